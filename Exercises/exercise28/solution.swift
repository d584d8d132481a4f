// tutor: exercise28
import SwiftUI

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

struct NightTrain: View {
  let line: String
  @State private var train = Train()

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Timetable(line: line, delay: train.delay)
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
      Speaker(announcement: $train.announcement, isQuiet: train.isQuiet)
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
  let delay: Int

  var body: some View {
    VStack(alignment: .leading) {
      Text(line).font(.title)
      Text("Departure 22:10, arrival 07:45")
      Text(delay == 0 ? "On time" : "\(delay) minutes late")
        .foregroundStyle(delay > 30 ? .red : .primary)
    }
  }
}

private struct BerthRow: View, Equatable {
  let number: Int
  let guest: String
  let isAwake: Bool
  let onWake: () -> Void

  static func == (a: BerthRow, b: BerthRow) -> Bool {
    a.number == b.number && a.guest == b.guest && a.isAwake == b.isAwake
  }

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
  @Binding var announcement: String
  let isQuiet: Bool
  @State private var draft = ""

  var body: some View {
    VStack(alignment: .leading) {
      Label(announcement, systemImage: isQuiet ? "speaker.slash" : "speaker")
      TextField("Announcement", text: $draft)
      Button("Say it") {
        announcement = draft
        draft = ""
      }
      .disabled(draft.isEmpty || isQuiet)
    }
  }
}
