import SwiftUI

// What the program declares under the names of SwiftUI and Swift is meant before theirs.
// instead: private typealias Own = Int => private typealias HStack = VStack
// instead: private typealias Own = Int => private typealias Spacer = Divider
// instead: private typealias Own = Int => extension View { typealias Divider = Spacer }
// instead: private typealias Inner = Int => private typealias Divider = Spacer
// instead: private typealias Inner = Int => private func Divider() -> some View { Color.red }
// same: private typealias Own = Int => private typealias Spacer = SwiftUI.Spacer
// same: private typealias Own = Int => private typealias Column = VStack
// instead: private typealias Own = Int => extension HStack { init(spacing: CGFloat?, @ViewBuilder content: () -> Content) { self.init(alignment: .top, spacing: spacing, content: content) } }
// instead: private typealias Own = Int => extension VStack { init(@ViewBuilder content: () -> Content) { self.init(alignment: .leading, content: content) } }
// instead: private typealias Own = Int => extension Toggle where Label == Text { init(_ title: String, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(verbatim: title + "?") } } }
// instead: private typealias Own = Int => extension TextField where Label == Text { init(_ title: String, text: Binding<String>) { self.init(text: text) { Text(verbatim: title + "…") } } }
// instead: private typealias Own = Int => extension Button where Label == Text { init(_ title: String, action: @escaping () -> Void) { self.init(action: { action(); action() }) { Text(verbatim: title) } } }
// instead: private typealias Own = Int => extension Button where Label == Text { init(_ title: String, action: @escaping () -> Void) { self.init(role: .destructive, action: action) { Text(verbatim: title) } } }
// instead: private typealias Own = Int => extension Text { init(_ text: String) { self.init(verbatim: text.uppercased()) } }
// instead: private typealias Own = Int => extension Spacer { init() { self.init(minLength: 60) } }
// instead: private typealias Own = Int => extension Double { init(_ whole: Int) { self.init(exactly: 7)! } }
// instead: private typealias Own = Int => extension Binding where Value == Double { init(get: @escaping () -> Double, set: @escaping (Double) -> Void) { self.init(get: { get() + 1 }, set: { value, _ in set(value) }) } }
// open: private typealias Own = Int => extension Text { init<S: StringProtocol>(_ text: S) { self.init(verbatim: "g") } }
// open: private typealias Own = Int => extension ViewBuilder { static func buildExpression(_ text: Text) -> Text { text.bold() } }
// open: private typealias Own = Int => extension ViewBuilder { static func buildBlock<A: View, B: View, C: View>(_ a: A, _ b: B, _ c: C) -> TupleView<(C, B, A)> { TupleView((c, b, a)) } }
// open: private typealias Own = Int => func ?? (a: String?, b: String) -> String { b }
// open: private typealias Own = Int => extension Optional { static func ?? (a: Optional, b: Wrapped) -> Wrapped { b } }
// same: private typealias Own = Int => extension Text { init(shouting text: String) { self.init(verbatim: text.uppercased()) } }
// same: private typealias Own = Int => extension View { func padding(_ name: Lamp) -> some View { self } }
// instead: private typealias Own = Int => extension View { func padding() -> some View { padding(40) } }
// instead: private typealias Own = Int => extension String { var isEmpty: Bool { true } }

struct Lamp: View {
  private typealias Inner = Int
  @State private var level = 3
  @State private var isOn = false
  @State private var name = "Hall"
  @State private var choice: String?

  var body: some View {
    VStack {
      HStack(spacing: 4) {
        Text("Level \(level)").font(.headline)
        Spacer()
        Text(name)
      }
      Divider()
      Toggle("On", isOn: $isOn)
      TextField("Name", text: $name)
      Button("Up") { level += 1 }
      Slider(value: Binding(get: { Double(level) }, set: { level = Int($0) }), in: 0...10)
      Text(name.isEmpty ? "none" : "some").padding()
      Button("Choose") { choice = name }
      Text(choice ?? "nothing")
    }
  }
}

private typealias Own = Int
