import Analysis
import Testing

/// Members of a view and what the check of names says of them.
private struct Names: Sendable, CustomTestStringConvertible {
  enum Answer: Sendable { case right, uncertain, wrong, undeclared }

  var code: String
  var answer: Answer
  var testDescription: String { code }

  init(_ code: String, _ answer: Answer) {
    self.code = code
    self.answer = answer
  }
}

private let cases = [
  // Types where they are written.
  Names("let c: Conter", .uncertain), Names("@State private var c: [Conter] = []", .uncertain),
  Names("func f() -> Conter? { nil }", .uncertain), Names("func f(_ c: Conter) {}", .uncertain),
  Names("struct Q: Conting {}", .uncertain), Names("func f<T: Conting>(_ t: T) {}", .uncertain),
  Names("func f() -> Bool { n is Conter }", .uncertain),
  Names("let c: Deck", .right), Names("func f<Wanted: View>(_ t: Wanted) -> Wanted { t }", .right),
  Names("let path: KeyPath<Deck, Int>", .right),
  Names("typealias Kept = Deck; let k: Kept", .right),
  Names("func f() -> some Transition { .opacity }", .right),
  Names("struct Q: Sequence, IteratorProtocol { func next() -> Int? { nil } }", .right),
  Names("struct Q: view {}", .uncertain), Names("let c: string", .uncertain),
  Names("func f() -> some Veiw { Text(\"a\") }", .uncertain),
  Names("let t: time_t", .right),
  // Members of the program's types.
  Names("func f() { self.load() }", .uncertain), Names("func f() -> Int { Self.most }", .uncertain),
  Names("func f() -> Int { deck.size }", .uncertain),
  Names("func f() -> Bool { suit == .clubs }", .uncertain),
  Names("func f() -> Binding<Int> { $kept.size }", .uncertain),
  Names("func g(a: Int) {}; func f() { g(b: 3) }", .uncertain),
  Names("func f() -> Int { list.cuont }", .uncertain),
  Names("func f() -> some View { Text(\"a\").paddin() }", .uncertain),
  Names("func f() -> some View { ForEach(decks, id: \\.size) { _ in Text(\"a\") } }", .uncertain),
  Names("func f() -> Int { deck.top + deck.hashValue }", .right),
  Names("func f() -> Bool { suit == .hearts && Suit.allCases.count == 2 }", .right),
  Names("func f() -> Binding<Int> { $kept.top.animation() }", .right),
  Names("func g(a: Int, _ b: Int) {}; func f() { g(a: 3, 4) }", .right),
  Names("func f() -> some View { self.padding().tag(Self.self is Int.Type) }", .right),
  Names("func f() -> Int { list.count + list.first! }", .right),
  // Writes to constants.
  Names("func f() { deck.draw() }", .wrong),
  Names("func f() { map.removeValue(forKey: 1) }", .wrong),
  Names("func f() { map.merge([3: 4]) { a, _ in a } }", .wrong),
  Names("func f() { let xs = [1]; xs.append(2) }", .wrong),
  Names("func f() { for x in words { x.append(\"a\") } }", .wrong),
  Names("func f() { if let maybe { maybe += 1 } }", .wrong),
  Names("func f() { [1].forEach { x in x += 1 } }", .wrong),
  Names("func f(x: Int) { x += 1 }", .wrong), Names("func f() { spot.x = 3 }", .wrong),
  Names("func f() { bump(&limit) }", .wrong), Names("func f() { swap(&limit, &n) }", .wrong),
  Names("func f() { (limit, n) = (1, 2) }", .wrong), Names("func f() { maybe? = 3 }", .wrong),
  Names("func f() { flag &&= true }", .wrong),
  Names("func f() { kept.draw(); n += 1; deck.peek() }", .right),
  Names("func f() { var xs = [1]; xs.append(2); bump(&xs[0]) }", .right),
  Names("func f() { for var x in words { x.append(\"a\") } }", .right),
  Names("func f() { if var maybe { maybe += 1 } }", .right),
  Names("func f(x: inout Int) { x += 1 }", .right),
  Names("func f() -> Int { list.reduce(into: 0) { sum, x in sum += x } }", .right),
  Names("func f() { let x: Int; x = 3; n = x }", .right),
  Names("func f() { holder.count += 1; holder.draw() }", .right),
  Names(
    "func f() { ForEach($list, id: \\.self) { $item in Button(\"a\") { item += 1 } } }", .right),
  Names("func f(@Binding x: Int) { x += 1 }", .right),
  Names("func f() { pair.x = 4 }", .wrong), Names("func f() { box.slots[0] = 4 }", .wrong),
  Names("func f() { self.map[1] = 4; self.spot.x = 3 }", .wrong),
  Names("let tags = Set([\"a\"]); func f() { tags.formUnion([\"b\"]) }", .wrong),
  Names("let tags = [String](); func f() { tags.append(\"b\") }", .wrong),
  Names("func f() { for d in decks { d.top = 3 } }", .wrong),
  Names("func f(d: Deck) { d.top = 3 }", .wrong),
  Names("var v: some View { ForEach(decks) { d in Button(\"a\") { d.draw() } } }", .wrong),
  Names("let cache = OperationQueue(); func f() { cache[1] = 3 }", .right),
  Names("func f() { slots[1] = 3; box.queue.name = \"a\" }", .right),
  Names("func f() { for var d in decks { d.top = 3 } }", .right),
  Names("var v: some View { ForEach([holder]) { h in Button(\"a\") { h.draw() } } }", .right),
  // Where a name is seen.
  Names("static let most = 4; func f() -> Int { most }", .undeclared),
  Names("static func most() -> Int { 4 }; func f() -> Int { most() }", .undeclared),
  Names("static func f() -> Int { n }", .undeclared),
  Names("static var twice: Int { 2 * n }", .undeclared),
  Names("func g() throws {}; func f() { do { try g() } catch {}; print(error) }", .undeclared),
  Names("func f() { n = newValue }", .undeclared), Names("func f() { n = oldValue }", .undeclared),
  Names("func f() { if n > 1 { let step = 2; n += step }; n += step }", .undeclared),
  Names(
    "static let most = 4; static func f() -> Int { most }; func g() -> Int { Self.most }", .right),
  Names(
    "static func f(_ n: Int) -> Int { n }; static func g() -> Int { [1].map { n in n }[0] }", .right
  ),
  Names("func g() throws {}; func f() { do { try g() } catch { print(error) } }", .right),
  Names("var m: Int { get { n } nonmutating set { n = newValue } }", .right),
  Names("@State private var m = 0 { didSet { n = oldValue } willSet { n = newValue } }", .right),
  Names("static let most = 4; let some = most; var more = most { didSet {} }", .right),
  Names("struct Q { static let most = 4; struct R { func f() -> Int { most } } }", .right),
  Names("static let most = 4; func f(_ n: Int = 3, most: Int) -> Int { most }", .right),
  // Initializers that are not written.
  Names("func f() -> Bag { Bag() }", .right), Names("func f() -> Bag { Bag(top: 3) }", .wrong),
  Names("func f() -> Closed { Closed() }", .wrong),
  // Wrappers that a class which is followed by property cannot have.
  Names("@Observable final class M { @Published var n = 0 }", .wrong),
  Names("@Observable final class M { @AppStorage(\"a\") private var n = 0 }", .wrong),
  Names("@Observable class M { @Clamped var n = 0 }", .wrong),
  Names("@Observable final class M { let a = 1; @State\n var n: Int; init() { n = 1 } }", .wrong),
  Names("final class M: ObservableObject { @Published var n = 0 }", .right),
  Names(
    "@Observable class M { @ObservationIgnored @AppStorage(\"a\") var n = 0; var m = 1 }", .right),
  Names("@Observable final class M { @MainActor var n = 0; @Clamped static var m = 1 }", .right),
  Names("@Observable class M { @ViewBuilder var row: some View { Text(\"a\") } }", .right),
  // Names for types, and types of one name in others.
  Names("func f() -> Key { Key() }", .right),
  Names("@State private var m = Deck(); func f() -> Binding<Int> { self.$m.top }", .right),
  Names(
    "struct P { struct R { let a: Int }; let r = R(a: 3) }; struct Q { struct R { let b: Int }; let r = R(b: 3) }",
    .right),
  Names(
    "struct P { struct R { private let a = 3 } }; struct Q { struct R { var a = 3 }; let r = R(); func f() -> Int { r.a } }",
    .right),
  Names(
    "struct P { struct R { let a = 3 } }; struct Q { struct R { var a = 3 }; var r = [R()]; mutating func f() { r[0].a = 4 } }",
    .right),
  // Cases where nothing else can stand.
  Names("func f() -> Int { switch suit { case .hearts: 1; case .spaads: 2 } }", .uncertain),
  Names("func f() -> Int { switch suit { case .hearts: 1; case .spades: 2 } }", .right),
  Names("func f() -> Suit { .spaads }", .uncertain),
  Names("func f() -> Suit { n > 0 ? .hearts : .spaads }", .uncertain),
  Names("func f() -> Suit { if n > 0 { return .spaads }; return .hearts }", .uncertain),
  Names("func f() -> Suit { [1].isEmpty ? .hearts : .spades }", .right),
  Names("let suits: [Suit] = [.hearts, .spaads]", .uncertain),
  Names("let votes: [Suit: Int] = [:]; func f() -> Int? { votes[.spaads] }", .uncertain),
  Names("let votes: [Suit: Int] = [:]; func f() -> Int? { votes[.spades] }", .right),
  Names(
    "@State private var s = Note.said(text: \"a\"); func f() { s = .said(words: \"b\") }",
    .uncertain),
  Names(
    "@State private var s = Note.said(text: \"a\"); func f() { s = .said(text: \"b\") }", .right),
  Names("let s: Deck.Kard? = nil", .uncertain), Names("let s: Deck.Card? = nil", .right),
  // Elements of lists, and what optionals hold.
  Names("let l: [Deck]; func f() -> [Deck] { l.filter { $0.topp > 1 } }", .uncertain),
  Names("let l: [Deck]; func f() -> [Deck] { l.filter { $0.top > 1 } }", .right),
  Names("let l: [Deck]; func f() -> [Int] { l.map { d in d.topp } }", .uncertain),
  Names(
    "let l: [Deck]; func f() -> [Int] { l.map { d in let d = d.top; return d.magnitude.hashValue } }",
    .right),
  Names(
    "let l: [Deck]; func f() -> some View { ForEach(l, id: \\.self) { d in Text(\"\\(d.topp)\") } }",
    .uncertain),
  Names("let o: Deck?; func f() -> Int? { o?.topp }", .uncertain),
  Names("let o: Deck?; func f() -> Int? { o?.top }", .right),
  // Keys of the environment, and first values.
  Names("@Environment(\\.colorSchema) private var scheme", .undeclared),
  Names("@Environment(\\.colorScheme) private var scheme", .right),
  Names("@Environment(\\.dismiss) private var dismiss", .right),
  Names("@Environment(\\.gameCenter) private var center", .uncertain),
  Names("let start: Int; @State private var m = start", .undeclared),
  Names("static let start = 1; @State private var m = Self.start", .right),
  Names("let start: Int; lazy var m = start", .right),
  // Types of the library.
  Names("let cool = PartialRangeThrough(80)", .right),
]

