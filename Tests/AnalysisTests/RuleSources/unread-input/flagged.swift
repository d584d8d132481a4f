// source: a whole value
import SwiftUI

struct Status { var level = 1; var text = "" }
struct BirdRow: View {
  let name: String
  let status: Status // finding: unread-input
  var body: some View { Text(name) }
}

// source: a position
import SwiftUI

struct Line: View {
  let text: String
  let index: Int // finding: unread-input
  var body: some View { Text(text) }
}

// source: an environment value
import SwiftUI

struct Note: View {
  @Environment(\.colorScheme) private var scheme // finding: unread-input
  var body: some View { Text("Note") }
}

// source: two of three
import SwiftUI

struct Seat: View {
  let row: Int
  let letter: String // finding: unread-input
  let price: Double // finding: unread-input
  var body: some View { Text("\(row)") }
}

// source: a list
import SwiftUI

struct Total: View {
  let sum: Int
  var items: [String] // finding: unread-input
  var body: some View { Text("\(sum)") }
}

// source: an optional
import SwiftUI

struct Face: View {
  let name: String
  var caption: String? // finding: unread-input
  var body: some View { Image(name) }
}

// source: used by an unused member only
import SwiftUI

struct Price: View {
  let amount: Int
  let currency: String // finding: unread-input
  var body: some View { Text("\(amount)") }
  private var long: String { currency + " \(amount)" }
}

// source: set by the initializer
import SwiftUI

struct Area: View {
  let name: String
  let size: Int // finding: unread-input
  init(name: String, size: Int) {
    self.name = name
    self.size = size
  }
  var body: some View { Text(name) }
}

// source: another type's property of the name is read
import SwiftUI

struct Flight { var altitude: Int; var name: String }
struct FlightPage: View {
  @State private var flight = Flight(altitude: 900, name: "K2")
  @State private var others: [Flight] = []
  var body: some View {
    VStack {
      Wing(name: flight.name, altitude: flight.altitude)
      ForEach(others, id: \.name) { other in Text("\(other.altitude)") }
      Button("Climb") { flight.altitude += 100 }
    }
  }
}
struct Wing: View {
  let name: String
  let altitude: Int // finding: unread-input
  var body: some View { Text(name) }
}
