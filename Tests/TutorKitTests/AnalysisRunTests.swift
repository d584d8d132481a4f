import Analysis
import Foundation
import Testing

@testable import TutorKit

private let flagged = """
  import SwiftUI
  struct Card: View {
    var header: some View { Text("a") }
    var body: some View { VStack { header; Text(title) } }
    let title: String
  }

  """

private let project = [
  "App/Card.swift": flagged,
  "App/Card+More.swift": "extension Card { var more: some View { Text(\"b\") } }\n",
  "App/Broken.swift": "struct A: View {\n  var body: some View {\n",
  "App/Binary.swift": "a\u{0}b", "App/Empty.swift": "\n",
  "App/Other.swift": "struct Other: View { var body: some View { Text(\"\") } }\n",
  ".build/A.swift": flagged, "Pods/A.swift": flagged, "App/Carthage/A.swift": flagged,
  "App/.hidden/A.swift": flagged, "App/notes.txt": "none",
]

private func result(_ folder: String) -> AnalysisResult {
  let files = SourceSearch.files(below: folder).map {
    AnalysisRequest.File(path: $0, mayBeEmpty: true)
  }
  return analyze(AnalysisRequest(files: files, isOneProgram: false))
}

@Test func aBrokenFileIsOneMessageAndTheRestGoesOn() throws {
  try withFolder(project) { folder in
    let found = result(folder)
    #expect(found.files == 6)
    #expect(found.findings.map(\.file) == [folder + "/App/Card.swift"])
    #expect(found.findings.first?.frame?.text == "  var header: some View { Text(\"a\") }")
    #expect(
      found.unchecked.map(\.file) == [folder + "/App/Binary.swift", folder + "/App/Broken.swift"])
    let broken = try #require(found.unchecked.last)
    #expect(broken.sentence.contains("Broken.swift:2:24: error: expected '}'"))
    #expect(broken.sentence.contains("and 1 more"))
  }
}

@Test func aSearchIsInOrderOfPathAndSkipsWhatIsNotOnesOwn() throws {
  try withFolder(project) { folder in
    let names = SourceSearch.files(below: folder).map { String($0.dropFirst(folder.count + 5)) }
    #expect(
      names == [
        "Binary.swift", "Broken.swift", "Card+More.swift", "Card.swift", "Empty.swift",
        "Other.swift",
      ])
  }
}

@Test func manyFilesComeInTheSameOrderEachTime() throws {
  let files = (0..<60).map { number in
    AnalysisRequest.File(
      path: "F\(number).swift",
      text: flagged.replacingOccurrences(of: "Card", with: "Card\(number)"))
  }
  let request = AnalysisRequest(files: files, isOneProgram: false)
  let first = analyze(request).findings
  #expect(first.count == 60)
  #expect(first == analyze(request).findings)
  let names = first.map(\.file)
  #expect(names == names.sorted())
}

@Test func eachFileHasItsOwnConfiguration() {
  var quiet = RuleConfiguration()
  quiet.disabled = ["computed-view"]
  let files = [
    AnalysisRequest.File(path: "A.swift", text: flagged, configuration: quiet),
    AnalysisRequest.File(
      path: "B.swift", text: flagged.replacingOccurrences(of: "Card", with: "Box")),
  ]
  for isOneProgram in [true, false] {
    let found = analyze(AnalysisRequest(files: files, isOneProgram: isOneProgram)).findings
    #expect(found.map(\.file) == ["B.swift"])
  }
}

// MARK: Baselines

private func findings(_ text: String, file: String = "A.swift") -> [FindingReport] {
  let files = [AnalysisRequest.File(path: file, text: text)]
  return analyze(AnalysisRequest(files: files, isOneProgram: true)).findings
}

