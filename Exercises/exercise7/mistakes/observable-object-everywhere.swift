// tutor: exercise7
// rejected by: evaluates-less
import SwiftUI

struct Runner: Identifiable {
  let id: Int
  let name: String
  var isCheckedIn = false
}

struct AidStation: Identifiable {
  let id: Int
  let place: String
  let kilometre: Int
  let crew: String
}

final class RaceDay: ObservableObject {
  @Published var runners = [
    Runner(id: 11, name: "Ilse"),
    Runner(id: 12, name: "Omar"),
    Runner(id: 13, name: "Petra", isCheckedIn: true),
    Runner(id: 14, name: "Yusuf"),
  ]
  @Published var isOpen = true
  @Published var showsCrews = false
  @Published var cups = 200
  @Published var draft = ""
  @Published var announcement = "Bag drop is open"

  var checkedIn: Int { runners.filter { $0.isCheckedIn }.count }

  func toggle(_ id: Int) {
    if let index = runners.firstIndex(where: { $0.id == id }) {
      runners[index].isCheckedIn.toggle()
    }
  }

  func announce() {
    announcement = draft
    draft = ""
  }
}

struct RaceDayScreen: View {
  let club: String
  let stations = [
    AidStation(id: 1, place: "Old weir", kilometre: 6, crew: "Lene and Tom"),
    AidStation(id: 2, place: "Tannery bridge", kilometre: 11, crew: "Aiko and Paul"),
    AidStation(id: 3, place: "Orchard gate", kilometre: 15, crew: "Rosa and Finn"),
  ]
  @StateObject private var race = RaceDay()

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        ClubHeader(club: club, race: race)
        CourseFacts(stationCount: stations.count, race: race)
        CheckInStatus(race: race)
        RunnerList(race: race)
        AidStationList(stations: stations, race: race)
        CupCounter(race: race)
        Loudspeaker(race: race)
      }
      .padding()
    }
  }
}

private struct ClubHeader: View {
  let club: String
  @ObservedObject var race: RaceDay

  var body: some View {
    HStack {
      Image(systemName: "figure.run").font(.largeTitle)
      VStack(alignment: .leading) {
        Text(club).font(.title).bold()
        Text("River run, 18 kilometres").foregroundStyle(.secondary)
      }
    }
    .padding(.bottom)
  }
}

private struct CourseFacts: View {
  let stationCount: Int
  @ObservedObject var race: RaceDay

  var body: some View {
    HStack(spacing: 32) {
      CourseFact(value: "240 m", label: "Climb")
      CourseFact(value: "\(stationCount)", label: "Aid stations")
      CourseFact(value: "3 h", label: "Time limit")
    }
    .padding()
    .background(.thinMaterial)
  }
}

private struct CourseFact: View {
  let value: String
  let label: String

  var body: some View {
    VStack {
      Text(value).font(.headline)
      Text(label).font(.caption)
    }
  }
}

private struct CheckInStatus: View {
  @ObservedObject var race: RaceDay

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(race.isOpen ? "Check-in is open" : "Ready to start").font(.headline)
        Text("\(race.checkedIn) of \(race.runners.count) checked in")
          .foregroundStyle(.secondary)
      }
      Spacer()
      Button("Close check-in") { race.isOpen = false }
        .disabled(!race.isOpen)
    }
    .padding()
  }
}

private struct RunnerList: View {
  @ObservedObject var race: RaceDay

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Runners").font(.title2).bold()
      ForEach(race.runners) { runner in
        RunnerRow(runner: runner, isOpen: race.isOpen, onToggle: { race.toggle(runner.id) })
      }
      Button("Reopen check-in") { race.isOpen = true }
        .disabled(race.isOpen)
    }
    .padding()
  }
}

private struct RunnerRow: View {
  let runner: Runner
  let isOpen: Bool
  let onToggle: () -> Void

  var body: some View {
    HStack {
      Text("\(runner.id)").font(.headline)
      Text(runner.name)
      Spacer()
      Image(systemName: runner.isCheckedIn ? "checkmark.circle" : "circle")
        .foregroundStyle(runner.isCheckedIn ? .green : .gray)
      Button(runner.isCheckedIn ? "Undo \(runner.name)" : "Check in \(runner.name)") {
        onToggle()
      }
      .disabled(!isOpen)
    }
  }
}

private struct CupCounter: View {
  @ObservedObject var race: RaceDay

  var body: some View {
    HStack {
      Label("\(race.cups) cups", systemImage: "cup.and.saucer")
        .foregroundStyle(race.cups < 100 ? .red : .green)
      Spacer()
      Button("Hand out a tray") { race.cups -= 60 }
        .disabled(race.cups < 60)
      Button("Open a crate") { race.cups += 120 }
    }
    .padding()
  }
}

private struct AidStationList: View {
  let stations: [AidStation]
  @ObservedObject var race: RaceDay

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Toggle("Show crews", isOn: $race.showsCrews)
      ForEach(stations) { station in
        HStack {
          Text("km \(station.kilometre)").font(.headline)
          Text(station.place)
          if race.showsCrews {
            Text(station.crew).foregroundStyle(.secondary)
          }
        }
      }
    }
    .padding()
  }
}

private struct Loudspeaker: View {
  @ObservedObject var race: RaceDay

  var body: some View {
    VStack(alignment: .leading) {
      Label(race.announcement, systemImage: "megaphone").font(.headline)
      TextField("Message", text: $race.draft)
      Text("\(race.draft.count) of 80 letters").font(.caption)
      Button("Announce") {
        race.announce()
      }
      .disabled(race.draft.isEmpty)
    }
    .padding()
    .background(.thinMaterial)
  }
}
