import Catalog

/// What of a value nobody declares: a difference in which such a thing takes part is no difference
/// that can be told.
extension Recorder {
  /// The unresolved names in what `work` shows, beside its result.
  func withUnresolved<R>(_ work: () -> R) -> (result: R, unresolved: [String]) {
    let saved = interpreter.unresolvedShown
    interpreter.unresolvedShown = []
    defer { interpreter.unresolvedShown = saved }
    let result = work()
    return (result, interpreter.unresolvedShown)
  }

  func noteUnresolved(_ term: Term) {
    guard let name = unresolvedName(term) else { return }
    if interpreter.unresolvedShown.count < 20 { interpreter.unresolvedShown.append(name) }
  }

  /// A term that is not resolved by itself, whatever it is made of.
  private func unresolvedName(_ term: Term) -> String? {
    guard interpreter.options.showsEverything, let isKnown = interpreter.options.isKnownType else {
      return nil
    }
    if isUncomputed(term) { return term.head == "formatted" ? term.head : term.head + "(…)" }
    switch term.kind {
    case .name: return term.head
    // A value is computed of a member whose type is not told here.
    case .operation:
      for case .term(let operand) in term.operands
      where operand.kind == .member || operand.kind == .methodCall {
        if case .term(let base)? = operand.operands.first, base.isImplicit {
          return "." + base.memberName
        }
      }
    // An initializer of a type that is not told here.
    case .call where term.isImplicit && term.memberName == "init": return ".init"
    case .call:
      let first = term.head.split(separator: ".").first.map(String.init) ?? term.head
      if !term.head.hasPrefix("."), term.head != "init", !isKnown(first) || runsClosure(term) {
        return term.head
      }
    case .source:
      return isAnswer(term.head) || term.head.hasPrefix(DeclaredTypes.anyPrefix)
        ? term.head : unknownName(in: term.type)
    case .methodCall where term.head == "callAsFunction":
      if case .term(let base)? = term.operands.first, base.isImplicit {
        return "." + base.memberName
      }
    case .member, .methodCall:
      if case .type(let type)? = term.operands.first, let name = unknownName(in: type) {
        return name + "." + term.head
      }
      if case .term(let base)? = term.operands.first, base.isImplicit,
        isOwn(member: term.head, of: base.memberName)
      {
        return "." + base.memberName
      }
    default: break
    }
    return nil
  }

  /// Whether a type of the program has both a constant and, on its values, a member of these names: then the
  /// constant is most likely of this type, and the member is not computed.
  private func isOwn(member: String, of constant: String) -> Bool {
    interpreter.program.types.contains { type in
      guard Self.has(constant, type) else { return false }
      return type.stored.contains { $0.name == member } || type.computed[member] != nil
        || type.methods[member] != nil || member == "rawValue" && type.kind == .enumeration
    }
  }

  /// Whether a function of the libraries that is not computed here runs code of the program: what comes of it
  /// is not told by what it is given.
  private func runsClosure(_ call: Term) -> Bool {
    guard call.head.first?.isLowercase == true else { return false }
    return call.operands.contains { operand in
      if case .closure(let closure) = operand, case .literal = closure.code { true } else { false }
    }
  }

  /// Whether a name stands for what an unknown call gave or threw.
  private func isAnswer(_ head: String) -> Bool {
    head.utf8.starts(with: "error of ".utf8) || head.holds(" answer ")
  }

  func noteUnresolved(kind: String) {
    guard let isKnown = interpreter.options.isKnownType else { return }
    if kind.startsUppercase, !isKnown(kind) { interpreter.unresolvedShown.append(kind) }
  }

  /// Constants that neither the program nor SwiftUI declares, such as colors and styles of another file, and pictures
  /// by the names that a catalog of assets gives them, in the values of a view or modifier.
  func unresolvedConstants(_ primitive: PrimitiveView, _ values: [Value]) -> [String] {
    guard interpreter.options.isKnownType != nil else { return [] }
    if primitive.name == "Image", case .term(let term)? = values.first, term.kind == .implicitMember
    {
      return ["." + term.head]
    }
    return values.compactMap { value in
      guard case .term(let term) = value, let constant = firstConstant(of: term),
        !LibraryConstants.contains(constant), !declares(constant: constant)
      else { return nil }
      return "." + constant
    }
  }

  /// The constant at the beginning of a chain: `brand` of `.brand.opacity(0.5)` and of `Color.brand`. nil: it begins
  /// with something else.
  private func firstConstant(of term: Term) -> String? {
    var term = term
    for _ in 0..<12 {
      switch (term.kind, term.operands.first) {
      case (.implicitMember, _): return term.head
      case (.member, .type(.external)?): return term.head
      case (.member, .term(let base)?), (.methodCall, .term(let base)?): term = base
      default: return nil
      }
    }
    return nil
  }

  private func declares(constant name: String) -> Bool {
    interpreter.program.types.contains { Self.has(name, $0) }
  }

  /// Whether a type of the program has a case or a static member of a name.
  private static func has(_ constant: String, _ type: TypeDecl) -> Bool {
    type.cases.contains { $0.name == constant } || type.staticComputed[constant] != nil
      || type.staticStored.contains { $0.name == constant } || type.staticMethods[constant] != nil
  }

  /// A view or modifier that is declared nowhere. Modifiers begin with a dot.
  func unresolvedView(_ name: String) -> String? {
    guard let isKnown = interpreter.options.isKnownType else { return nil }
    if name.hasPrefix(".") {
      return Catalog.isModifier(String(name.dropFirst())) ? nil : String(name.dropFirst())
    }
    guard name.startsUppercase else { return nil }
    return Catalog.isRendered(name) || isKnown(name) ? nil : name
  }

  private func unknownName(in type: TypeRef?) -> String? {
    var type = type
    for _ in 0..<8 {
      switch type {
      case .optional(let inner)?, .array(let inner)?, .opaque(let inner)?, .existential(let inner)?,
        .metatype(let inner)?:
        type = inner
      case .dictionary(_, let inner)?: type = inner
      case .external(let name, let arguments)?:
        let first = name.split(separator: ".").first.map(String.init) ?? name
        if let isKnown = interpreter.options.isKnownType, !Catalog.isRendered(first),
          !isKnown(first)
        {
          return name
        }
        guard let inner = arguments.first else { return nil }
        type = inner
      default: return nil
      }
    }
    return nil
  }
}

extension Recorder {
  /// A value that the libraries compute of known ones, and that is not computed here: it may be the same as
  /// what another call gives, or as a value that is known.
  func isUncomputed(_ term: Term) -> Bool {
    switch term.kind {
    case .methodCall where term.head == "formatted": true
    case .methodCall, .member: term.operands.first.map(isData) ?? false
    case .call:
      term.head.hasPrefix("NS")
        || !term.head.isEmpty && !term.head.startsUppercase && !term.isImplicit
          && !term.operands.isEmpty && term.operands.allSatisfy(isData)
    default: false
    }
  }

  private func isData(_ value: Value) -> Bool {
    switch value {
    case .integer, .floating, .sized, .string, .boolean, .array, .dictionary, .set, .range: true
    case .tuple(let tuple): tuple.elements.allSatisfy(isData)
    case .fresh(let kind, _): Catalog.formatters.contains(kind)
    case .closure(let closure): if case .library = closure.code { true } else { false }
    case .term(let term): isUncomputed(term) || Self.computing.contains(term.head)
    default: false
    }
  }

  /// Types of Foundation whose members are computed of what they are made of.
  private static let computing = Catalog.formatters.union(Catalog.valueTypes)
}
