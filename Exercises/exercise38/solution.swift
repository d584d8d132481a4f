// tutor: exercise38
import SwiftUI

extension EnvironmentValues {
  @Entry var isNight = false
}

struct ReadingRoom: View {
  let room: String
  @State private var isNight = false
  @State private var guests = 8

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        Text(room).font(.title)
        Toggle("Night", isOn: $isNight)
        Stepper("Guests", value: $guests, in: 0...20)
        Text(guests == 20 ? "Full" : "\(20 - guests) chairs free")
        Shelf(
          wall: "North wall", first: "Atlases and sea charts",
          second: "Globes at the top")
        Shelf(
          wall: "South wall", first: "Travel diaries",
          second: "Railway timetables")
      }
      .padding()
    }
    .environment(\.isNight, isNight)
  }
}

private struct Shelf: View {
  let wall: String
  let first: String
  let second: String

  var body: some View {
    VStack(alignment: .leading) {
      Text(wall).font(.headline)
      Text(first)
      Text(second)
      Lamp()
    }
  }
}

private struct Lamp: View {
  @Environment(\.isNight) private var isNight

  var body: some View {
    HStack {
      Image(systemName: isNight ? "lamp.desk.fill" : "lamp.desk")
      Text(isNight ? "Lamp on" : "Daylight")
    }
  }
}
