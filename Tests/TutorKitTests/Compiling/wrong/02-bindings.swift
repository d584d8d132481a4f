// program: value for a binding in a toggle
// error: line 6: cannot convert value 'isOn' of type 'Bool' to expected type 'Binding<Bool>', use wrapper instead
import SwiftUI
struct Screen: View {
  @State private var isOn = false
  var body: some View { Toggle("On", isOn: isOn) }
}
// program: value for a binding in a subview
// error: line 10: cannot convert value 'isOn' of type 'Bool' to expected type 'Binding<Bool>', use wrapper instead
import SwiftUI
struct Switch: View {
  @Binding var isOn: Bool
  var body: some View { Toggle("On", isOn: $isOn) }
}
struct Screen: View {
  @State private var isOn = false
  var body: some View { Switch(isOn: isOn) }
}
// program: value for a binding in a text field
// error: line 6: cannot convert value 'name' of type 'String' to expected type 'Binding<String>', use wrapper instead
import SwiftUI
struct Screen: View {
  @State private var name = ""
  var body: some View { TextField("Name", text: name) }
}
// program: value for a binding in a stepper
// error: line 6: cannot convert value 'count' of type 'Int' to expected type 'Binding<Int>', use wrapper instead
import SwiftUI
struct Screen: View {
  @State private var count = 0
  var body: some View { Stepper("Count", value: count, in: 0...5) }
}
// program: value for a binding in a sheet
// error: line 7: cannot convert value 'isShown' of type 'Bool' to expected type 'Binding<Bool>', use wrapper instead
import SwiftUI
struct Screen: View {
  @State private var isShown = false
  var body: some View {
    Text("x").sheet(isPresented: isShown) { Text("y") }
  }
}
// program: value for a binding of a member
// error: line 7: value of type 'Ship' has no dynamic member '$isOut' using key path from root type 'Ship'
import SwiftUI
struct Ship { var isOut = false }
struct Screen: View {
  @State private var ship = Ship()
  var body: some View { Toggle("Out", isOn: ship.$isOut) }
}
// program: the dollar sign on the member
// error: line 7: cannot convert value of type 'String' to expected argument type 'Binding<String>'
import SwiftUI
struct Ship { var name = "" }
struct Screen: View {
  @State private var ship = Ship()
  var body: some View { TextField("Name", text: ship.name) }
}
// program: binding for a value
// error: line 10: cannot convert value '$count' of type 'Binding<Int>' to expected type 'Int', use wrapped value instead
import SwiftUI
struct Row: View {
  let count: Int
  var body: some View { Text("\(count)") }
}
struct Screen: View {
  @State private var count = 0
  var body: some View { Row(count: $count) }
}
// program: binding in a text
// error: line 6: initializer 'init(_:)' requires that 'Binding<String>' conform to 'StringProtocol'
import SwiftUI
struct Screen: View {
  @State private var name = ""
  var body: some View { Text($name) }
}
// program: binding in a comparison
// error: line 6: cannot convert value '$count' of type 'Binding<Int>' to expected type 'Int', use wrapped value instead
import SwiftUI
struct Screen: View {
  @State private var count = 0
  var body: some View { Text($count > 3 ? "a" : "b") }
}
// program: binding as a condition
// error: line 7: cannot convert value of type 'Binding<Bool>' to expected condition type 'Bool'
import SwiftUI
struct Screen: View {
  @State private var isOn = false
  var body: some View {
    if $isOn { Text("x") }
  }
}
// program: dollar on a constant
// error: line 6: cannot find '$isOn' in scope
import SwiftUI
struct Switch: View {
  let isOn: Bool
  var body: some View { Toggle("On", isOn: $isOn) }
}
// program: dollar on an environment value
// error: line 6: cannot find '$isEnabled' in scope
import SwiftUI
struct Screen: View {
  @Environment(\.isEnabled) private var isEnabled
  var body: some View { Toggle("On", isOn: $isEnabled) }
}
// program: dollar on an observable let
// error: line 7: cannot find '$model' in scope
import SwiftUI
@Observable final class Model { var isOn = false }
struct Screen: View {
  let model: Model
  var body: some View { Toggle("On", isOn: $model.isOn) }
}
// program: value of an observed object for a binding
// error: line 7: cannot convert value of type 'String' to expected argument type 'Binding<String>'
import SwiftUI
final class Model: ObservableObject { @Published var name = "" }
struct Screen: View {
  @ObservedObject var model: Model
  var body: some View { TextField("Name", text: model.name) }
}
// program: published projected value for a binding
// error: line 7: cannot convert value of type 'Published<String>.Publisher' to expected argument type 'Binding<String>'
import SwiftUI
final class Model: ObservableObject { @Published var name = "" }
struct Screen: View {
  @ObservedObject var model: Model
  var body: some View { TextField("Name", text: model.$name) }
}
// program: element without a binding
// error: line 8: cannot find '$ship' in scope
import SwiftUI
struct Ship: Identifiable { let id: Int; var name = "" }
struct Screen: View {
  @State private var ships = [Ship(id: 1)]
  var body: some View {
    ForEach(ships) { ship in TextField("Name", text: $ship.name) }
  }
}
// program: dollar pattern over plain values
// error: line 8: cannot convert value 'ships' of type '[Ship]' to expected type 'Binding<[Ship]>', use wrapper instead
import SwiftUI
struct Ship: Identifiable { let id: Int; var name = "" }
struct Screen: View {
  @State private var ships = [Ship(id: 1)]
  var body: some View {
    ForEach(ships) { $ship in TextField("Name", text: $ship.name) }
  }
}
// program: binding of another type
// error: line 10: cannot convert value of type 'Binding<Int>' to expected argument type 'Binding<Double>'
import SwiftUI
struct Volume: View {
  @Binding var level: Double
  var body: some View { Slider(value: $level) }
}
struct Screen: View {
  @State private var level = 3
  var body: some View { Volume(level: $level) }
}
// program: binding of an optional
// error: line 6: cannot convert value of type 'Binding<String?>' to expected argument type 'Binding<String>'
import SwiftUI
struct Screen: View {
  @State private var name: String?
  var body: some View { TextField("Name", text: $name) }
}
// program: constant binding with a dollar
// error: line 5: cannot find '$true' in scope
import SwiftUI
struct Screen: View {
  var body: some View { Toggle("On", isOn: $true) }
}
// program: a dollar in an assignment
// error: line 6: cannot convert value of type 'Binding<Int>' to expected argument type 'Int'
import SwiftUI
struct Screen: View {
  @State private var count = 0
  var body: some View { Button("Add") { $count += 1 } }
}
// program: the binding assigned in place of the value
// error: line 6: cannot assign to property: '$isOn' is immutable
import SwiftUI
struct Screen: View {
  @Binding var isOn: Bool
  var body: some View { Button("Off") { $isOn = false } }
}
// program: toggle of a projected value
// error: line 6: cannot call value of non-function type 'Binding<() -> ()>'
import SwiftUI
struct Screen: View {
  @State private var isOn = false
  var body: some View { Button("x") { $isOn.toggle() } }
}
// program: slider over an integer
// error: line 6: initializer 'init(value:in:onEditingChanged:)' requires that 'Int' conform to 'BinaryFloatingPoint'
import SwiftUI
struct Screen: View {
  @State private var level = 3
  var body: some View { Slider(value: $level, in: 0...10) }
}
