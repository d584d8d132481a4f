// program: trailing closures for aliases
import SwiftUI
typealias AliasedAction = () -> Void
public typealias AliasedChange = (Int) -> Void
typealias AliasedMaker<Content> = () -> Content
typealias AliasedAgain = AliasedAction
struct AliasedPlain: View {
  let action: AliasedAction
  var body: some View { Button("Plain", action: action) }
}
struct AliasedNested: View {
  typealias Action = (Bool) -> Void
  let title: String
  let action: Action
  var body: some View { Button(title) { action(true) } }
}
struct AliasedOptional: View {
  var onTap: AliasedAction?
  var body: some View { Button("Optional") { onTap?() } }
}
struct AliasedGeneric<Content: View>: View {
  let make: AliasedMaker<Content>
  var body: some View { make() }
}
struct AliasedOwn: View {
  private let change: AliasedChange
  init(of name: String, change: @escaping AliasedChange) { self.change = change }
  var body: some View { Button("Own") { change(1) } }
}
struct AliasedSeveral: View {
  let first: AliasedAgain
  var note: String = ""
  let second: AliasedNested.Action
  var body: some View {
    Button("First", action: first)
    Button("Second") { second(false) }
  }
}
struct AliasedValue<Value>: View {
  let value: Value
  var body: some View { Text("Value") }
}
struct AliasedScreen: View {
  @State private var count = 0
  var body: some View {
    AliasedPlain { count += 1 }
    AliasedNested(title: "Nested") { count += $0 ? 1 : 2 }
    AliasedOptional { count += 1 }
    AliasedGeneric { Text("\(count)") }
    AliasedOwn(of: "Own") { count += $0 }
    AliasedSeveral { count += 1 } second: { count += $0 ? 1 : 2 }
    AliasedValue { count }
  }
}
// program: members in extensions of bound types
import SwiftUI
extension Binding<Int> {
  func boundIncrease() { wrappedValue += 1 }
}
extension Array<Int> {
  var boundSum: Int { reduce(0, +) + count }
}
extension [String] {
  var boundJoined: String { joined(separator: ", ") + (first ?? "") }
}
extension Dictionary<String, Int> {
  var boundTotal: Int { values.reduce(0, +) + boundCount }
  var boundCount: Int { count }
}
extension Optional<Int> {
  var boundOrZero: Int { map { $0 } ?? 0 }
}
extension Int? {
  var boundIsZero: Bool { boundOrZero == 0 }
}
struct BoundBox<Content> {
  let content: Content
}
extension BoundBox<Int> {
  var boundNext: Int { content + 1 }
  var boundLater: Int { boundNext + 1 }
}
struct BoundScreen: View {
  @State private var count = 0
  var body: some View {
    Text("\([count].boundSum) \(BoundBox(content: count).boundLater)")
    Button("Count") { $count.boundIncrease() }
  }
}
