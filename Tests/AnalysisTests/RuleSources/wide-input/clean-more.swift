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
