// What is shown of inputs that nothing gives: other terms for the same values, and other values.
// same: count * copies => copies * count
// instead: count * copies => count + copies
// same: grams / 1000 + 1 => 1 + grams / 1000
// instead: grams / 1000 + 1 => (grams + 1000) / 1001
// same: stops.isEmpty => stops.count == 0
// instead: stops.isEmpty => stops.count < 2
// instead: stops.isEmpty => false
// same: "\(street) \(town)" => street + " " + town
// instead: "\(street) \(town)" => town + " " + street
// same: grams > 2_000 => 2_000 < grams
// instead: grams > 2_000 => grams >= 2_000
// same: max(floor, 0) => max(0, floor)
// instead: max(floor, 0) => abs(floor)
// instead: max(floor, 0) => floor
// same: stops.map { $0.count }.reduce(0, +) => stops.reduce(0) { $0 + $1.count }
// instead: stops.map { $0.count }.reduce(0, +) => stops.count
import SwiftUI

struct Parcel: View {
  let count: Int
  let grams: Int
  let floor: Int
  let street: String
  let town: String
  let stops: [String]
  @State private var copies = 2

  var body: some View {
    VStack {
      Text("\(count * copies) pages")
      Text(grams > 2_000 ? "Heavy" : "Light")
      Text("\(grams / 1000 + 1) stamps, floor \(max(floor, 0))")
      Text(verbatim: "\(street) \(town)")
      Text(stops.isEmpty ? "Direct" : "On the way")
      Text("\(stops.map { $0.count }.reduce(0, +)) letters")
      Button("Copy") { copies += 1 }
    }
  }
}
