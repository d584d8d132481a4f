import Analysis
import Foundation
import Simulation
import Testing

@testable import TutorKit

/// Proofs that two programs are the same, and what must never be proved.
struct ProofTests {
  private let counter = """
    struct Screen: View {
      @State private var count = 0
      @State private var isOn = false
      let title = "Cups"
      var body: some View {
        VStack {
          Text(title).font(.headline)
          Text("\\(count) cups")
          Button("More") { count += 1 }
          Button("Less") { if count > 0 { count -= 1 } }
          Toggle("On", isOn: $isOn)
          if isOn { Text(count > 3 ? "many" : "few") }
        }
      }
    }
    """

  @Test func aProgramIsItself() { #expect(proof(counter, counter) == "proved") }

  @Test func stateMovesIntoAViewOfItsOwn() {
    let after = """
      struct Screen: View {
        let title = "Cups"
        var body: some View {
          VStack {
            Text(title).font(.headline)
            Counter()
          }
        }
      }
      private struct Counter: View {
        @State private var number = 0
        @State private var shows = false
        @State private var unread = 3
        var body: some View {
          Text("\\(number) cups")
          Button { number = number + 1 } label: { Text("More") }
          Button("Less", action: less)
          Toggle("On", isOn: $shows)
          if !shows { EmptyView() } else { Verdict(count: number) }
        }
        private func less() {
          guard number > 0 else { return }
          number -= 1
        }
      }
      private struct Verdict: View {
        let count: Int
        var body: some View { Text(4 <= count ? "many" : "few") }
      }
      """
    #expect(proof(counter, after) == "proved")
  }

  /// One change in the counter, each of which somebody sees.
  @Test(arguments: [
    ("count += 1", "count += 2"), ("count > 0", "count > 1"), ("count > 3", "count > 40"),
    ("count > 3", "count >= 3"), ("isOn {", "!isOn {"), ("var count = 0", "var count = 1"),
    ("\"Cups\"", "\"cups\""), (".headline", ".title"), ("count -= 1", "count = 0"),
    ("Text(title).font(.headline)", "Text(title)"), ("$isOn)", ".constant(isOn))"),
    ("isOn = false", "isOn = true"), ("\"many\" : \"few\"", "\"few\" : \"many\""),
  ])
  func aMistakeIsNotProved(_ change: (String, String)) {
    let after = counter.replacing(change.0, with: change.1)
    #expect(after != counter)
    #expect(proof(counter, after) != "proved")
  }

  @Test func aModelTakesTheStateOver() {
    let after = """
      @Observable final class Model {
        var count = 0
        var isOn = false
        func more() { count += 1 }
        func less() { count = count > 0 ? count - 1 : count }
        var verdict: String { count > 3 ? "many" : "few" }
      }
      struct Screen: View {
        @State private var model = Model()
        let title = "Cups"
        var body: some View {
          VStack {
            Text(title).font(.headline)
            Text("\\(model.count) cups")
            Button("More") { model.more() }
            Button("Less") { model.less() }
            Toggle("On", isOn: $model.isOn)
            if model.isOn { Text(model.verdict) }
          }
        }
      }
      """
    #expect(proof(counter, after) == "proved")
    // A model in a plain property is made again with its view.
    let plain = after.replacing("@State private var model", with: "private let model")
    #expect(proof(counter, plain) != "proved")
    let published = after.replacing(
      "@Observable final class Model", with: "final class Model: ObservableObject")
    #expect(proof(counter, published) != "proved")
  }

  /// The shipped wrong answers.
  @Test func noMistakeOfAnExerciseIsProved() throws {
    var tried = 0
    for exercise in shippedExercises.exercises {
      let starter = try String(contentsOf: exercise.starterFile, encoding: .utf8)
      for file in exercise.files(in: "mistakes") {
        let stated = exercise.statedCheck(of: file)
        guard stated == "renders-the-same" || stated == "behaves-the-same" else { continue }
        let mistake = try String(contentsOf: file, encoding: .utf8)
        let name = exercise.path(file)
        #expect(proof(starter, mistake, root: exercise.root) != "proved", "\(name)")
        tried += 1
      }
    }
    #expect(tried >= 100)
  }
}