@Test func aBaselineHoldsFindingsWhereverTheyMove() throws {
  let known = findings(flagged)
  let data = try Baseline(known, path: "baseline.json").data()
  let baseline = try Baseline(data, path: "baseline.json")
  #expect(try baseline.data() == data)
  #expect(baseline.rest(of: known, path: "baseline.json").isEmpty)
  #expect(baseline.rest(of: findings("\n\n" + flagged), path: "baseline.json").isEmpty)
  let grown = flagged.replacingOccurrences(
    of: "Text(title) } }", with: "Text(title); footer } }\n  var footer: some View { Text(\"b\") }")
  #expect(baseline.rest(of: findings(grown), path: "baseline.json").map(\.line) == [5])
  let other = findings(flagged, file: "B.swift")
  #expect(baseline.rest(of: other, path: "baseline.json") == other)
}

@Test func aBaselineSaysWhatIsNotFoundAnyMore() throws {
  let baseline = Baseline(findings(flagged), path: "baseline.json")
  let mended = "import SwiftUI\nstruct Card: View { var body: some View { Text(\"a\") } }\n"
  let stale = { (text: String, files: [String], rules: Set<String>?) in
    baseline.stale(in: findings(text), files: files, rules: rules, path: "baseline.json")
  }
  #expect(stale(flagged, ["A.swift"], nil).isEmpty)
  #expect(stale(mended, ["A.swift"], nil) == ["A.swift: computed-view in `Card.header`"])
  #expect(stale(mended, ["A.swift"], ["inline-row"]).isEmpty)
  // The file is gone.
  #expect(stale("", [], nil).count == 1)
}

// MARK: Types of other files

/// A view, and types in other files that its findings follow from.
private let shop = [
  "Item.swift": """
  struct Item: Hashable {
    var name = "", maker = "", price = 0.0, stock = 0, tags: [String] = []
  }
  """,
  "Store.swift": """
  import Observation
  @Observable final class Store {
    var cash = 0, staff = 0, motto = "", owner = "", town = ""
    var people: Int { staff + 1 }
  }
  """,
  "Basket.swift": """
  import Combine
  final class Basket: ObservableObject {
    @Published var a = 0
    @Published var b = 0
    @Published var c = 0
    @Published var d = 0
    func clear() { (a, b, c, d) = (0, 0, 0, 0) }
  }
  struct Wish { mutating func fulfil() {} }
  """,
  "Screens.swift": """
  import SwiftUI
  struct ItemRow: View {
    let item: Item
    var body: some View { Text(item.name) }
  }
  struct ItemList: View {
    let items: [Item]
    var body: some View { List(items, id: \\.self) { ItemRow(item: $0) } }
  }
  struct BasketBadge: View {
    @ObservedObject var basket: Basket
    var body: some View { Text("\\(basket.a)") }
  }
  struct WishView: View {
    @Binding var wish: Wish
    var body: some View { Button("Fulfil") { wish.fulfil() } }
  }
  struct StoreScreen: View {
    let store: Store
    var body: some View {
      VStack {
        VStack {
          Text(store.motto).font(.title).bold()
          Text(store.owner).font(.title).bold()
          Text(store.town).font(.title).bold()
        }
        VStack {
          Text("\\(store.cash)").font(.title).bold()
          Text("\\(store.people)").font(.title).bold()
        }
      }
    }
  }
  """,
]

@Test func typesOfOtherFilesAreKnown() {
  let expected = [
    "invalidation-blast-radius StoreScreen.store", "object-observed-whole BasketBadge.basket",
    "wide-input ItemRow.item",
  ]
  for isOneProgram in [true, false] {
    let files = shop.sorted { $0.key < $1.key }.map {
      AnalysisRequest.File(path: $0.key, text: $0.value)
    }
    let found = analyze(AnalysisRequest(files: files, isOneProgram: isOneProgram)).findings
      .filter { $0.severity == "warning" || $0.rule == "object-observed-whole" }.map {
        "\($0.rule) \($0.subject)"
      }
    #expect(found.sorted() == expected)
  }
}

@Test func aBaselineNamesFilesFromItsOwnFolder() throws {
  let known = findings(flagged, file: "/project/App/A.swift")
  let text = String(
    decoding: try Baseline(known, path: "/project/ci/baseline.json").data(), as: UTF8.self)
  #expect(text.contains("\"file\" : \"../App/A.swift\""))
}

