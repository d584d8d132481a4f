// What is left behind at a departure, and shows at the next arrival alone.
// instead: rooms.heating = 0 => rooms.heating = rooms.heating
// instead: guests = 0 => guests = max(guests - 1, 0)
// instead: : 0 } => : streak }
// same: guests = 0 => guests -= guests
import SwiftUI

final class Rooms: ObservableObject {
  @Published var heating = 0
}

final class Lodge: ObservableObject {
  @Published var host: String?
  @Published var guests: Int = 0
  let rooms = Rooms()

  func arrive(_ name: String, _ word: String) {
    guard word == "larch" else { return }
    host = name
  }

  func leave() {
    host = nil
    guests = 0
    rooms.heating = 0
  }
}

struct LodgeScreen: View {
  @StateObject private var lodge = Lodge()
  @State private var answers: [Bool] = []

  private var streak: Int {
    var streak = 0
    for answer in answers { streak = answer ? streak + 1 : 0 }
    return streak
  }

  var body: some View {
    VStack {
      if lodge.host != nil {
        HeatingRow(rooms: lodge.rooms)
        Stepper("Guests \(lodge.guests)", value: $lodge.guests, in: 0...9)
        Button("Leave") { lodge.leave() }
      } else {
        Entrance(lodge: lodge)
      }
      Text("In a row: \(streak)")
      Button("Right") { answers.append(true) }
      Button("Wrong") { answers.append(false) }
    }
  }
}

struct HeatingRow: View {
  @ObservedObject var rooms: Rooms

  var body: some View {
    Stepper("Heating \(rooms.heating)", value: $rooms.heating, in: 0...5)
  }
}

struct Entrance: View {
  let lodge: Lodge
  @State private var name = ""
  @State private var word = ""

  var body: some View {
    TextField("Name", text: $name)
    SecureField("Word", text: $word)
    Button("Arrive") { lodge.arrive(name, word) }.disabled(name.isEmpty)
  }
}
