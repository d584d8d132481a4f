// source: initializers that store what they are given
import SwiftUI

final class Stove {
  let heat: Int
  init(heat: Int) { self.heat = heat }
}

struct Kitchen: View {
  @State private var pots = 0

  var body: some View {
    VStack {
      Text("\(pots) pots")
      Plate(stove: Stove(heat: 3)) // finding: uncomparable-input
      Label(id: UUID()) // finding: uncomparable-input
      Shelf { pots += 1 } // finding: uncomparable-input
      Lamp { pots += 1 } // finding: uncomparable-input
    }
  }
}

private struct Plate: View {
  private let stove: Stove
  private let heat: Int

  init(stove: Stove) {
    self.stove = stove
    heat = stove.heat
  }

  var body: some View { Text("Heat \(heat)") }
}

private struct Label: View {
  private let name: String

  init(id: UUID) { name = id.uuidString }

  var body: some View { Text(name) }
}

private struct Shelf: View {
  private let fill: () -> Void

  init(fill: @escaping () -> Void) { self.fill = fill }

  var body: some View { Button("Fill", action: fill) }
}

private struct Lamp: View {
  private let light: () -> Void

  init(light: @escaping () -> Void) { self.light = { light() } }

  var body: some View { Button("Light", action: light) }
}
