// program: observed object on a struct
// error: line 6: generic struct 'ObservedObject' requires that 'Model' conform to 'ObservableObject'
import SwiftUI
struct Model { var count = 0 }
struct Screen: View {
  @ObservedObject var model: Model
  var body: some View { Text("\(model.count)") }
}
// program: observed object on an observable class
// error: line 6: generic struct 'ObservedObject' requires that 'Model' conform to 'ObservableObject'
import SwiftUI
@Observable final class Model { var count = 0 }
struct Screen: View {
  @ObservedObject var model: Model
  var body: some View { Text("\(model.count)") }
}
// program: state object on an observable class
// error: line 6: generic struct 'StateObject' requires that 'Model' conform to 'ObservableObject'
import SwiftUI
@Observable final class Model { var count = 0 }
struct Screen: View {
  @StateObject private var model = Model()
  var body: some View { Text("\(model.count)") }
}
// program: bindable on an observable object
// error: line 6: 'init(wrappedValue:)' is unavailable: @Bindable only works with Observable types. For ObservableObject types, use @ObservedObject instead.
import SwiftUI
final class Model: ObservableObject { @Published var name = "" }
struct Screen: View {
  @Bindable var model: Model
  var body: some View { TextField("x", text: $model.name) }
}
// program: bindable on a struct
// error: line 6: 'init(wrappedValue:)' is unavailable: The wrapped value must be an object that conforms to Observable
import SwiftUI
struct Model { var name = "" }
struct Screen: View {
  @Bindable var model: Model
  var body: some View { TextField("x", text: $model.name) }
}
// program: environment object for an observable class
// error: line 6: generic struct 'EnvironmentObject' requires that 'Model' conform to 'ObservableObject'
import SwiftUI
@Observable final class Model { var name = "" }
struct Screen: View {
  @EnvironmentObject var model: Model
  var body: some View { Text(model.name) }
}
// program: environment modifier for an observable object
// error: line 7: instance method 'environment' requires that 'Model' conform to 'Observable'
import SwiftUI
final class Model: ObservableObject { @Published var name = "" }
struct Screen: View {
  @StateObject private var model = Model()
  var body: some View { Text("x").environment(model) }
}
// program: environment object modifier for an observable class
// error: line 7: instance method 'environmentObject' requires that 'Model' conform to 'ObservableObject'
import SwiftUI
@Observable final class Model { var name = "" }
struct Screen: View {
  @State private var model = Model()
  var body: some View { Text("x").environmentObject(model) }
}
// program: published in a struct
// error: line 5: 'wrappedValue' is unavailable: @Published is only available on properties of classes
import SwiftUI
struct Model {
  @Published var count = 0
  func read() -> Int { count }
}
// program: state on a let
// error: line 5: property wrapper can only be applied to a 'var'
import SwiftUI
struct Screen: View {
  @State let count = 0
  var body: some View { Text("\(count)") }
}
// program: binding with an initial value
// error: line 5: no exact matches in call to initializer 
import SwiftUI
struct Screen: View {
  @Binding var isOn = false
  var body: some View { Toggle("On", isOn: $isOn) }
}
// program: binding on a let
// error: line 5: property wrapper can only be applied to a 'var'
import SwiftUI
struct Screen: View {
  @Binding let isOn: Bool
  var body: some View { Toggle("On", isOn: $isOn) }
}
// program: environment key that is not there
// error: line 5: no exact matches in call to initializer 
import SwiftUI
struct Screen: View {
  @Environment(\.theme) private var theme
  var body: some View { Text("x") }
}
// program: environment type for an observable object
// error: line 6: no exact matches in call to initializer 
import SwiftUI
final class Model: ObservableObject { @Published var name = "" }
struct Screen: View {
  @Environment(Model.self) private var model
  var body: some View { Text("x") }
}
// program: environment without an argument
// error: line 8: 'Screen' initializer is inaccessible due to 'private' protection level
import SwiftUI
struct Screen: View {
  @Environment private var scheme: ColorScheme
  var body: some View { Text("x") }
}
struct Root: View { var body: some View { Screen() } }
// program: app storage of an array
// error: line 5: no exact matches in call to initializer 
import SwiftUI
struct Screen: View {
  @AppStorage("names") private var names: [String] = []
  var body: some View { Text("x") }
}
// program: focus state with an initial value
// error: line 5: argument passed to call that takes no arguments
import SwiftUI
struct Screen: View {
  @FocusState private var isFocused: Bool = true
  var body: some View { Text("x") }
}
// program: focus binding for a boolean binding
// error: line 10: cannot convert value of type 'FocusState<Bool>.Binding' to expected argument type 'Binding<Bool>'
import SwiftUI
struct Field: View {
  @Binding var isFocused: Bool
  var body: some View { Text("x") }
}
struct Screen: View {
  @FocusState private var isFocused: Bool
  var body: some View { Field(isFocused: $isFocused) }
}
// program: environment object of a struct
// error: line 6: generic struct 'EnvironmentObject' requires that 'Model' conform to 'ObservableObject'
import SwiftUI
struct Model { var count = 0 }
struct Screen: View {
  @EnvironmentObject private var model: Model
  var body: some View { Text("x") }
}
// program: observable on a struct
// error: line 4: '@Observable' cannot be applied to struct type 'Model' (from macro 'Observable ')
import SwiftUI
@Observable struct Model { var count = 0 }
// program: state object handed over in place of the object
// error: line 11: cannot convert value '$model' of type 'ObservedObject<Model>.Wrapper' to expected type 'Model', use wrapped value instead
import SwiftUI
final class Model: ObservableObject { @Published var count = 0 }
struct Row: View {
  @ObservedObject var model: Model
  var body: some View { Text("\(model.count)") }
}
struct Screen: View {
  @StateObject private var model = Model()
  var body: some View { Row(model: $model) }
}
