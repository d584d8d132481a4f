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
      ScrewControl(turns: turns)
      PressedTable(morning: morning, noon: noon, evening: evening)
    }
  }
}

private struct ScrewControl: View {
  @State private var shown: Int
  let turns: Int

  init(turns: Int) {
    self.turns = turns
    _shown = State(initialValue: turns)
  }

  var body: some View {
    HStack {
      Button("Loosen") { shown -= 5 }.disabled(turns == 0)
      Text("Screw at \(shown) turns")
      Button("Tighten") { shown += 5 }.disabled(turns == 9)
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
    Self.formatter.string(fromKilograms: value)
  }
}
