// program: a subview that gets the value where it needs the binding
// error: line 6: cannot convert value 'name' of type 'String' to expected type 'Binding<String>', use wrapper instead
import SwiftUI
struct Parent: View {
  @State private var name = ""
  var body: some View { NameField(name: name) }
}
struct NameField: View {
  @Binding var name: String
  var body: some View { TextField("Name", text: $name) }
}

// program: a subview whose model is passed by its key path
// error: line 7: cannot convert value '$model' of type 'Binding<Model>' to expected type 'Model', use wrapped value instead
import SwiftUI
@Observable final class Model { var name = "" }
struct Parent: View {
  @State private var model = Model()
  var body: some View { NameField(model: $model) }
}
struct NameField: View {
  @Bindable var model: Model
  var body: some View { TextField("Name", text: $model.name) }
}

// program: a bindable that is a let
// error: line 7: cannot find '$model' in scope
import SwiftUI
@Observable final class Model { var name = "" }
struct NameField: View {
  let model: Model
  var body: some View { TextField("Name", text: $model.name) }
}

// program: an extracted computed property without some View's builder and two views
// error: line 6: function declares an opaque return type, but has no return statements in its body from which to infer an underlying type
import SwiftUI
struct Parent: View {
  var body: some View { VStack { header } }
  var header: some View {
    Text("A")
    Text("B")
  }
}

// program: an extracted function that forgets its generic
// error: line 5: cannot find type 'Content' in scope
import SwiftUI
struct Card: View {
  let content: Content
  var body: some View { VStack { content } }
}

// program: a container that stores a closure and not its views
// error: line 6: assigning non-escaping parameter 'content' to an '@escaping' closure
import SwiftUI
struct Card<Content: View>: View {
  let content: () -> Content
  init(@ViewBuilder content: () -> Content) { self.content = content }
  var body: some View { VStack { content() } }
}

// program: focus passed as a plain binding
// error: line 7: cannot convert value of type 'FocusState<Bool>.Binding' to expected argument type 'Binding<Bool>'
import SwiftUI
struct Parent: View {
  @FocusState private var isFocused: Bool
  @State private var text = ""
  var body: some View { Field(text: $text, isFocused: $isFocused) }
}
struct Field: View {
  @Binding var text: String
  @Binding var isFocused: Bool
  var body: some View { TextField("A", text: $text) }
}

// program: a namespace of another view
// error: line 6: cannot convert value 'space' of type 'Namespace.ID' to expected type 'Namespace', use wrapper instead
import SwiftUI
struct Parent: View {
  @Namespace private var space
  var body: some View { Child(space: space) }
}
struct Child: View {
  let space: Namespace
  var body: some View { Circle().matchedGeometryEffect(id: 1, in: space) }
}

// program: a row gets the element of a binding's loop without the dollar
// error: line 8: cannot convert value of type 'Item' to expected argument type 'Binding<Item>'
import SwiftUI
struct Item: Identifiable { let id: Int; var isOn: Bool }
struct Parent: View {
  @State private var items: [Item] = []
  var body: some View {
    List($items) { $item in Row(item: item) }
  }
}
struct Row: View {
  @Binding var item: Item
  var body: some View { Toggle("A", isOn: $item.isOn) }
}

// program: an action of another type
// error: line 6: contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored
import SwiftUI
struct Parent: View {
  @State private var count = 0
  var body: some View { Adder(onAdd: { count += 1 }) }
}
struct Adder: View {
  let onAdd: (Int) -> Void
  var body: some View { Button("Add") { onAdd(1) } }
}

// program: an action called with the label of its parameter
// error: line 6: cannot convert value of type '(Int) -> Void' to expected argument type '@MainActor @Sendable () -> Void'
import SwiftUI
struct Adder: View {
  let onAdd: (Int) -> Void
  var body: some View { Button("Add", action: onAdd) }
}

// program: a preference is read where a binding is expected
// error: line 6: cannot convert value of type 'AppStorage<Bool>' to expected argument type 'Binding<Bool>'
import SwiftUI
struct Parent: View {
  @AppStorage("isOn") private var isOn = false
  var body: some View { Child(isOn: _isOn) }
}
struct Child: View {
  @Binding var isOn: Bool
  var body: some View { Toggle("A", isOn: $isOn) }
}

// program: an environment object through a let
// error: line 7: cannot find '$store' in scope
import SwiftUI
final class Store: ObservableObject { @Published var name = "" }
struct Child: View {
  let store: Store
  var body: some View { TextField("Name", text: $store.name) }
}

// program: a switch that is not exhaustive in a row
// error: line 8: switch must be exhaustive
import SwiftUI
enum Kind { case a, b, c }
struct Row: View {
  let kind: Kind
  var body: some View {
    switch kind {
    case .a: Text("A")
    case .b: Text("B")
    }
  }
}

// program: an async call in a button
// error: line 6: 'async' call in a function that does not support concurrency
import SwiftUI
struct Row: View {
  let save: () async -> Void
  var body: some View { Button("Save") { save() } }
}

// program: a UIKit type
// error: line 5: no such module 'MapKit'
// unknown: MapKit
import SwiftUI
import MapKit
struct Row: View {
  var body: some View { Map() }
}
