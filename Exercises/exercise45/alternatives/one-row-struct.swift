// tutor: exercise45
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

  var body: some View {
    VStack(alignment: .leading) {
      Text("Pressed today").font(.headline)
      PressedRow(time: "Morning", weight: morning)
      PressedRow(time: "Noon", weight: noon)
      PressedRow(time: "Evening", weight: evening)
    }
    .padding()
  }
}

private struct PressedRow: View {
  let time: String
  let weight: Double

  private static let formatter = MassFormatter()

  var body: some View {
    Text("\(time) \(Self.formatter.string(fromKilograms: weight))")
  }
}