@Test(arguments: ["", "{}", "[]", "{\"format\": 2, \"findings\": []}"])
func whatIsNoBaselineIsSaid(text: String) {
  #expect(throws: Baseline.Invalid.self) { try Baseline(Data(text.utf8), path: "b.json") }
}

private let program = [
  "Press.swift": """
  import SwiftUI
  struct PressRoom: View {
    @State private var copies = 0
    var body: some View {
      List {
        Button("Copies \\(copies)") { copies += 1 }
        PressButton(press: { copies = 0 })
        ModelLabel(model: LabelModel(text: "Daily"))
        Kept(title: "Daily")
      }
    }
  }
  """,
  "Parts.swift": """
  import SwiftUI
  struct PressButton: View {
    let press: () -> Void
    var body: some View { Button("Press", action: press) }
  }
  final class LabelModel {
    var text: String
    init(text: String) { self.text = text }
  }
  struct ModelLabel: View {
    let model: LabelModel
    var body: some View { Text(model.text) }
  }
  struct Kept: View {
    let title: String
    var body: some View { Text(title) }
  }
  enum Texts { enum List { static let empty = "" } }
  """,
]

/// A subview in another file is known by its inputs, in a folder as among files of one program.
@Test(arguments: [false, true])
func inputsOfSubviewsInOtherFilesAreCompared(isOneProgram: Bool) {
  let files = program.sorted { $0.key < $1.key }.map {
    AnalysisRequest.File(path: $0.key, text: $0.value)
  }
  let found = analyze(AnalysisRequest(files: files, isOneProgram: isOneProgram)).findings
  let inputs = found.filter { $0.rule == "uncomparable-input" }
  #expect(inputs.map(\.line) == [7, 8])
  #expect(inputs.allSatisfy { $0.file == "Press.swift" })
}

@Test func onlyWhatWasNamedIsReported() {
  let files = program.sorted { $0.key < $1.key }.map {
    AnalysisRequest.File(path: $0.key, text: $0.value)
  }
  let request = AnalysisRequest(files: files, isOneProgram: true)
  let parts = analyze(request).only([files[0]])
  #expect(parts.findings.allSatisfy { $0.file == "Parts.swift" })
  #expect(parts.files == 1)
  #expect(parts.sources.count == 2)
}

/// Private wrapped properties with a value of their own, wrappers of other modules, layouts that are
/// called, nested namesakes: nothing to object to.
@Test(arguments: [
  "@FocusState private var f: Bool", "@FocusState private var f", "@Namespace private var f",
  "@AccessibilityFocusState private var f: Bool", "@GestureState private var f: CGSize?",
  "@State private var f: Int?", "@Query private var f: [Int]", "@Shared(3) private var f: Int",
  "@Injected var f: Int", "let f = 6...12; var g: Bool { f ~= 3 }",
  "private let f: ModelContext; func g() { f.insert(3) }; init(a: Int) {}",
])
func nothingIsSaidAgainstRightProperties(property: String) {
  let text = """
    import SwiftUI
    struct A: View { let a: Int; \(property); var body: some View { Text("") } }
    struct B: View { var body: some View { A(a: 3) } }
    struct Flow: Layout { var gap = 3.0 }
    struct C: View { var body: some View { Flow { Text("") }; Flow(gap: 3) { Text("") } } }
    enum L10n { struct Label { let a: Int } }
    struct D: View { var body: some View { Label("x", systemImage: "y") } }
    """
  let problems = nameProblems(in: [parse(text, file: "A.swift")], isComplete: false)
  #expect(problems.map(\.kind) == [])
}

@Test(arguments: ["remove(at: 0)", "removeAll()", "reverse()", "swapAt(0, 1)", "sort()"])
func mutatingMethodsOnConstantsAreFound(call: String) {
  let text =
    "struct A: View { let a = [\"b\"]; var body: some View { Button(\"\") { a.\(call) } } }"
  #expect(nameProblems(in: [parse(text, file: "A.swift")], isComplete: false).count == 1)
}
