// tutor: exercise28
// rejected by: evaluates-less
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
    Berth(id: 1, guest: "Mika"), Berth(id: 2, guest: "Sofia"), Berth(id: 3, guest: "Anton"),
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
        ForEach($train.berths) { $berth in
          BerthRow(number: berth.id, guest: berth.guest, isAwake: $berth.isAwake)
        }
        Text("\(train.berths.filter { $0.isAwake }.count) awake").font(.caption)
      }
      Toggle("Quiet", isOn: $train.isQuiet)
      Stepper("Delay", value: $train.delay, in: 0...120, step: 5)
      Speaker(announcement: $train.announcement, isQuiet: train.isQuiet)
    }
    .padding()
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

private struct BerthRow: View {
  let number: Int
  let guest: String
  @Binding var isAwake: Bool

  var body: some View {
    HStack {
      Text("\(number)").font(.headline)
      Text(guest)
      Spacer()
      Image(systemName: isAwake ? "sun.max" : "moon.zzz")
      Button("Wake \(number)") { isAwake = true }
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
