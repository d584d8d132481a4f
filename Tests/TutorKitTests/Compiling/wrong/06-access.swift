// program: a private let in the memberwise init
// error: line 9: 'Row' initializer is inaccessible due to 'private' protection level
import SwiftUI
struct Row: View {
  private let title: String
  var body: some View { Text(title) }
}
struct Screen: View {
  var body: some View { Row(title: "x") }
}
// program: a private state in the memberwise init
// error: line 10: 'Row' initializer is inaccessible due to 'private' protection level
import SwiftUI
struct Row: View {
  let title: String
  @State private var count: Int
  var body: some View { Text("\(title) \(count)") }
}
struct Screen: View {
  var body: some View { Row(title: "x", count: 3) }
}
// program: a private member of the parent
// error: line 10: 'count' is inaccessible due to 'private' protection level
import SwiftUI
struct Screen: View {
  @State private var count = 0
  var body: some View { Text("\(count)") }
}
struct Other: View {
  let screen: Screen
  var body: some View { Text("\(screen.count)") }
}
// program: a private method of a model
// error: line 9: 'save' is inaccessible due to 'private' protection level
import SwiftUI
final class Model {
  private func save() {}
}
struct Screen: View {
  let model: Model
  var body: some View { Button("Save") { model.save() } }
}
// program: a private nested view used outside
// error: line 9: 'Row' is inaccessible due to 'private' protection level
import SwiftUI
struct Screen: View {
  private struct Row: View { var body: some View { Text("x") } }
  var body: some View { Row() }
}
struct Other: View {
  var body: some View { Screen.Row() }
}
// program: a private binding in the memberwise init
// error: line 10: 'Switch' initializer is inaccessible due to 'private' protection level
import SwiftUI
struct Switch: View {
  @Binding private var isOn: Bool
  var body: some View { Toggle("x", isOn: $isOn) }
}
struct Screen: View {
  @State private var isOn = false
  var body: some View { Switch(isOn: $isOn) }
}
// program: a private wrapped value in an init
// error: line 9: argument passed to call that takes no arguments
import SwiftUI
struct Counter: View {
  @State private var count = 0
  var body: some View { Text("\(count)") }
}
struct Screen: View {
  var body: some View { Counter(count: 4) }
}
// program: a static member through an instance
// error: line 7: static member 'kind' cannot be used on instance of type 'Ship'
import SwiftUI
struct Ship { static let kind = "boat" }
struct Row: View {
  let ship: Ship
  var body: some View { Text(ship.kind) }
}
// program: an instance member through the type
// error: line 6: instance member 'name' cannot be used on type 'Ship'; did you mean to use a value of this type instead?
import SwiftUI
struct Ship { var name = "boat" }
struct Row: View {
  var body: some View { Text(Ship.name) }
}
// program: a private extension member
// error: line 8: 'limit' is inaccessible due to 'private' protection level
import SwiftUI
struct Outer {
  private static let limit = 3
}
struct Screen: View {
  var body: some View { Text("\(Outer.limit)") }
}
