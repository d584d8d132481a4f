import Analysis
import Simulation
import Testing

/// What an action does, as code, and whether it leaves its step unchecked.
private struct Act: Sendable, CustomTestStringConvertible {
  var code: String
  var isUnchecked: Bool
  var testDescription: String { code }

  init(_ code: String, _ isUnchecked: Bool) {
    self.code = code
    self.isUnchecked = isUnchecked
  }
}

private let acts = [
  // Methods that nothing declares may do anything.
  Act("n.bump()", true), Act("text.shout()", true), Act("list.rotate()", true),
  Act("list[0].bump()", true), Act("set.flip(3)", true), Act("day.advance()", true),
  Act("spot.move()", true), Act("model.reload()", true), Act("self.share()", true),
  Act("booking.run()", true), Act("booking()", true), Act("stored.bump()", true),
  // The libraries' own are known, and so are the program's.
  Act("_ = n.isMultiple(of: 2)", false), Act("_ = text.uppercased()", false),
  Act("_ = text.localizedStandardContains(\"a\")", false), Act("list.append(3)", false),
  Act("_ = list.difference(from: [1])", false), Act("_ = set.union([3])", false),
  Act("_ = day.addingTimeInterval(3)", false), Act("spot.shift()", false), Act("dismiss()", false),
  Act("_ = n.hashValue", false), Act("_ = text.count", false),
  // Objects and wrappers from elsewhere.
  Act("Store.shared.n += 1", true), Act("foreign = 3", true), Act("foreign += 1", true),
  // Chance.
  Act("if Bool.random() { n = 3 }", true), Act("if Int.random(in: 0...3) == 1 { n = 3 }", true),
  Act("n = Int.random(in: 0...3)", true),
  // Whether what is written is another value is not known.
  Act("n = store.count", true), Act("n = Store.shared.count", true), Act("text = store.name", true),
  Act("n = UserDefaults.standard.integer(forKey: \"k\")", true), Act("list[0] = store.count", true),
  Act("spot.x = store.x", true), Act("n = 3", false), Act("day = Date.now", false),
  Act("list = [store.count, 4]", false),
  Act("n = UUID().uuidString.count", true), Act("text = UUID().uuidString", false),
  Act("n = (try? JSONDecoder().decode([Int].self, from: Data()))?.count ?? 0", true),
  // What decides is not known.
  Act("if store.isOpen { n += 1 }", true), Act("n += store.isOpen ? 1 : 0", true),
  Act("switch store.kind { case .a: n += 1; default: break }", true),
  Act("if let found = store.found { n = found }", true),
  Act("guard Store.shared.isOpen else { return }; n += 1", true),
  Act("for x in store.all { n += x }", true), Act("if n > 3 { n = 0 }", false),
  Act("if text == store.name { n = 4 }", true),
  // Declared operators.
  Act("n = n <> 2", false), Act("n |> 2", false),
  // Rows of what is found outside.
  Act("list = FileManager.default.subpaths(atPath: text)?.map(\\.count) ?? []", true),
  Act("list = (0..<Int.random(in: 1...9)).map { $0 }", true),
]

private func source(_ code: String) -> String {
  """
  import SwiftUI
  infix operator <>
  infix operator |>
  func <> (a: Int, b: Int) -> Int { a + b }
  func |> (a: inout Int, b: Int) { a = b }
  struct Spot { var x = 0; mutating func shift() { x += 1 } }
  final class Model: Base { @Published var title = "" }
  struct Screen: View {
    @State private var n = 0
    @State private var text = "a"
    @State private var list = [1]
    @State private var set: Set<Int> = [1]
    @State private var day = Date()
    @State private var spot = Spot()
    @StateObject private var model = Model()
    @AppStorage("n") private var stored = 0
    @Shared(.count) private var foreign = 0
    @Environment(\\.booking) private var booking
    @Environment(\\.dismiss) private var dismiss
    var body: some View {
      let _ = step("go") { \(code) }
      VStack { Text("\\(n) \\(list.count)"); Text(text) }
    }
  }
  """
}

@Suite struct UndeclaredTests {
  @Test(arguments: acts) private func whatNobodyDeclaresIsUnchecked(act: Act) throws {
    let isUnchecked = withDeepStack { () -> Bool? in
      let parsed = ParsedSource(text: source(act.code), file: "a.swift")
      let lowered = lower([parsed], expressions: ["Screen()"])
      guard parsed.syntaxErrors.isEmpty, case .function(let root)? = lowered.expressions.first
      else { return nil }
      let simulator = Simulator(program: lowered.program, root: root)
      _ = simulator.start()
      let (_, problem) = simulator.perform(.registered("go"), named: "go")
      return problem != nil || !simulator.unchecked.isEmpty
    }
    #expect(isUnchecked == act.isUnchecked)
  }
}
