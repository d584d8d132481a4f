// program: a body without a type
// error: line 5: computed property must have an explicit type
import SwiftUI
struct Screen: View {
  var body { Text("x") }
}
// program: a body of type view
// error: line 4: type 'Screen' does not conform to protocol 'View'
import SwiftUI
struct Screen: View {
  var body: View { Text("x") }
}
// program: no body
// error: line 4: type 'Screen' does not conform to protocol 'View'
import SwiftUI
struct Screen: View {
  let title: String
}
// program: a function without a return type
// error: line 6: 'buildExpression' is unavailable: this expression does not conform to 'View'
import SwiftUI
struct Screen: View {
  func row() { Text("x") }
  var body: some View { VStack { row() } }
}
// program: a computed property without a type
// error: line 6: 'buildExpression' is unavailable: this expression does not conform to 'View'
import SwiftUI
struct Screen: View {
  private var header = { Text("x") }
  var body: some View { VStack { header } }
}
// program: a function that returns text as some view of another type
// error: line 5: cannot convert return expression of type 'Text' to return type 'Image'
import SwiftUI
struct Screen: View {
  func icon() -> Image { Text("x") }
  var body: some View { icon() }
}
// program: two types of a helper without a builder
// error: line 6: function declares an opaque return type 'some View', but the return statements in its body do not have matching underlying types
import SwiftUI
struct Screen: View {
  let isOn: Bool
  var label: some View {
    if isOn {
      return Text("x")
    } else {
      return Image(systemName: "star")
    }
  }
  var body: some View { label }
}
// program: a ternary of two view types
// error: line 6: 'buildExpression' is unavailable: this expression does not conform to 'View'
import SwiftUI
struct Screen: View {
  let isOn: Bool
  var body: some View { isOn ? Text("x") : Image(systemName: "star") }
}
// program: several statements without a builder
// error: line 5: function declares an opaque return type, but has no return statements in its body from which to infer an underlying type
import SwiftUI
struct Screen: View {
  var header: some View {
    Text("a")
    Text("b")
  }
  var body: some View { header }
}
// program: several statements in a function without a builder
// error: line 5: function declares an opaque return type, but has no return statements in its body from which to infer an underlying type
import SwiftUI
struct Screen: View {
  func row(_ name: String) -> some View {
    Text(name)
    Divider()
  }
  var body: some View { row("x") }
}
// program: an if without a builder
// error: line 6: function declares an opaque return type, but has no return statements in its body from which to infer an underlying type
import SwiftUI
struct Screen: View {
  let isOn: Bool
  var label: some View {
    if isOn { Text("x") }
  }
  var body: some View { label }
}
// program: a missing return after a local
// error: line 5: function declares an opaque return type, but has no return statements in its body from which to infer an underlying type
import SwiftUI
struct Screen: View {
  func total() -> some View {
    let sum = 3
    Text("\(sum)")
  }
  var body: some View { total() }
}
// program: a helper returning an opaque type without a value
// error: line 5: function declares an opaque return type, but has no return statements in its body from which to infer an underlying type
import SwiftUI
struct Screen: View {
  func nothing() -> some View { }
  var body: some View { nothing() }
}
// program: a struct that is not a view in a list of views
// error: line 6: 'buildExpression' is unavailable: this expression does not conform to 'View'
import SwiftUI
struct Row { var body: some View { Text("x") } }
struct Screen: View {
  var body: some View { VStack { Row() } }
}
// program: a generic container without view constraint
// error: line 6: 'buildExpression' is unavailable: this expression does not conform to 'View'
import SwiftUI
struct Card<Content>: View {
  let content: Content
  var body: some View { VStack { content } }
}
// program: a content closure placed without a call
// error: line 6: 'buildExpression' is unavailable: this expression does not conform to 'View'
import SwiftUI
struct Card<Content: View>: View {
  let content: () -> Content
  var body: some View { VStack { content } }
}
// program: a builder forgotten on a container
// error: line 11: type '()' cannot conform to 'View'
import SwiftUI
struct Card<Content: View>: View {
  let content: Content
  init(content: () -> Content) { self.content = content() }
  var body: some View { content }
}
struct Screen: View {
  var body: some View {
    Card {
      Text("a")
      Text("b")
    }
  }
}
// program: a view stored as some view
// error: line 5: property declares an opaque return type, but has no initializer expression from which to infer an underlying type
import SwiftUI
struct Card: View {
  let content: some View
  var body: some View { content }
}
// program: a modifier with a wrong body
// error: line 4: type 'Stamped' does not conform to protocol 'ViewModifier'
import SwiftUI
struct Stamped: ViewModifier {
  var body: some View { Text("x") }
}
struct Screen: View {
  var body: some View { Text("x").modifier(Stamped()) }
}
