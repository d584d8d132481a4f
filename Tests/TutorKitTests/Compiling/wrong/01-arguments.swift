// program: forgotten argument of a row
// error: line 12: missing argument for parameter 'count' in call
import SwiftUI
struct Row: View {
  let title: String
  let count: Int
  var body: some View { Text("\(title) \(count)") }
}
struct Screen: View {
  var body: some View {
    VStack {
      Row(title: "Ships")
    }
  }
}
// program: forgotten binding argument
// error: line 10: missing argument for parameter 'level' in call
import SwiftUI
struct Volume: View {
  @Binding var level: Double
  var body: some View { Slider(value: $level) }
}
struct Screen: View {
  @State private var level = 0.5
  var body: some View { Volume() }
}
// program: forgotten closure argument
// error: line 10: missing argument for parameter 'action' in call
import SwiftUI
struct Save: View {
  let title: String
  let action: () -> Void
  var body: some View { Button(title, action: action) }
}
struct Screen: View {
  var body: some View { Save(title: "Save") }
}
// program: forgotten observed object
// error: line 11: missing argument for parameter 'pump' in call
import SwiftUI
final class Pump: ObservableObject { @Published var litres = 0 }
struct Reading: View {
  @ObservedObject var pump: Pump
  var body: some View { Text("\(pump.litres)") }
}
struct Screen: View {
  @StateObject private var pump = Pump()
  var body: some View { Reading() }
}
// program: wrong label
// error: line 9: incorrect argument label in call (have 'name:', expected 'title:')
import SwiftUI
struct Row: View {
  let title: String
  var body: some View { Text(title) }
}
struct Screen: View {
  var body: some View { Row(name: "Ships") }
}
// program: missing label
// error: line 9: missing argument label 'title:' in call
import SwiftUI
struct Row: View {
  let title: String
  var body: some View { Text(title) }
}
struct Screen: View {
  var body: some View { Row("Ships") }
}
// program: arguments in the wrong order
// error: line 10: argument 'title' must precede argument 'count'
import SwiftUI
struct Row: View {
  let title: String
  let count: Int
  var body: some View { Text("\(title) \(count)") }
}
struct Screen: View {
  var body: some View { Row(count: 1, title: "Ships") }
}
// program: extra argument
// error: line 9: extra argument 'count' in call
import SwiftUI
struct Row: View {
  let title: String
  var body: some View { Text(title) }
}
struct Screen: View {
  var body: some View { Row(title: "Ships", count: 2) }
}
// program: label where the init has none
// error: line 14: extraneous argument label 'title:' in call
import SwiftUI
struct Card<Content: View>: View {
  let title: String
  let content: Content
  init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }
  var body: some View { content }
}
struct Screen: View {
  var body: some View { Card(title: "Ships") { Text("x") } }
}
// program: argument of the wrong type
// error: line 9: cannot convert value of type 'String' to expected argument type 'Int'
import SwiftUI
struct Row: View {
  let count: Int
  var body: some View { Text("\(count)") }
}
struct Screen: View {
  var body: some View { Row(count: "3") }
}
// program: optional for a value
// error: line 10: value of optional type 'String?' must be unwrapped to a value of type 'String'
import SwiftUI
struct Row: View {
  let title: String
  var body: some View { Text(title) }
}
struct Screen: View {
  var title: String?
  var body: some View { Row(title: title) }
}
// program: array for an element
// error: line 11: cannot convert value of type '[Ship]' to expected argument type 'Ship'
import SwiftUI
struct Ship: Identifiable { let id: Int }
struct Row: View {
  let ship: Ship
  var body: some View { Text("\(ship.id)") }
}
struct Screen: View {
  let ships = [Ship(id: 1)]
  var body: some View { ForEach(ships) { _ in Row(ship: ships) } }
}
// program: extra trailing closure
// error: line 9: extra trailing closure passed in call
import SwiftUI
struct Row: View {
  let title: String
  var body: some View { Text(title) }
}
struct Screen: View {
  var body: some View { Row(title: "x") { Text("y") } }
}
// program: a parent's property used in the subview
// error: line 5: cannot find 'title' in scope
import SwiftUI
struct Header: View {
  var body: some View { Text(title) }
}
struct Screen: View {
  let title = "Ships"
  var body: some View { Header() }
}
// program: a parent's function used in the subview
// error: line 5: cannot find 'save' in scope
import SwiftUI
struct SaveButton: View {
  var body: some View { Button("Save") { save() } }
}
struct Screen: View {
  func save() {}
  var body: some View { SaveButton() }
}
// program: the loop variable used in the subview
// error: line 5: cannot find 'name' in scope
import SwiftUI
struct Row: View {
  var body: some View { Text(name) }
}
struct Screen: View {
  let names = ["a"]
  var body: some View {
    ForEach(names, id: \.self) { name in Row() }
  }
}
// program: the subview is not declared
// error: line 7: cannot find 'HeaderView' in scope
// unknown: HeaderView
import SwiftUI
struct Screen: View {
  var body: some View {
    VStack { HeaderView() }
  }
}
// program: the model type is not declared
// error: line 6: cannot find type 'Ship' in scope
// unknown: Ship
import SwiftUI
struct Row: View {
  let ship: Ship
  var body: some View { Text(ship.name) }
}
// program: a member that is not there
// error: line 7: value of type 'Ship' has no member 'title'
import SwiftUI
struct Ship { var name = "" }
struct Row: View {
  let ship: Ship
  var body: some View { Text(ship.title) }
}
// program: call without parentheses of a view type
// error: line 7: 'buildExpression' is unavailable: this expression does not conform to 'View'
import SwiftUI
struct Row: View { var body: some View { Text("x") } }
struct Screen: View {
  var body: some View {
    VStack { Row }
  }
}
