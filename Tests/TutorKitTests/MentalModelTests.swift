import Foundation
import Simulation
import Testing

@testable import TutorKit

/// A program, one step, and what runs: in truth, and in a belief. Counts by hand, from the rows of
/// the table of known counts that ``MentalModel`` names.
struct BelievedProgram: Sendable, CustomTestStringConvertible {
  var model: MentalModel
  var root = "P()"
  var step = "tap:go"
  var truth: [String: Int]
  var belief: [String: Int]
  var text: String
  var testDescription: String { model.rawValue }

  private static let leaf = """
    struct Leaf: View { let v: Int; var body: some View { Text("\\(v)") } }
    """

  static let all: [BelievedProgram] = [
    BelievedProgram(
      model: .wholeSubtree, truth: ["P": 1, "Leaf": 1], belief: ["P": 1, "Leaf": 2],
      text: """
        struct P: View {
          @State var n = 0
          var body: some View { Leaf(v: n); Leaf(v: 7); Button("go") { n += 1 } }
        }
        \(leaf)
        """),
    BelievedProgram(
      model: .everything, truth: ["Counter": 1], belief: ["P": 1, "Counter": 1, "Leaf": 1],
      text: counter),
    BelievedProgram(
      model: .ancestors, truth: ["Counter": 1], belief: ["P": 1, "Counter": 1], text: counter),
    BelievedProgram(
      model: .bindingRunsOwner, truth: ["Deep": 1], belief: ["P": 1, "Mid": 1, "Deep": 1],
      text: """
        struct P: View { @State var n = 0; var body: some View { Mid(n: $n) } }
        struct Mid: View { @Binding var n: Int; var body: some View { Deep(n: $n) } }
        struct Deep: View { @Binding var n: Int; var body: some View { Button("go") { n += 1 }; Text("\\(n)") } }
        """),
    BelievedProgram(
      model: .changedLeafOnly, truth: ["P": 1, "Leaf": 1], belief: ["Leaf": 1], text: passing),
    BelievedProgram(
      model: .sourceOnly, truth: ["P": 1, "Leaf": 1], belief: ["P": 1], text: passing),
    BelievedProgram(
      model: .computedPropertyIsBoundary, truth: ["P": 1, "P.header": 1], belief: ["P": 1],
      text: """
        struct P: View {
          @State var n = 0
          var header: some View { VStack { Text("A"); Button("x") { n = 0 } } }
          var body: some View { header; Text("\\(n)"); Button("go") { n += 1 } }
        }
        """),
    BelievedProgram(
      model: .helperFunctionIsBoundary, truth: ["P": 1, "P.row": 3],
      belief: ["P": 1, "P.row": 1],
      text: """
        struct P: View {
          @State var n = 0
          func row(_ i: Int) -> some View { Text("\\(i)") }
          var body: some View { row(1); row(2); row(n); Button("go") { n += 1 } }
        }
        """),
    BelievedProgram(
      model: .everyRow, truth: ["P": 1, "Row": 1], belief: ["P": 1, "Row": 3],
      text: """
        struct P: View {
          @State var xs = [1, 2, 3]
          var body: some View {
            ForEach(xs.indices, id: \\.self) { i in Row(v: xs[i]) }
            Button("go") { xs[1] += 10 }
          }
        }
        struct Row: View { let v: Int; var body: some View { Text("\\(v)") } }
        """),
    BelievedProgram(
      model: .closuresNeverMatter, truth: ["P": 1, "Tap": 1], belief: ["P": 1],
      text: """
        struct P: View {
          @State var n = 0
          var body: some View { Text("\\(n)"); Tap(f: { n += 1 }) }
        }
        struct Tap: View { let f: () -> Void; var body: some View { Button("go", action: f) } }
        """),
    BelievedProgram(
      model: .observingOneObservesAll, truth: ["A": 1], belief: ["A": 1, "B": 1],
      text: """
        @Observable class M { var a = 0; var b = 0 }
        struct P: View {
          @State var m = M()
          var body: some View { A(m: m); B(m: m); Button("go") { m.a += 1 } }
        }
        struct A: View { let m: M; var body: some View { Text("\\(m.a)") } }
        struct B: View { let m: M; var body: some View { Text("\\(m.b)") } }
        """),
    BelievedProgram(
      model: .objectsTrackReads, truth: ["P": 1, "A": 1, "B": 1], belief: ["A": 1],
      text: """
        class M: ObservableObject { @Published var a = 0; @Published var b = 0 }
        struct P: View {
          @StateObject var m = M()
          var body: some View { A(m: m); B(m: m); Button("go") { m.a += 1 } }
        }
        struct A: View { @ObservedObject var m: M; var body: some View { Text("\\(m.a)") } }
        struct B: View { @ObservedObject var m: M; var body: some View { Text("\\(m.b)") } }
        """),
    BelievedProgram(
      model: .branchesKeepViews, truth: ["P": 1, "Leaf": 1], belief: ["P": 1],
      text: """
        struct P: View {
          @State var on = false
          var body: some View {
            if on { Leaf(v: 1) } else { Leaf(v: 1) }
            Button("go") { on.toggle() }
          }
        }
        \(leaf)
        """),
    BelievedProgram(
      model: .eachWriteRuns, truth: ["P": 1], belief: ["P": 2],
      text: """
        struct P: View {
          @State var a = 0
          @State var b = 0
          var body: some View { Text("\\(a) \\(b)"); Button("go") { a += 1; b += 1 } }
        }
        """),
    BelievedProgram(
      model: .equalWritesRun, truth: [:], belief: ["P": 1],
      text: """
        struct P: View {
          @State var a = 0
          var body: some View { Text("\\(a)"); Button("go") { a = 0 } }
        }
        """),
    BelievedProgram(
      model: .everyEnvironmentReader, truth: ["P": 1, "F": 1],
      belief: ["P": 1, "F": 1, "B": 1],
      text: """
        extension EnvironmentValues {
          @Entry var foo = 0
          @Entry var bar = 0
        }
        struct P: View {
          @State var n = 0
          var body: some View {
            VStack { F(); B(); Button("go") { n += 1 } }.environment(\\.foo, n)
          }
        }
        struct F: View { @Environment(\\.foo) var foo; var body: some View { Text("\\(foo)") } }
        struct B: View { @Environment(\\.bar) var bar; var body: some View { Text("\\(bar)") } }
        """),
  ]

