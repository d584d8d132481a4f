// tutor: exercise7
import SwiftUI

// TODO: Checking in one runner should not rebuild the course, the aid
// stations and the loudspeaker.

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
        HStack {
          Image(systemName: "figure.run").font(.largeTitle)
          VStack(alignment: .leading) {
            Text(club).font(.title).bold()
            Text("River run, 18 kilometres").foregroundStyle(.secondary)
          }
        }
        .padding(.bottom)
        HStack(spacing: 32) {
          VStack {
            Text("240 m").font(.headline)
            Text("Climb").font(.caption)
          }
          VStack {
            Text("\(stations.count)").font(.headline)
            Text("Aid stations").font(.caption)
          }
          VStack {
            Text("3 h").font(.headline)
            Text("Time limit").font(.caption)
          }
        }
        .padding()
        .background(.thinMaterial)
        HStack {
          VStack(alignment: .leading) {
            Text(isOpen ? "Check-in is open" : "Ready to start")
              .font(.headline)
            let checkedIn = runners.filter { $0.isCheckedIn }.count
            Text("\(checkedIn) of \(runners.count) checked in")
              .foregroundStyle(.secondary)
          }
          Spacer()
          Button("Close check-in") { isOpen = false }
            .disabled(!isOpen)
        }
        .padding()
        VStack(alignment: .leading, spacing: 8) {
          Text("Runners").font(.title2).bold()
          ForEach(runners) { runner in
            HStack {
              Text("\(runner.id)").font(.headline)
              Text(runner.name)
              Spacer()
              Image(
                systemName: runner.isCheckedIn ? "checkmark.circle" : "circle"
              )
              .foregroundStyle(runner.isCheckedIn ? .green : .gray)
              Button(
                runner.isCheckedIn
                  ? "Undo \(runner.name)" : "Check in \(runner.name)"
              ) {
                toggle(runner.id)
              }
              .disabled(!isOpen)
            }
          }
          Button("Reopen check-in") { isOpen = true }
            .disabled(isOpen)
        }
        .padding()
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
        HStack {
          Label("\(cups) cups", systemImage: "cup.and.saucer")
            .foregroundStyle(cups < 100 ? .red : .green)
          Spacer()
          Button("Hand out a tray") { cups -= 60 }
            .disabled(cups < 60)
          Button("Open a crate") { cups += 120 }
        }
        .padding()
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
      .padding()
    }
  }

  private func toggle(_ id: Int) {
    if let index = runners.firstIndex(where: { $0.id == id }) {
      runners[index].isCheckedIn.toggle()
    }
  }
}
