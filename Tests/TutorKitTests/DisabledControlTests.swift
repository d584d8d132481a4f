import Simulation
import Testing

@testable import TutorKit

private let cart = """
  import SwiftUI
  struct Cart: View {
    @State private var items: [String] = []
    @State private var isLocked = true
    @State private var isGift = false
    var body: some View {
      VStack {
        Button("Empty") { items.removeAll() }.disabled(items.isEmpty)
        Button("Add") { items.append("bread") }
        Group {
          Toggle("Gift", isOn: $isGift)
          Button("Pay") { items = ["paid"] }
        }
        .disabled(isLocked)
      }
    }
  }
  """

/// What is disabled answers to nobody.
@Suite struct DisabledControlTests {
  private func run(_ steps: [String]?) throws -> SimulationRun {
    let request = SimulationRequest(
      sources: [parse(cart, file: "Cart.swift")], steps: steps.map { $0.map(ActionText.init) })
    return try withDeepStack { simulate(request) }.map { try $0.get() } ?? #require(nil)
  }

  @Test func theScenarioComesBackToWhatOthersEnable() throws {
    let steps = try run(nil).steps.map(\.action)
    #expect(
      steps == [
        "initial", "tap:Add", "tap:Empty", "change:Cart.items",
        "change:Cart.isLocked", "change:Cart.isGift",
      ])
  }

  @Test func aTapOnItDoesNothingAndIsSaidTo() throws {
    let run = try run(["tap:Empty", "toggle:Gift", "tap:Pay"])
    #expect(
      run.problems == [
        1: .disabled("Empty"), 2: .disabled("Gift"), 3: .disabled("Pay"),
      ])
    #expect(run.steps.dropFirst().allSatisfy { $0.writes.isEmpty && $0.runs.isEmpty })
    #expect(run.problems[1]?.sentence == "`Empty` is disabled here, so nothing happens")
  }

  /// That nothing happens is known.
  @Test func aStepOnItIsCountedAsCertain() throws {
    let text = parse(cart, file: "Cart.swift")
    var exercise = try #require(shippedExercises.exercises.first)
    (exercise.root, exercise.scenario) = ("Cart()", ["tap:Empty", "tap:Add"])
    let request = GradeRequest(submission: text, exercise: exercise, starter: text)
    let report = try #require(withDeepStack { grade(request) })
    #expect(report.steps.map(\.action) == ["initial", "tap:Empty", "tap:Add"])
    #expect(report.steps.allSatisfy { $0.isUnchecked == nil })
  }

  @Test func whatIsEnabledAgainAnswers() throws {
    let run = try run(["set:Cart.isLocked=false", "tap:Pay"])
    #expect(run.problems.isEmpty)
    #expect(run.steps[2].writes.count == 1)
  }

  /// A button of an alert or dialog answers while that is up, and to no one before or after.
  @Test(arguments: [".alert", ".confirmationDialog"])
  func whatAnAlertOffersAnswersWhileItIsUp(modifier: String) throws {
    let text = """
      import SwiftUI
      struct Jar: View {
        @State private var isAsking = false
        @State private var cookies = 3
        var body: some View {
          VStack {
            Text("\\(cookies)")
            Button("Ask") { isAsking = true }
          }
          \(modifier)("Take one?", isPresented: $isAsking) { Button("Take") { cookies -= 1 } }
        }
      }
      """
    let steps = ["tap:Take", "tap:Ask", "tap:Take", "tap:Take"].map(ActionText.init)
    let request = SimulationRequest(sources: [parse(text, file: "")], steps: steps)
    let run = try #require(withDeepStack { simulate(request) }).get()
    #expect(Set(run.problems.keys) == [1, 4])
    #expect(run.steps.map { $0.runs.count } == [1, 0, 0, 1, 0])
  }

  /// Every kind of control, once enabled and once disabled.
  @Test(arguments: [
    (#"Button("Go") { count += 1 }"#, "tap:Go"),
    (#"Stepper("Go") { count += 1 } onDecrement: { count -= 1 }"#, "change:Go"),
    (#"Stepper("Go", onIncrement: { count += 1 }, onDecrement: { count -= 1 })"#, "change:Go"),
    (#"Stepper("Go", value: $count)"#, "change:Go"),
    (#"DisclosureGroup("Go", isExpanded: $isOpen) { Text("In") }"#, "tap:Go"),
    (#"NavigationStack { NavigationLink("Go", isActive: $isOpen) { Text("Next") } }"#, "tap:Go"),
    (#"Leaf { count += 1 }"#, "tap:Leaf"),
    (#"Text("Go").onLongPressGesture { count += 1 }"#, "perform:.onLongPressGesture"),
    (#"List { Text("Go") }.refreshable { count += 1 }"#, "perform:.refreshable"),
  ])
  func aPersonChangesOnlyWhatIsEnabled(control: String, step: String) throws {
    for isDisabled in [false, true] {
      let text = """
        import SwiftUI
        struct Leaf: View {
          let action: () -> Void
          var body: some View { Button("Inside", action: action) }
        }
        struct Panel: View {
          @State private var count = 0
          @State private var isOpen = false
          var body: some View {
            VStack { \(control) }.disabled(\(isDisabled))
          }
        }
        """
      let request = SimulationRequest(
        sources: [parse(text, file: "Panel.swift")], root: "Panel", steps: [ActionText(step)])
      let run = try withDeepStack { simulate(request) }.map { try $0.get() } ?? #require(nil)
      #expect(run.steps[1].writes.isEmpty == isDisabled, "\(control), disabled: \(isDisabled)")
      if case .disabled? = run.problems[1] { #expect(isDisabled) } else { #expect(!isDisabled) }
    }
  }

  @Test func whatNeedsNobodyRunsAllTheSame() throws {
    let text = """
      import SwiftUI
      struct Panel: View {
        @State private var last = ""
        var body: some View {
          Text(last).onOpenURL { last = $0.absoluteString }.disabled(true)
        }
      }
      """
    let request = SimulationRequest(
      sources: [parse(text, file: "Panel.swift")], steps: [ActionText("perform:.onOpenURL")])
    let run = try withDeepStack { simulate(request) }.map { try $0.get() } ?? #require(nil)
    #expect(run.problems.isEmpty && run.steps[1].writes.count == 1)
  }

  /// Of two with one label the enabled one answers.
  @Test func theEnabledOneOfTwoAnswers() throws {
    let text = """
      import SwiftUI
      struct Panel: View {
        @State private var first = false
        @State private var second = false
        var body: some View {
          VStack {
            Toggle("Sound", isOn: $first).disabled(true)
            Toggle("Sound", isOn: $second)
          }
        }
      }
      """
    let request = SimulationRequest(
      sources: [parse(text, file: "Panel.swift")], steps: [ActionText("toggle:Sound")])
    let run = try withDeepStack { simulate(request) }.map { try $0.get() } ?? #require(nil)
    #expect(run.problems.isEmpty && run.steps[1].writes.count == 1)
  }
}
