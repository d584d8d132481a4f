import Analysis

/// What stands in the outline of a view to make.
extension CostHints {
  /// The stored properties of a view that the reference has and the submission has not, with holes for names
  /// and types: what owns a state is no `let`.
  var properties: [String] {
    let hole = ExtractionOutline.hole
    let known = Set(typeOutlines(of: [request.submission]).map(\.name))
    let reference = request.exercise?.isSealed == true ? nil : request.reference
    let view = reference.flatMap { reference in
      typeOutlines(of: [reference]).first { $0.kind == .view && !known.contains($0.name) }
    }
    guard let view else { return ["let \(hole): \(hole)"] }
    return view.properties.map { property in
      guard let wrapper = property.wrapper else { return "let \(hole): \(hole)" }
      return property.isState
        ? "@\(wrapper) private var \(hole) = \(hole)" : "@\(wrapper) var \(hole): \(hole)"
    }
  }

  /// Whether the struct of an extraction has nothing left that is to be mended: otherwise what is asked for is
  /// done by another one.
  func mends(_ extraction: Extraction) -> Bool {
    let rewritten = parse(extraction.rewritten, file: request.submission.file)
    let left = request.demanded(of: request.findings(in: rewritten)).map(FindingReport.init)
    return !left.contains { finding in
      finding.subject == extraction.name || finding.subject.hasPrefix(extraction.name + ".")
    }
  }
}
