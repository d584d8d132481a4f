// tutor: exercise45
// rejected by: renders-the-same
import SwiftUI

struct CiderPress: View {
  let farm: String
  let morning: Double
  let noon: Double
  let evening: Double
  @State private var turns = 2

  var body: some View {
    VStack {
      Text(farm).font(.title)
      HStack {
        Button("Loosen") { turns -= 1 }.disabled(turns == 0)
        Text("Screw at \(turns) turns")
        Button("Tighten") { turns += 1 }.disabled(turns == 9)
      }
      PressedTable(morning: morning, noon: noon, evening: evening)
    }
  }
}

private struct PressedTable: View {
  let morning: Double
  let noon: Double
  let evening: Double

  private static let formatter = MassFormatter()

  var body: some View {
    VStack(alignment: .leading) {
      Text("Pressed today").font(.headline)
      Text("Morning \(weight(morning))")
      Text("Noon \(weight(noon))")
      Text("Evening \(weight(evening))")
    }
    .padding()
  }

  private func weight(_ value: Double) -> String {
    Self.formatter.string(fromKilograms: value / 1000)
  }
}
