/// Texts that are made of texts: `Text("By ") + Text(author)` and `Text("By \(Text(author))")` show what
/// `Text("By \(author)")` shows.
extension ViewMaker {
  /// What a text without modifiers shows, where it is the same in another text. nil: it is none, or is read as
  /// Markdown.
  func plainText(in value: Value) -> Value? {
    guard case .view(let view) = value, case (let text, let modifiers)? = parts(of: view),
      modifiers.isEmpty
    else { return nil }
    return text
  }

  /// Two texts as one, where the same modifiers stand on both. nil: one is no text, or shows otherwise.
  func joined(_ first: ViewValue, _ second: ViewValue) throws(Interruption) -> ViewValue? {
    guard let (a, modifiers) = parts(of: first), let (b, others) = parts(of: second),
      modifiers.count == others.count
    else { return nil }
    for (one, other) in zip(modifiers, others) {
      guard
        try comparison.same(
          .view(.modified(one.around(.empty))), .view(.modified(other.around(.empty))),
          .equatableAlways)
      else { return nil }
    }
    var pieces: [Value] = []
    interpreter.join(a, to: &pieces)
    interpreter.join(b, to: &pieces)
    let isKnown = pieces.count < 2 && !pieces.contains(where: operators.isSymbolic)
    let text =
      isKnown ? pieces.first ?? .string("") : .term(Term(.operation, "interpolation", pieces))
    let joined = ViewValue.primitive(
      PrimitiveView(
        name: "Text", arguments: [LabeledValue(label: "verbatim", value: text)], site: 0))
    return modifiers.reduce(joined) { .modified($1.around($0)) }
  }

  /// A text and the modifiers on it, the inmost first. nil: the view is another one, or its text is Markdown.
  private func parts(of view: ViewValue) -> (text: Value, modifiers: [ModifiedView])? {
    var modifiers: [ModifiedView] = []
    var current = view
    while case .modified(let modified) = current {
      guard case .primitive(let modifier) = modified.modifier, modifier.children.isEmpty,
        modifier.deferred.isEmpty, modifier.actions.isEmpty
      else { return nil }
      modifiers.insert(modified, at: 0)
      current = modified.content
    }
    guard case .primitive(let text) = current, text.name == "Text", text.children.isEmpty
    else { return nil }
    if text.arguments.count == 2, let number = scalarLibrary.shownNumber(text.arguments) {
      return (.string(number), modifiers)
    }
    guard text.arguments.count == 1, [nil, "verbatim"].contains(text.arguments[0].label)
    else { return nil }
    switch text.arguments[0].value {
    case .string(let shown):
      return shown.contains(where: "*_`[~\\".contains) ? nil : (.string(shown), modifiers)
    case .term(let term):
      return term.isInterpolation || text.arguments[0].label != nil ? (.term(term), modifiers) : nil
    default: return nil
    }
  }
}

extension ModifiedView {
  /// The same modifier on another view.
  fileprivate func around(_ content: ViewValue) -> ModifiedView {
    ModifiedView(content: content, modifier: modifier, name: name, site: site)
  }
}
