// source: a computed property that reads most
import SwiftUI

struct Ferry { var id: Int; var name: String; var decks: Int; var cars: Int; var fee: Int }
extension Ferry { var summary: String { "\(name) \(decks) \(cars) \(fee)" } }
struct FerrySummary: View {
  let ferry: Ferry
  var body: some View { Text(ferry.summary) }
}

// source: a local name that is handed on as a whole
import SwiftUI

struct Ferry { var id: Int; var name: String; var decks: Int; var cars: Int; var fee: Int }
func price(_ ferry: Ferry) -> Int { ferry.fee * ferry.decks + ferry.cars }
struct FerryName: View {
  let ferry: Ferry?
  var body: some View { if let shown = ferry { Text("\(shown.name) \(price(shown))") } }
}

// source: an == of a protocol
import SwiftUI

struct Ferry { var id: Int; var name: String; var decks: Int; var cars: Int; var fee: Int }
protocol FerryCard: View, Equatable { var ferry: Ferry { get } }
extension FerryCard {
  static func == (left: Self, right: Self) -> Bool { left.ferry.name == right.ferry.name }
}
struct FerryName: FerryCard {
  let ferry: Ferry
  var body: some View { Text(ferry.name) }
}

// source: structs whose own equality leaves properties out
import SwiftUI

struct Record: Equatable {
  var id = 1
  var name = "x"
  var year = 3
  var label = "y"
  var price = 5
  static func == (a: Record, b: Record) -> Bool { a.key == b.key }
  var key: String { name }
}
struct Cover: View {
  let record: Record
  var body: some View { Text(record.name) }
}
struct Lent: View {
  let record: Record?
  var body: some View { Text(record?.name ?? "") }
}
struct Track {
  var id: Int
  var name: String
  var year: Int
  var label: String
}
extension Track: Equatable {}
func == (a: Track, b: Track) -> Bool { a.name == b.name }
struct TrackRow: View {
  let track: Track
  var body: some View { Text(track.name) }
}

// source: an equality of plain data that is asked for
import SwiftUI

struct Gauge {
  var id: Int
  var year: Int
  var size: Int
  var price: Double
}
struct Dial: View, Equatable {
  let gauge: Gauge
  var body: some View { Text("\(gauge.id)") }
  static func == (a: Dial, b: Dial) -> Bool { a.gauge.id == b.gauge.id }
}
struct Panel: View {
  @State private var gauge = Gauge(id: 1, year: 2, size: 3, price: 4)
  var body: some View {
    VStack {
      Dial(gauge: gauge).equatable()
      Button("Up") { gauge.price += 1 }
    }
  }
}

// source: rows of a constant list are given the same in each run
import SwiftUI

struct Riddle: Identifiable {
  let id: Int
  let question: String
  let answer: String
  let points: Int
  let hint: String
}
struct Riddles: View {
  private let riddles = [Riddle(id: 1, question: "a", answer: "b", points: 1, hint: "c")]
  @State private var solved = 0
  var body: some View {
    Button("\(solved)") { solved += 1 }
    ForEach(riddles) { riddle in RiddleRow(riddle: riddle) }
  }
}
struct RiddleRow: View {
  let riddle: Riddle
  var body: some View { Text(riddle.question) }
}
