// tutor: exercise28
import SwiftUI

// TODO: Find the inputs that cannot be equal, and give the views what they
// show.

struct Berth: Identifiable {
  let id: Int
  let guest: String
  var isAwake = false
}

struct Train {
  var delay = 0
  var isQuiet = false
  var announcement = "Good night"
  var berths = [
    Berth(id: 1, guest: "Mika"), Berth(id: 2, guest: "Sofia"),
    Berth(id: 3, guest: "Anton"),
    Berth(id: 4, guest: "Linnea", isAwake: true),
  ]
}

final class StationClock {
  let format: String
  init(format: String) { self.format = format }
  func text(_ minutes: Int) -> String { "\(minutes) \(format)" }
}

struct NightTrain: View {
  let line: String
  @State private var train = Train()
  @State private var draft = ""

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Timetable(
        line: line, train: train, clock: StationClock(format: "minutes late"))
      VStack(alignment: .leading) {
        ForEach(train.berths) { berth in
          BerthRow(
            number: berth.id, guest: berth.guest, isAwake: berth.isAwake,
            onWake: { wake(berth.id) })
        }
        Text("\(train.berths.filter { $0.isAwake }.count) awake")
          .font(.caption)
      }
      Toggle("Quiet", isOn: $train.isQuiet)
      Stepper("Delay", value: $train.delay, in: 0...120, step: 5)
      Speaker(train: $train, draft: $draft)
    }
    .padding()
  }

  private func wake(_ id: Int) {
    guard let index = train.berths.firstIndex(where: { $0.id == id }) else {
      return
    }
    train.berths[index].isAwake = true
  }
}

private struct Timetable: View {
  let line: String
  let train: Train
  let clock: StationClock

  var body: some View {
    VStack(alignment: .leading) {
      Text(line).font(.title)
      Text("Departure 22:10, arrival 07:45")
      Text(train.delay == 0 ? "On time" : clock.text(train.delay))
        .foregroundStyle(train.delay > 30 ? .red : .primary)
    }
  }
}

private struct BerthRow: View {
  let number: Int
  let guest: String
  let isAwake: Bool
  let onWake: () -> Void

  var body: some View {
    HStack {
      Text("\(number)").font(.headline)
      Text(guest)
      Spacer()
      Image(systemName: isAwake ? "sun.max" : "moon.zzz")
      Button("Wake \(number)") { onWake() }
        .disabled(isAwake)
    }
  }
}

private struct Speaker: View {
  @Binding var train: Train
  @Binding var draft: String

  var body: some View {
    VStack(alignment: .leading) {
      Label(
        train.announcement,
        systemImage: train.isQuiet ? "speaker.slash" : "speaker")
      TextField("Announcement", text: $draft)
      Button("Say it") {
        train.announcement = draft
        draft = ""
      }
      .disabled(draft.isEmpty || train.isQuiet)
    }
  }
}
