// program: a let of the view is assigned
// error: line 6: left side of mutating operator isn't mutable: 'count' is a 'let' constant
import SwiftUI
struct Counter: View {
  let count: Int
  var body: some View { Button("Add") { count += 1 } }
}
// program: a var without state is assigned
// error: line 6: left side of mutating operator isn't mutable: 'self' is immutable
import SwiftUI
struct Counter: View {
  var count = 0
  var body: some View { Button("Add") { count += 1 } }
}
// program: a plain var is assigned in a method
// error: line 6: left side of mutating operator isn't mutable: 'self' is immutable
import SwiftUI
struct Counter: View {
  var count = 0
  func add() { count += 1 }
  var body: some View { Button("Add", action: add) }
}
// program: a member of a let is assigned
// error: line 7: cannot assign to property: 'ship' is a 'let' constant
import SwiftUI
struct Ship { var name = "" }
struct Row: View {
  let ship: Ship
  var body: some View { Button("Clear") { ship.name = "" } }
}
// program: a let member is assigned
// error: line 7: cannot assign to property: 'name' is a 'let' constant
import SwiftUI
struct Ship { let name: String }
struct Row: View {
  @State private var ship = Ship(name: "a")
  var body: some View { Button("Clear") { ship.name = "" } }
}
// program: the loop variable is assigned
// error: line 9: cannot use mutating member on immutable value: 'ship' is a 'let' constant
import SwiftUI
struct Ship: Identifiable { let id: Int; var isOut = false }
struct Screen: View {
  @State private var ships = [Ship(id: 1)]
  var body: some View {
    ForEach(ships) { ship in
      Button("Out") { ship.isOut.toggle() }
    }
  }
}
// program: an array in a let is appended to
// error: line 6: cannot use mutating member on immutable value: 'names' is a 'let' constant
import SwiftUI
struct Names: View {
  let names: [String]
  var body: some View { Button("Add") { names.append("x") } }
}
// program: an environment value is assigned
// error: line 6: cannot assign to property: 'scheme' is a get-only property
import SwiftUI
struct Screen: View {
  @Environment(\.colorScheme) private var scheme
  var body: some View { Button("Dark") { scheme = .dark } }
}
// program: a state object is replaced
// error: line 7: cannot assign to property: 'model' is a get-only property
import SwiftUI
final class Model: ObservableObject { @Published var count = 0 }
struct Screen: View {
  @StateObject private var model = Model()
  var body: some View { Button("New") { model = Model() } }
}
// program: a computed property is assigned
// error: line 7: cannot assign to property: 'double' is a get-only property
import SwiftUI
struct Screen: View {
  @State private var count = 0
  private var double: Int { count * 2 }
  var body: some View { Button("x") { double = 4 } }
}
// program: a mutating method called in the body
// error: line 7: cannot use mutating member on immutable value: 'self' is immutable
import SwiftUI
struct Screen: View {
  var count = 0
  mutating func add() { count += 1 }
  var body: some View { Button("Add") { add() } }
}
// program: a parameter is assigned
// error: line 6: cannot assign to value: 'name' is a 'let' constant
import SwiftUI
struct Screen: View {
  @State private var names = ["a"]
  func rename(_ name: String) { name = "b" }
  var body: some View { Text(names[0]) }
}
// program: a private setter of a model
// error: line 9: left side of mutating operator isn't mutable: 'count' setter is inaccessible
import SwiftUI
final class Model: ObservableObject {
  @Published private(set) var count = 0
}
struct Screen: View {
  @ObservedObject var model: Model
  var body: some View { Button("Add") { model.count += 1 } }
}
// program: a statement in the builder
// error: line 8: 'buildExpression' is unavailable: this expression does not conform to 'View'
import SwiftUI
struct Screen: View {
  @State private var count = 0
  var body: some View {
    VStack {
      count += 1
      Text("\(count)")
    }
  }
}
// program: a local var changed in a builder
// error: line 9: 'buildExpression' is unavailable: this expression does not conform to 'View'
import SwiftUI
struct Screen: View {
  var body: some View {
    var total = 0
    total += 3
    return VStack {
      total += 1
      Text("\(total)")
    }
  }
}
