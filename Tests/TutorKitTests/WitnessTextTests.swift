import Analysis
import Testing

@testable import TutorKit

/// The steps that lead to a difference are told as somebody can take them.
@Suite struct WitnessTextTests {
  @Test(arguments: [
    ("Stepper(\"Size\", value: $size, in: 1...40)", "after select:Size=20: "),
    // The label shows the value, and has another one after each step.
    ("Stepper(\"Size \\(size)\", value: $size, in: 1...40)", "after select:Size 8=20: "),
  ])
  func aControlThatIsStepwiseSetIsOneStep(control: String, told: String) throws {
    func program(_ limit: Int) -> String {
      """
      import SwiftUI
      struct Tent: View {
        @State private var size = 8
        var body: some View {
          VStack {
            \(control)
            Text(size < \(limit) ? "small" : "large")
          }
        }
      }
      """
    }
    let evidence = try evidence(program(20), program(21))
    #expect(evidence.contains { $0.hasPrefix(told) })
  }

  /// A value that a control is set to before and after something else is told at each of the two places.
  @Test func eachStepSaysTheValueThatItLeaves() throws {
    func program(_ reset: String) -> String {
      """
      import SwiftUI
      struct Parcel: View {
        @State private var grams = 700
        @State private var isInsured = false
        var body: some View {
          VStack {
            Stepper("Weight", value: $grams, in: 100...2000, step: 100)
            Toggle("Insured", isOn: $isInsured)
            Text(isInsured ? "insured" : "plain").onChange(of: grams) { \(reset) }
          }
        }
      }
      """
    }
    let evidence = try evidence(program(""), program("if grams == 1100 { isInsured = false }"))
    #expect(evidence.contains { $0.contains("toggle:Insured") && $0.contains("Weight=1100") })
    #expect(!evidence.contains { $0.ranges(of: "Weight=1100").count > 1 })
  }

  /// What the check of what is shown says of two programs.
  private func evidence(_ before: String, _ after: String) throws -> [String] {
    let report = withDeepStack {
      TutorKit.compare(
        [parse(before, file: "before.swift")], [parse(after, file: "after.swift")], root: nil)
    }
    return try #require(report).checks.first { $0.id == .rendersTheSame }?.evidence ?? []
  }
}
