/// What values are shown as for comparing programs, where the plain text would hide a difference.
extension Descriptions {
  /// A value is too large or too deep to be shown: what is compared of it is unchecked.
  @discardableResult
  func cut() -> String {
    // What a trial notes goes with it.
    interpreter.isShownCut = interpreter.trialDepth > 0
    interpreter.assumptions.fail(Unsupported(.largeValue, ["\(Term.maximumSize)"], at: nil))
    return "…"
  }

  /// What was set on an object of the library that the program has made: `(dateFormat: "d MMM")`.
  func settings(of id: Int) -> String {
    guard let settings = interpreter.settings[id], !settings.isEmpty else { return "" }
    let texts = settings.sorted { $0.key < $1.key }.map { $0.key + ": " + $0.value }
    return "(" + texts.joined(separator: ", ") + ")"
  }

  /// A member of an object of the library is set.
  func noteSetting(_ name: String, of base: Value, to value: Value) {
    guard case .fresh(let kind, let id) = base,
      interpreter.options.showsEverything || kind.isFormatter
    else { return }
    interpreter.settings[id, default: [:]][name] = shown(value)
  }

  /// A constant that the program adds to one type of the library, as what it stands for: `.brand`.
  /// nil: it adds none of this name, or several.
  func ownConstant(_ name: String) -> Value? {
    guard interpreter.options.showsEverything else { return nil }
    return ownStatic(name) { $0.staticStored[name] != nil || $0.staticComputed[name] != nil }
  }

  /// What a static function that the program adds to one type of the library gives: `.weight(isTooHeavy: true)`.
  /// nil: it adds none of this name, or several.
  func ownResult(_ call: Term) -> Value? {
    guard interpreter.options.showsEverything else { return nil }
    let name = call.memberName
    guard case .closure(let function)? = ownStatic(name, where: { $0.staticMethods[name] != nil })
    else { return nil }
    return try? interpreter.untracked { () throws(Interruption) in
      try interpreter.call(function, labeled: call.labeledOperands, site: 0)
    }
  }

  /// A static member of the one type of the library to which the program adds one of this name.
  private func ownStatic(_ name: String, where isIt: (MemberTable) -> Bool) -> Value? {
    let owners = declaredTypes.externalExtensions.filter { isIt(declaredTypes.members($0.value)) }
    guard owners.count == 1, let owner = owners.first else { return nil }
    return try? interpreter.untracked { () throws(Interruption) in
      try interpreter.staticMember(name, of: .external(owner.key), site: 0)
    }
  }
}

extension String {
  /// Whether a class of this name makes texts of values.
  var isFormatter: Bool { hasSuffix("Formatter") }
}
