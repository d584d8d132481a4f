/// Views in `AnyView`: another type is another view, the same type is the same view with other values.
extension ProofRun {
  func mount(erased content: ProofView, into items: inout [ProofItem]) throws(ProofStop) {
    var made: [ProofItem] = []
    place.append("AnyView")
    defer { place.removeLast() }
    try mount(content, into: &made)
    if case .conditional(_, let a, let b) = content, Self.mayBeOneType(a, b),
      !ProofComparison.isInert(made)
    {
      throw stop(.identity, "AnyView")
    }
    items += made
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
