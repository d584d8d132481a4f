// tutor: exercise7
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

struct RaceDayScreen: View {
  let club: String
  let stations = [
    AidStation(id: 1, place: "Old weir", kilometre: 6, crew: "Lene and Tom"),
    AidStation(
      id: 2, place: "Tannery bridge", kilometre: 11, crew: "Aiko and Paul"),
    AidStation(
      id: 3, place: "Orchard gate", kilometre: 15, crew: "Rosa and Finn"),
  ]
  @State private var runners = [
    Runner(id: 11, name: "Ilse"),
    Runner(id: 12, name: "Omar"),
    Runner(id: 13, name: "Petra", isCheckedIn: true),
    Runner(id: 14, name: "Yusuf"),
  ]
  @State private var isOpen = true
  @State private var showsCrews = false
  @State private var cups = 200
  @State private var draft = ""
  @State private var announcement = "Bag drop is open"

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        ClubHeader(club: club)
        CourseFacts(stationCount: stations.count)
        CheckInStatus(
          checkedIn: runners.filter { $0.isCheckedIn }.count,
          total: runners.count, isOpen: $isOpen)
        RunnerList(runners: $runners, isOpen: $isOpen)
        AidStationList(stations: stations, showsCrews: $showsCrews)
        CupCounter(cups: $cups)
        Loudspeaker(draft: $draft, announcement: $announcement)
      }
      .padding()
    }
  }
}

private struct ClubHeader: View {
  let club: String

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
  let checkedIn: Int
  let total: Int
  @Binding var isOpen: Bool

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(isOpen ? "Check-in is open" : "Ready to start").font(.headline)
        Text("\(checkedIn) of \(total) checked in")
          .foregroundStyle(.secondary)
      }
      Spacer()
      Button("Close check-in") { isOpen = false }
        .disabled(!isOpen)
    }
    .padding()
  }
}

private struct RunnerList: View {
  @Binding var runners: [Runner]
  @Binding var isOpen: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Runners").font(.title2).bold()
      ForEach(runners) { runner in
        RunnerRow(
          runner: runner, isOpen: isOpen, onToggle: { toggle(runner.id) })
      }
      Button("Reopen check-in") { isOpen = true }
        .disabled(isOpen)
    }
    .padding()
  }

  private func toggle(_ id: Int) {
    if let index = runners.firstIndex(where: { $0.id == id }) {
      runners[index].isCheckedIn.toggle()
    }
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
      Button(
        runner.isCheckedIn ? "Undo \(runner.name)" : "Check in \(runner.name)"
      ) {
        onToggle()
      }
      .disabled(!isOpen)
    }
  }
}

private struct AidStationList: View {
  let stations: [AidStation]
  @Binding var showsCrews: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Toggle("Show crews", isOn: $showsCrews)
      ForEach(stations) { station in
        HStack {
          Text("km \(station.kilometre)").font(.headline)
          Text(station.place)
          if showsCrews {
            Text(station.crew).foregroundStyle(.secondary)
          }
        }
      }
    }
    .padding()
  }
}

private struct CupCounter: View {
  @Binding var cups: Int

  var body: some View {
    HStack {
      Label("\(cups) cups", systemImage: "cup.and.saucer")
        .foregroundStyle(cups < 100 ? .red : .green)
      Spacer()
      Button("Hand out a tray") { cups -= 60 }
        .disabled(cups < 60)
      Button("Open a crate") { cups += 120 }
    }
    .padding()
  }
}

private struct Loudspeaker: View {
  @Binding var draft: String
  @Binding var announcement: String

  var body: some View {
    VStack(alignment: .leading) {
      Label(announcement, systemImage: "megaphone").font(.headline)
      TextField("Message", text: $draft)
      Text("\(draft.count) of 80 letters").font(.caption)
      Button("Announce") {
        announcement = draft
        draft = ""
      }
      .disabled(draft.isEmpty)
    }
    .padding()
    .background(.thinMaterial)
  }
}
