/// The texts that a program writes.
extension DeclaredTypes {
  /// Whether a text stands in the program as a literal, or as a case of an enumeration.
  func writes(_ text: String) -> Bool {
    if let known = interpreter.types.literalTexts { return known.contains(text) }
    let found = interpreter.program.literalTexts
    interpreter.types.literalTexts = found
    return found.contains(text)
  }
}

extension ViewProgram {
  /// All literals that are texts, and the names and raw values of cases.
  fileprivate var literalTexts: Set<String> {
    var found: Set<String> = []
    for one in types.flatMap(\.cases) {
      found.insert(one.name)
      if case .string(let text)? = one.rawValue { found.insert(text) }
    }
    for case .expression(.literal(.string(let text))) in functions.compactMap(\.body)
      .flatMap(\.parts).withInner
    {
      found.insert(text)
    }
    return found
  }
}
