// tutor: exercise38
import SwiftUI

extension EnvironmentValues {
  @Entry var isNight = false
}

// TODO: Only the lamps show the night. Why does it build the shelves, and why
// does a guest?

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
        VStack(alignment: .leading) {
          Text("North wall").font(.headline)
          Text("Atlases and sea charts")
          Text("Globes at the top")
          HStack {
            Image(systemName: isNight ? "lamp.desk.fill" : "lamp.desk")
            Text(isNight ? "Lamp on" : "Daylight")
          }
        }
        VStack(alignment: .leading) {
          Text("South wall").font(.headline)
          Text("Travel diaries")
          Text("Railway timetables")
          HStack {
            Image(systemName: isNight ? "lamp.desk.fill" : "lamp.desk")
            Text(isNight ? "Lamp on" : "Daylight")
          }
        }
      }
      .padding()
    }
  }
}