private func source(_ code: String) -> String {
  """
  import SwiftUI
  typealias Key = UUID
  struct Bag { private var kept = 1; var top = 0 }
  struct Closed { private var kept: Int; var top = 0 }
  extension Optional { func or(_ other: Wrapped) -> Wrapped { self ?? other } }
  enum Note { case said(text: String) }
  struct Deck: Hashable { enum Card { case ace }; var top = 0; mutating func draw() { top += 1 }; func peek() {} }
  enum Suit: CaseIterable { case hearts, spades }
  final class Holder { var count = 0; func draw() { count += 1 } }
  struct Slots { subscript(i: Int) -> Int { get { i } nonmutating set { print(newValue) } } }
  struct Box { let queue = OperationQueue(); let slots = [1] }
  func bump(_ n: inout Int) { n += 1 }
  @propertyWrapper struct Clamped { var wrappedValue: Int }
  infix operator &&=
  func &&= (a: inout Bool, b: Bool) { a = a && b }
  struct Screen: View {
    @State private var n = 0
    @State private var kept = Deck()
    @State private var list = [1]
    let deck = Deck()
    let decks = [Deck()]
    let suit = Suit.hearts
    let holder = Holder()
    let map = [1: 2]
    let words = ["a"]
    let maybe: Int? = 3
    let limit = 3
    let flag = true
    let spot = CGPoint.zero
    let pair = (x: 1, y: 2)
    let slots = Slots()
    let box = Box()
    \(code)
    var body: some View { Text("a") }
  }
  """
}

