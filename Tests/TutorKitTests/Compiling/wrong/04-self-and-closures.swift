// program: missing self in an escaping closure of a class
// error: line 8: reference to property 'count' in closure requires explicit use of 'self' to make capture semantics explicit
import SwiftUI
final class Loader: ObservableObject {
  @Published var count = 0
  var done: (() -> Void)?
  func start() {
    done = { count += 1 }
  }
}
// program: missing self in a dispatched closure
// error: line 7: reference to property 'count' in closure requires explicit use of 'self' to make capture semantics explicit
import SwiftUI
final class Loader: ObservableObject {
  @Published var count = 0
  func start() {
    DispatchQueue.main.async { count += 1 }
  }
}
// program: missing self in a task of a class
// error: line 8: reference to property 'names' in closure requires explicit use of 'self' to make capture semantics explicit
import SwiftUI
final class Loader {
  var names: [String] = []
  var work: (() -> Void)?
  func load() {
    work = { names.append("a") }
  }
}
// program: missing self in a sink
// error: line 10: reference to property 'result' in closure requires explicit use of 'self' to make capture semantics explicit
import Combine
import SwiftUI
final class Loader: ObservableObject {
  @Published var query = ""
  var result = ""
  var bag = Set<AnyCancellable>()
  init() {
    $query.sink { result = $0 }.store(in: &bag)
  }
}
// program: weak self without an unwrap
// error: line 8: value of optional type 'Loader?' must be unwrapped to refer to member 'count' of wrapped base type 'Loader'
import SwiftUI
final class Loader {
  var count = 0
  var done: (() -> Void)?
  func start() {
    done = { [weak self] in self.count += 1 }
  }
}
// program: escaping use of a non escaping parameter
// error: line 6: assigning non-escaping parameter 'action' to an '@escaping' closure
import SwiftUI
struct Row: View {
  let action: () -> Void
  init(action: () -> Void) { self.action = action }
  var body: some View { Button("x", action: action) }
}
// program: a result where a closure is wanted
// error: line 6: cannot convert value of type '()' to expected argument type '@MainActor @Sendable () -> Void'
import SwiftUI
struct Screen: View {
  func save() {}
  var body: some View { Button("Save", action: save()) }
}
// program: a closure with the wrong number of parameters
// error: line 9: contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored
import SwiftUI
struct Rate: View {
  let onRate: (Int) -> Void
  var body: some View { Button("x") { onRate(3) } }
}
struct Screen: View {
  var body: some View { Rate { print("rated") } }
}
// program: a closure parameter that is not there
// error: line 9: contextual closure type '() -> Void' expects 0 arguments, but 1 was used in closure body
import SwiftUI
struct Save: View {
  let onSave: () -> Void
  var body: some View { Button("x", action: onSave) }
}
struct Screen: View {
  var body: some View { Save { name in print(name) } }
}
// program: an optional closure called
// error: line 6: value of optional type '(() -> Void)?' must be unwrapped to a value of type '() -> Void'
import SwiftUI
struct Save: View {
  var onSave: (() -> Void)?
  var body: some View { Button("x") { onSave() } }
}
// program: the action returns a value
// error: line 6: cannot convert value of type '() -> Int' to expected argument type '@MainActor @Sendable () -> Void'
import SwiftUI
struct Rate: View {
  let rate: () -> Int
  var body: some View { Button("x", action: rate) }
}
// program: await outside of a task
// error: line 6: cannot pass function of type '@Sendable () async -> ()' to parameter expecting synchronous function type
import SwiftUI
struct Screen: View {
  func load() async {}
  var body: some View { Button("Load") { await load() } }
}
// program: an async call without await
// error: line 6: expression is 'async' but is not marked with 'await'
import SwiftUI
struct Screen: View {
  func load() async {}
  var body: some View { Text("x").task { load() } }
}
// program: a throwing call without try
// error: line 6: call can throw, but it is not marked with 'try' and the error is not handled
import SwiftUI
struct Screen: View {
  func load() throws {}
  var body: some View { Button("Load") { load() } }
}
// program: a throwing action
// error: line 6: invalid conversion from throwing function of type '@Sendable () throws -> ()' to non-throwing function type '@MainActor @Sendable () -> Void'
import SwiftUI
struct Screen: View {
  func load() throws {}
  var body: some View { Button("Load") { try load() } }
}
// program: self in an initial value
// error: line 6: cannot use instance member 'start' within property initializer; property initializers run before 'self' is available
import SwiftUI
struct Screen: View {
  let start = 3
  @State private var count = start
  var body: some View { Text("\(count)") }
}
// program: too many parameters of a for each closure
// error: line 6: contextual closure type '(String) -> Content' expects 1 argument, but 2 were used in closure body
import SwiftUI
struct Screen: View {
  var body: some View {
    ForEach(["a"], id: \.self) { index, name in Text(name) }
  }
}
