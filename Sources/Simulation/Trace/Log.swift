/// Counts of one step.
struct StepCounts {
  var probes: [String: Int] = [:]
  /// Primitive view values built again.
  var rebuilt = 0
  /// Primitive view values whose shown value changed or that are new.
  var needed = 0
  /// Calls of computed view properties and helpers as part of a body, by name.
  var inlined: [String: Int] = [:]
}

/// What was assumed about the unknown, and what could not be modelled.
struct AssumptionLog {
  private(set) var assumptions: [Remark] = []
  private(set) var unchecked: [Unsupported] = []
  private var known: Set<String> = []

  mutating func assume(_ remark: Remark) {
    if known.insert(remark.text).inserted, assumptions.count < 200 { assumptions.append(remark) }
  }

  mutating func fail(_ reason: Unsupported) {
    let line = reason.location.map { "\($0.file):\($0.line):\($0.column)" } ?? ""
    if known.insert("! \(reason.what) \(line)").inserted, unchecked.count < 200 {
      unchecked.append(reason)
    }
  }
}

/// A remark with the place it is about.
package struct Remark: Hashable, Sendable {
  package var text: String
  package var location: SourceLocation?
}

extension Machine {
  func location(site: Int?) -> SourceLocation? {
    guard let site, site > 0, site < program.sites.count else { return nil }
    return program.sites[site]
  }

  func assume(_ text: String, site: Int) {
    assumptions.assume(Remark(text: text, location: location(site: site)))
  }

  /// Something the program does that SwiftUI answers with a warning.
  func note(_ text: String, site: Int) {
    assumptions.assume(Remark(text: text, location: location(site: site)))
  }

  /// Records why something could not be modelled.
  func note(_ error: Interruption, at place: SourceLocation? = nil) {
    switch error {
    case .unsupported(var what):
      if what.location == nil { what.location = place }
      assumptions.fail(what)
    case .trap(let what, let site):
      assumptions.fail(
        Unsupported(
          what: "the program stops here: \(what)", location: location(site: site) ?? place))
    case .bound(let what): assumptions.fail(what)
    case .limit(let what, let site):
      assumptions.fail(Unsupported(what: what, location: location(site: site) ?? place))
    case .thrown(let value):
      assumptions.fail(
        Unsupported(what: "an error that nothing catches: \(describe(value))", location: place))
    case .waiting: break
    case .nilInChain:
      assumptions.fail(Unsupported(what: "a call of a closure that is nil", location: place))
    }
  }
}
