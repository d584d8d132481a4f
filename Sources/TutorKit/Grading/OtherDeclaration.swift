import Analysis

/// A property that the text to hold against keeps otherwise than the submission: a `@State` there, a plain
/// property here.
struct OtherDeclaration {
  let type: TypeOutline
  let property: TypeOutline.Property
  /// As it is declared there.
  private let model: TypeOutline.Property

  /// nil: each property that both have is kept alike.
  init?(_ model: HintModel, _ submission: ParsedSource) {
    guard let source = model.source else { return nil }
    let known = typeOutlines(of: [submission])
    for type in typeOutlines(of: [source]) {
      guard let own = known.first(where: { $0.name == type.name }) else { continue }
      for property in type.properties {
        guard let found = own.properties.first(where: { $0.name == property.name }),
          found.isState != property.isState
        else { continue }
        (self.type, self.property, self.model) = (own, found, property)
        return
      }
    }
    return nil
  }

  func hint(_ level: Int, of name: String) -> Hint? {
    let view = HintWords.placed("`\(type.name)`", type.line)
    switch level {
    case 2: return Hint(text: HintWords.lookAtKept(property.name, view))
    case 3: return Hint(text: HintWords.keptAcrossRuns())
    case 5:
      let hole = ExtractionOutline.hole
      let code = model.isState ? "@\(hole) var \(property.name)" : "\(hole) \(property.name)"
      return Hint(text: HintWords.keptOtherwise(name.capitalizedFirst, property.name), code: [code])
    default: return nil
    }
  }
}
