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
        Shelf(wall: "North wall") {
          Text("Atlases and sea charts")
          Text("Globes at the top")
        }
        Shelf(wall: "South wall") {
          Text("Travel diaries")
          Text("Railway timetables")
        }
      }
      .padding()
    }
    .environment(\.isNight, isNight)
  }
}

private struct Shelf<Books: View>: View {
  let wall: String
  let books: Books

  init(wall: String, @ViewBuilder books: () -> Books) {
    self.wall = wall
    self.books = books()
  }

  var body: some View {
    VStack(alignment: .leading) {
      Text(wall).font(.headline)
      books
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
