/// Views in `AnyView`: another type is another view, the same type is the same view with other values.
extension ProofViews {
  func mount(erased content: ProofView, into items: inout [ProofItem]) throws(ProofStop) {
    var made: [ProofItem] = []
    run.place.append("AnyView")
    defer { run.place.removeLast() }
    let content = united(content) ?? content
    try mount(content, into: &made)
    if case .conditional(_, let a, let b) = content, Self.mayBeOneType(a, b),
      !ProofComparison.isInert(made)
    {
      throw run.stop(.identity, "AnyView")
    }
    items += made
  }

  /// One of two views of one type as a view of that type whose values depend on the condition.
  /// nil: it is no such view for certain.
  private func united(_ view: ProofView) -> ProofView? {
    guard case .conditional(let condition, let a, let b) = view else { return nil }
    return united(condition, united(a) ?? a, united(b) ?? b)
  }

  private func united(_ condition: ProofTerm, _ a: ProofView, _ b: ProofView) -> ProofView? {
    switch (a, b) {
    case (.erased(let x), .erased(let y)): return united(condition, x, y)
    case (.custom(let type, let x), .custom(let other, let y))
    where type == other && run.program.types[type].genericParameters.isEmpty:
      guard
        case .structure(_, let fields)? = try? run.merge(
          condition, .structure(type, x), .structure(type, y))
      else { return nil }
      return .custom(type, fields)
    case (.modified(let x, .library(let m)), .modified(let y, .library(let n)))
    where m.name == n.name && m.arguments.map(\.label) == n.arguments.map(\.label):
      guard m.children.isEmpty, n.children.isEmpty, m.actions.isEmpty, n.actions.isEmpty,
        let content = united(condition, x, y)
      else { return nil }
      let modifier = ProofPrimitive(m.name, site: m.site)
      for (x, y) in zip(m.arguments, n.arguments) {
        guard let value = try? run.merge(condition, x.value, y.value) else { return nil }
        modifier.arguments.append(ProofArgument(label: x.label, value: value))
      }
      return .modified(content, .library(modifier))
    default: return nil
    }
  }

  /// Whether two views may have one static type, so that what lives in the one lives on in the other.
  private static func mayBeOneType(_ a: ProofView, _ b: ProofView) -> Bool {
    switch (a, b) {
    case (.conditional(_, let x, let y), _): mayBeOneType(x, b) || mayBeOneType(y, b)
    case (_, .conditional(_, let x, let y)): mayBeOneType(a, x) || mayBeOneType(a, y)
    case (.erased(let x), _): mayBeOneType(x, b)
    case (_, .erased(let y)): mayBeOneType(a, y)
    case (.custom(let type, _), .custom(let other, _)): type == other
    case (.primitive(let x), .primitive(let y)): x.name == y.name
    case (.modified(let x, .library(let m)), .modified(let y, .library(let n))):
      m.name == n.name && mayBeOneType(x, y)
    case (.modified, .modified): true
    case (.modified, _), (_, .modified), (.custom, _), (_, .custom), (.primitive, _),
      (_, .primitive):
      false
    default: true
    }
  }
}
