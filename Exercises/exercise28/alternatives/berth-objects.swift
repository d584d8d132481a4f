// tutor: exercise28
import SwiftUI

@Observable
final class Berth: Identifiable {
  let id: Int
  let guest: String
  var isAwake: Bool

  init(id: Int, guest: String, isAwake: Bool = false) {
    self.id = id
    self.guest = guest
    self.isAwake = isAwake
  }
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
        ForEach(train.berths) { berth in
          BerthRow(berth: berth)
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
  let berth: Berth

  var body: some View {
    HStack {
      Text("\(berth.id)").font(.headline)
      Text(berth.guest)
      Spacer()
      Image(systemName: berth.isAwake ? "sun.max" : "moon.zzz")
      Button("Wake \(berth.id)") { berth.isAwake = true }
        .disabled(berth.isAwake)
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
