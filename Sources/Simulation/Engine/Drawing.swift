/// Closures that SwiftUI runs while it lays out or draws (semantics.md 14.8): what they read of state
/// counts as read by its owner. What they read of an observed object makes them run again, not a body.
extension Machine {
  private static let layingOut: [String: Int] = [
    "alignmentGuide": 1, "visualEffect": 2, "transaction": 1, "Canvas": 2, "scrollTransition": 2,
    "containerRelativeFrame": 2, "onGeometryChange": 1, "onScrollGeometryChange": 1,
    "anchorPreference": 1, "transformAnchorPreference": 2, "animation": 1,
  ]

  /// Runs the drawing closures of a view or modifier for what they read.
  func draw(_ primitive: PrimitiveView) {
    guard isUpdating, let count = Self.layingOut[primitive.name] else { return }
    for action in primitive.actions where action.isValue && readsSomething(action.closure) {
      run(action.closure, arguments: parameterCount(action.closure) ?? count, of: primitive)
    }
  }

  private func readsSomething(_ closure: Closure) -> Bool {
    closure.capturedSelf != nil || !closure.captures.isEmpty
  }

  private static let mostSteps = 200_000

  private func run(_ closure: Closure, arguments count: Int, of primitive: PrimitiveView) {
    let saved = (scopes, callDepth, counts.probes)
    var known = assumptions
    let granted = min(stepsLeft, Self.mostSteps)
    let kept = stepsLeft - granted
    scopes = []
    stepsLeft = granted
    let arguments = (0..<count).map {
      Value.term(Term(.source, "\(primitive.name) argument \($0)"))
    }
    do throws(Interruption) { _ = try call(closure, arguments) } catch {
      known.fail(Unsupported(.drawing, [primitive.name], at: location(site: primitive.site)))
    }
    (scopes, callDepth, counts.probes) = saved
    // What is assumed of sizes and contexts decides on no count.
    assumptions = known
    stepsLeft = kept + max(stepsLeft, 0)
  }
}
