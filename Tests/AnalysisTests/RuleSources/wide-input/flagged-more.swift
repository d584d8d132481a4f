// source: an optional input
import SwiftUI

struct Ferry { var id: Int; var name: String; var decks: Int; var cars: Int; var fee: Int }
struct FerryName: View {
  var ferry: Ferry? // finding: wide-input
  var body: some View { if let ferry { Text(ferry.name) } }
}

// source: another name for it
import SwiftUI

struct Ferry { var id: Int; var name: String; var decks: Int; var cars: Int; var fee: Int }
struct FerryName: View {
  let ferry: Ferry // finding: wide-input
  var body: some View {
    let shown = ferry
    return Text(shown.name)
  }
}

// source: an input of a modifier
import SwiftUI

struct Ferry { var id: Int; var name: String; var decks: Int; var cars: Int; var fee: Int }
struct FerryBadge: ViewModifier {
  let ferry: Ferry // finding: wide-input
  func body(content: Content) -> some View { content.badge(ferry.name) }
}

// source: one member through a key path and in parentheses
import SwiftUI

struct Harbour {
  var id = 1
  var name = "x"
  var depth = 6
  var berths = 20
  var fee = 3
}
struct HarbourPin: View {
  let harbour: Harbour  // finding: wide-input
  var body: some View { Text(harbour[keyPath: \.name]) }
}
struct HarbourSign: View {
  let harbour: (Harbour)  // finding: wide-input
  var body: some View { Text((harbour).name) }
}

// source: an equality of the view that compares the whole value
import SwiftUI

struct Record: Equatable {
  var id: Int
  var name: String
  var year: Int
  var label: String
  var price: Int
}
struct Cover: View, Equatable {
  let record: Record  // finding: wide-input
  var body: some View { Text(record.name) }
  static func == (a: Cover, b: Cover) -> Bool { a.record == b.record }
}

// source: an equality that nobody asks plain data for
import SwiftUI

struct Gauge {
  var id: Int
  var year: Int
  var size: Int
  var price: Double
  var isOn: Bool
}
struct Dial: View, Equatable {
  let gauge: Gauge  // finding: wide-input
  var body: some View { Text("\(gauge.id)") }
  static func == (a: Dial, b: Dial) -> Bool { a.gauge.id == b.gauge.id }
}

// source: a struct whose equality compares all that it stores
import SwiftUI

struct Track: Equatable {
  var id: Int
  var name: String
  var year: Int
  var label: String
  static func == (a: Track, b: Track) -> Bool {
    a.id == b.id && a.name == b.name && (a.year, a.label) == (b.year, b.label)
  }
}
struct TrackRow: View {
  let track: Track  // finding: wide-input
  var body: some View { Text(track.name) }
}
