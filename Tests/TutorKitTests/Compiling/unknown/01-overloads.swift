// program: an overload that the interface may lack
// rests on: accessibilityActions
import SwiftUI
struct Screen: View {
  var body: some View { Text("x").accessibilityActions(kind: 3) { Button("x") {} } }
}
// program: a label that an initializer may have
// rests on: Menu
import SwiftUI
struct Screen: View {
  var body: some View { Menu("x", picture: "y") { Text("z") } }
}
// program: an initializer that an extension may add
// rests on: Color
import SwiftUI
struct Screen: View {
  var body: some View { Text("x").foregroundStyle(Color(brand: 3)) }
}
// program: a colour of the catalogue of assets
// unknown: berry
import SwiftUI
struct Screen: View {
  var body: some View { Text("x").foregroundStyle(Color.berry) }
}
// program: content that a builder may take
// rests on: Section
import SwiftUI
struct Screen: View {
  var body: some View {
    Section {
      Text("a")
      3
    }
  }
}
// program: a format that the library may have
// rests on: measurement
import SwiftUI
struct Screen: View {
  let length = Measurement(value: 3, unit: UnitLength.meters)
  var body: some View { Text(length, format: .measurement(width: .abbreviated)) }
}
// program: the only statement of a container's closure
// rests on: nothing
import SwiftUI
struct Screen: View {
  var body: some View { Text("x").onDrop(of: [3], isTargeted: nil) { _ in true } }
}
// program: an expression that the compiler gives up
// rests on: nothing
import SwiftUI
struct Screen: View {
  let a = 1, b = 2.0, c: Float = 3
  var body: some View {
    Text("\(a + b * c - 4 / a + 2 * (b - 1) + c * 3.5 - a)")
  }
}