  private static let counter = """
    struct P: View { var body: some View { Counter(); Leaf(v: 7) } }
    struct Counter: View {
      @State var n = 0
      var body: some View { Text("\\(n)"); Button("go") { n += 1 } }
    }
    \(leaf)
    """

  private static let passing = """
    struct P: View {
      @State var n = 0
      var body: some View { Leaf(v: n); Button("go") { n += 1 } }
    }
    \(leaf)
    """
}

@Suite struct MentalModelTests {
  @Test func everyModelHasItsProgram() {
    #expect(Set(BelievedProgram.all.map(\.model)) == Set(MentalModel.allCases))
    #expect(MentalModel.allCases.count >= 8)
  }

  @Test(arguments: BelievedProgram.all)
  func aModelDiffersFromTheTruthAsItIsMeantTo(program: BelievedProgram) throws {
    let asked = PredictionProgram(
      id: "p", title: "p.swift", text: program.text, root: program.root, steps: [program.step])
    let question = try #require(asked.allQuestions.first)
    func named(_ counts: [Simulation.Piece: Int]?) -> [String: Int]? {
      counts.map { counts in
        Dictionary(
          uniqueKeysWithValues: counts.map { ($0.view + ($0.helper.map { "." + $0 } ?? ""), $1) })
      }
    }
    #expect(named(question.truth) == program.truth)
    #expect(named(question.beliefs[program.model]) == program.belief)
  }

  /// A shipped text for each model, on a step of which it differs from the simulator: an example by
  /// lesson and number, or a file of an exercise.
  static let shipped: [(MentalModel, String)] = [
    (.wholeSubtree, "helpers-to-structs/2"), (.everything, "diffing-checkpoints/2"),
    (.ancestors, "diffing-checkpoints/2"), (.bindingRunsOwner, "diffing-checkpoints/2"),
    (.changedLeafOnly, "helpers-to-structs/2"), (.sourceOnly, "helpers-to-structs/2"),
    (.computedPropertyIsBoundary, "computed-properties/1"),
    (.helperFunctionIsBoundary, "helpers-to-structs/1"), (.everyRow, "helpers-to-structs/2"),
    (.closuresNeverMatter, "exercise5/mistakes/closures-that-read-the-screen.swift"),
    (.observingOneObservesAll, "exercise2/alternatives/observable-model.swift"),
    (.objectsTrackReads, "exercise14/mistakes/observed-object-everywhere.swift"),
    (.branchesKeepViews, "exercise5/mistakes/refreshed-by-id.swift"),
    (.eachWriteRuns, "exercise10/exercise10.swift"),
    (.equalWritesRun, "exercise14/mistakes/dead-timer-button.swift"),
    (.everyEnvironmentReader, "exercise20/mistakes/key-path-misspelt.swift"),
  ]

  @Test func everyModelHasAShippedText() {
    #expect(Set(Self.shipped.map(\.0)) == Set(MentalModel.allCases))
  }

  @Test(arguments: shipped)
  func aModelDiffersOnAShippedText(model: MentalModel, name: String) throws {
    let program = try #require(Self.program(name))
    let questions = withDeepStack { program.questions(mostPieces: .max) } ?? []
    #expect(questions.contains { $0.beliefs[model] != nil })
  }

  private static func program(_ name: String) -> PredictionProgram? {
    if let example = shippedLessons.lessons.flatMap(\.programs).first(where: { $0.id == name }) {
      return example
    }
    guard let folder = name.split(separator: "/").first.map(String.init),
      let exercise = shippedExercises.exercise(folder),
      let text = try? SourceText.read(
        packageRoot.appendingPathComponent("Exercises/" + name).path
      ).get()
    else { return nil }
    return exercise.program(text)
  }

  @Test func everyModelHasWordsOfItsOwn() {
    let beliefs = MentalModel.allCases.map(\.belief)
    let corrections = MentalModel.allCases.map(\.correction)
    #expect(Set(beliefs).count == beliefs.count)
    #expect(Set(corrections).count == corrections.count)
    for text in beliefs + corrections {
      #expect(
        text.split(separator: " ").allSatisfy {
          !["just", "simply", "obviously", "easy"].contains($0)
        })
    }
  }
}
