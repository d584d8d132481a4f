// program: a function that returns nothing on one path
// error: line 8: missing return in instance method expected to return 'String'
import SwiftUI
struct Screen: View {
  let count: Int
  func title() -> String {
    if count > 3 { return "many" }
  }
  var body: some View { Text(title()) }
}
// program: an init that forgets a property
// error: line 7: return from initializer without initializing all stored properties
import SwiftUI
struct Row: View {
  let title: String
  let count: Int
  init(title: String) { self.title = title }
  var body: some View { Text(title) }
}
// program: an init that forgets the content
// error: line 6: return from initializer without initializing all stored properties
import SwiftUI
struct Card<Content: View>: View {
  let content: Content
  init(@ViewBuilder content: () -> Content) {}
  var body: some View { content }
}
// program: an init that forgets the binding
// error: line 7: return from initializer without initializing all stored properties
import SwiftUI
struct Switch: View {
  @Binding var isOn: Bool
  let title: String
  init(title: String) { self.title = title }
  var body: some View { Toggle(title, isOn: $isOn) }
}
// program: an init that assigns a let twice
// error: line 6: immutable value 'self.title' may only be initialized once
import SwiftUI
struct Row: View {
  let title = "x"
  init(title: String) { self.title = title }
  var body: some View { Text(title) }
}
// program: a class without an initial value
// error: line 4: class 'Model' has no initializers
import SwiftUI
@Observable final class Model {
  var count: Int
}
// program: self used before all is set
// error: line 8: 'self' used in method call 'load' before all stored properties are initialized
import SwiftUI
final class Model: ObservableObject {
  @Published var names: [String]
  let limit: Int
  init() {
    load()
    names = []
    limit = 3
  }
  func load() {}
}
// program: a variable used before it is set
// error: line 8: constant 'text' used before being initialized
import SwiftUI
struct Screen: View {
  var title: String {
    let text: String
    if Bool.random() { text = "a" }
    return text
  }
  var body: some View { Text(title) }
}
// program: a switch that is not exhaustive
// error: line 8: switch must be exhaustive
import SwiftUI
enum Kind { case open, closed, locked }
struct Screen: View {
  let kind: Kind
  var body: some View {
    switch kind {
    case .open: Text("a")
    case .closed: Text("b")
    }
  }
}
// program: a switch in a function that is not exhaustive
// error: line 8: switch must be exhaustive
import SwiftUI
enum Kind { case open, closed }
struct Screen: View {
  let kind: Kind
  var title: String {
    switch kind {
    case .open: return "a"
    }
  }
  var body: some View { Text(title) }
}
// program: a binding copied in an init without its underscore
// error: line 6: cannot assign value of type 'Binding<String>' to type 'String'
import SwiftUI
struct Editor: View {
  @Binding var text: String
  init(text: Binding<String>) { self.text = text }
  var body: some View { TextField("x", text: $text) }
}
// program: state set from an init before it exists
// error: line 8: cannot assign value of type 'Binding<String>' to type 'String'
import SwiftUI
struct Editor: View {
  @State private var text: String
  @Binding var source: String
  init(source: Binding<String>) {
    text = source
    _source = source
  }
  var body: some View { TextField("x", text: $text) }
}
// program: the same name twice
// error: line 6: invalid redeclaration of 'title'
import SwiftUI
struct Row: View {
  let title: String
  let title: String
  var body: some View { Text(title) }
}
// program: the same view twice
// error: line 5: invalid redeclaration of 'Row'
import SwiftUI
struct Row: View { var body: some View { Text("a") } }
struct Row: View { var body: some View { Text("b") } }
// program: a view that holds itself
// error: line 5: value type 'Tree' cannot have a stored property that recursively contains it
import SwiftUI
struct Tree: View {
  let child: Tree?
  var body: some View { Text("x") }
}
// program: a body that is its own body
// error: line 6: function opaque return type was inferred as 'VStack<TupleView<(Text, (some View)?)>>', which defines the opaque type in terms of itself
import SwiftUI
struct Tree: View {
  let depth: Int
  func level(_ depth: Int) -> some View {
    VStack {
      Text("x")
      if depth > 0 { level(depth - 1) }
    }
  }
  var body: some View { level(depth) }
}
// program: an import that is forgotten
// error: line 4: cannot find type 'View' in scope
struct Screen: View {
  var body: some View { Text("x") }
}
// program: a property observer on a let
// error: line 5: 'let' declarations cannot be observing properties
import SwiftUI
struct Screen: View {
  let count = 0 { didSet { print("x") } }
  var body: some View { Text("x") }
}
// program: two properties of an observable class in one declaration
// error: line 5: accessor macro 'ObservationTracked()' can only apply to a single variable
import SwiftUI
@Observable final class Oven {
  var heat = 20, fan = 2.0
}
struct Screen: View {
  @State private var oven = Oven()
  var body: some View { Text("\(oven.heat)") }
}
// program: the view declared in the body
// error: line 7: closure containing a declaration cannot be used with result builder 'ViewBuilder'
import SwiftUI
struct Screen: View {
  var body: some View {
    VStack {
      struct Row: View { var body: some View { Text("x") } }
      Row()
    }
  }
}
// program: the subview pasted inside the body's braces
// error: line 9: closure containing a declaration cannot be used with result builder 'ViewBuilder'
import SwiftUI
struct Screen: View {
  var body: some View {
    VStack {
      Header()
    }
    struct Header: View {
      var body: some View { Text("x") }
    }
  }
}