@Suite struct WrittenNameTests {
  /// `where Self: Holder` gives an extension of a protocol the members of that class, and of no other type.
  @Test(arguments: [("count * 2", true), ("size * 2", false), ("base * 2", true)])
  func aConstraintOnSelfGivesItsMembers(code: String, isRight: Bool) {
    let text = """
      protocol Counting: AnyObject {}
      class Base { var base = 1 }
      final class Holder: Base, Counting { var count = 0 }
      struct Deck { var size = 1 }
      extension Counting where Self: Holder { var twice: Int { \(code) } }
      """
    let parsed = ParsedSource(text: text, file: "a.swift")
    #expect(nameProblems(in: [parsed], isComplete: true, looksFurther: true).isEmpty == isRight)
  }

  @Test(arguments: cases) private func namesAreLookedUp(names: Names) {
    let parsed = ParsedSource(text: source(names.code), file: "a.swift")
    #expect(parsed.syntaxErrors.isEmpty)
    let problems = nameProblems(in: [parsed], isComplete: true, looksFurther: true)
    switch names.answer {
    case .right: #expect(problems.isEmpty, "\(problems.map(\.kind))")
    case .uncertain: #expect(!problems.isEmpty && problems.allSatisfy(\.isUncertain))
    case .undeclared: #expect(problems.contains { $0.undeclaredName != nil && !$0.isUncertain })
    case .wrong:
      #expect(problems.contains { $0.undeclaredName == nil })
    }
  }
}
