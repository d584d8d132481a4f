// program: for each without an id over strings
// error: line 6: referencing initializer 'init(_:content:)' on 'ForEach' requires that 'String' conform to 'Identifiable'
import SwiftUI
struct Screen: View {
  let names = ["a"]
  var body: some View { ForEach(names) { Text($0) } }
}
// program: for each without an id over structs
// error: line 7: referencing initializer 'init(_:content:)' on 'ForEach' requires that 'Ship' conform to 'Identifiable'
import SwiftUI
struct Ship { var name = "" }
struct Screen: View {
  let ships = [Ship()]
  var body: some View { ForEach(ships) { ship in Text(ship.name) } }
}
// program: list without an id
// error: line 7: initializer 'init(_:rowContent:)' requires that 'Ship' conform to 'Identifiable'
import SwiftUI
struct Ship { var name = "" }
struct Screen: View {
  let ships = [Ship()]
  var body: some View { List(ships) { ship in Text(ship.name) } }
}
// program: an id that is not hashable
// error: line 7: generic struct 'ForEach' requires that 'Ship' conform to 'Hashable'
import SwiftUI
struct Ship { var name = "" }
struct Screen: View {
  let ships = [Ship()]
  var body: some View { ForEach(ships, id: \.self) { ship in Text(ship.name) } }
}
// program: an id path that is not there
// error: line 7: cannot convert value of type '[Ship]' to expected argument type 'Binding<C>'
import SwiftUI
struct Ship { var name = "" }
struct Screen: View {
  let ships = [Ship()]
  var body: some View { ForEach(ships, id: \.number) { ship in Text(ship.name) } }
}
// program: for each over a count
// error: line 5: cannot convert value of type 'Int' to expected argument type 'Range<Int>'
import SwiftUI
struct Screen: View {
  var body: some View { ForEach(5) { Text("\($0)") } }
}
// program: for each over a closed range without an id
// error: line 5: cannot convert value of type 'ClosedRange<Int>' to expected argument type 'Range<Int>'
import SwiftUI
struct Screen: View {
  var body: some View { ForEach(1...5) { Text("\($0)") } }
}
// program: for each over a dictionary
// error: line 6: generic struct 'ForEach' requires that '[String : Int]' conform to 'RandomAccessCollection'
import SwiftUI
struct Screen: View {
  let scores = ["a": 1]
  var body: some View { ForEach(scores, id: \.key) { Text($0.key) } }
}
// program: for each over a set
// error: line 6: generic struct 'ForEach' requires that 'Set<String>' conform to 'RandomAccessCollection'
import SwiftUI
struct Screen: View {
  let names: Set<String> = ["a"]
  var body: some View { ForEach(names, id: \.self) { Text($0) } }
}
// program: for each over an enumerated sequence
// error: line 6: type 'EnumeratedSequence<[String]>.Iterator.Element' (aka '(offset: Int, element: String)') cannot conform to 'Identifiable'
import SwiftUI
struct Screen: View {
  let names = ["a"]
  var body: some View { ForEach(names.enumerated()) { index, name in Text(name) } }
}
// program: for each over an optional array
// error: line 6: value of optional type '[String]?' must be unwrapped to a value of type '[String]'
import SwiftUI
struct Screen: View {
  let names: [String]?
  var body: some View { ForEach(names, id: \.self) { Text($0) } }
}
// program: identifiable without an id
// error: line 4: type 'Ship' does not conform to protocol 'Identifiable'
import SwiftUI
struct Ship: Identifiable { var name = "" }
struct Screen: View {
  let ships = [Ship()]
  var body: some View { List(ships) { Text($0.name) } }
}
// program: an enum without case iterable
// error: line 6: type 'Kind' has no member 'allCases'
import SwiftUI
enum Kind { case open, closed }
struct Screen: View {
  var body: some View { ForEach(Kind.allCases, id: \.self) { _ in Text("x") } }
}
// program: the closure takes no element
// error: line 6: cannot find 'y' in scope
import SwiftUI
struct Screen: View {
  let names = ["a"]
  var body: some View { ForEach(names, id: \.self) { Text("x").bold(y) } }
}
// program: a row of a number
// error: line 6: 'buildExpression' is unavailable: this expression does not conform to 'View'
import SwiftUI
struct Screen: View {
  let numbers = [1, 2]
  var body: some View { ForEach(numbers, id: \.self) { $0 } }
}
// program: on delete on a list
// error: line 5: value of type 'List<Never, Text>' has no member 'onDelete'
import SwiftUI
struct Screen: View {
  var body: some View { List { Text("x") }.onDelete { _ in } }
}
// program: delete with the wrong parameter
// error: line 7: cannot convert value of type '(Int) -> ()' to expected argument type '(IndexSet) -> Void'
import SwiftUI
struct Screen: View {
  @State private var names = ["a"]
  func delete(_ index: Int) { names.remove(at: index) }
  var body: some View { List { ForEach(names, id: \.self) { Text($0) }.onDelete(perform: delete) } }
}
// program: a picker without a selection
// error: line 5: missing argument for parameter 'selection' in call
import SwiftUI
struct Screen: View {
  var body: some View { Picker("x") { Text("a").tag(1) } }
}
// program: a selection that is not hashable
// error: line 7: generic struct 'Picker' requires that 'Ship' conform to 'Hashable'
import SwiftUI
struct Ship { var name = "" }
struct Screen: View {
  @State private var ship = Ship()
  var body: some View { Picker("x", selection: $ship) { Text("a") } }
}
