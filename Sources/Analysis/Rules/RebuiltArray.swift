import SwiftSyntax

/// Arrays and dictionaries that are made in a body.
struct RebuiltArray {
  let view: ViewType
  let made: MadeAnew
  private var index: ViewIndex { made.index }

  init(view: ViewType, made: MadeAnew) {
    self.view = view
    self.made = made
  }

  /// What is known of the elements of a collection that is made anew: the name of their type, if it is a
  /// declared struct without `==`.
  private struct Elements {
    var name: String?
  }

  /// The element's type, when it is a declared struct without `==`.
  ///
  /// - Parameter input: the type that is wanted, as written; nil: not known.
  /// - Parameter child: the type that has the input.
  func element(
    _ value: ExprSyntax, _ input: String?, of child: Int, in place: MadeAnew.Place
  ) -> String? {
    guard let elements = rebuilt(value, in: place) else { return nil }
    if let name = elements.name { return name }
    return input.flatMap(Self.element).flatMap { unequal($0, in: child) }
  }

  /// `Item` of `[Item]`, `[String: Item]` and `[String: [Item]]`.
  private static func element(_ type: String) -> String? {
    if let element = TypeText.element(type) { return element }
    guard type.hasPrefix("["), let colon = type.firstIndex(of: ":") else { return nil }
    let rest = type[type.index(after: colon)...].drop { $0 == " " }
    let value = String(rest.prefix { $0 != "?" }.dropLast())
    return TypeText.element(value) ?? value
  }

  private func rebuilt(_ value: ExprSyntax, in place: MadeAnew.Place) -> Elements? {
    if let array = value.as(ArrayExprSyntax.self) {
      guard let first = array.elements.first, !isConstant(Syntax(array), place) else { return nil }
      return Elements(name: name(madeBy: first.expression))
    }
    if let dictionary = value.as(DictionaryExprSyntax.self) {
      return isConstant(Syntax(dictionary), place) ? nil : Elements()
    }
    if let branches = value.ternaryBranches {
      return branches.lazy.compactMap { rebuilt($0, in: place) }.first
    }
    if let sum = value.as(SequenceExprSyntax.self) { return sumOf(sum, in: place) }
    if let origin = made.origin(of: value, in: place) {
      if origin.isVariable, let filled = filled(origin) { return filled }
      return rebuilt(origin.value, in: origin.place)
    }
    return ofChain(value, in: place)
  }

  /// `var rows: [Row] = []`, `var rows = [Row]()`: code that follows fills it.
  private func filled(_ origin: MadeAnew.Origin) -> Elements? {
    let call = origin.value.as(FunctionCallExprSyntax.self)
    let isEmpty = call?.arguments.isEmpty == true && call?.trailingClosure == nil
    let written = isEmpty ? call?.calledExpression.writtenText : nil
    guard origin.value.is(ArrayExprSyntax.self) || written?.hasPrefix("[") == true else {
      return nil
    }
    let type = origin.type ?? written ?? origin.place.member.type
    return Elements(name: type.flatMap(Self.element).flatMap { unequal($0, in: view.id) })
  }

  /// `base + [Tick(height: 9)]`
  private func sumOf(_ sum: SequenceExprSyntax, in place: MadeAnew.Place) -> Elements? {
    var operands: [ExprSyntax] = []
    for element in sum.elements {
      guard let sign = element.as(BinaryOperatorExprSyntax.self) else {
        operands.append(element)
        continue
      }
      guard sign.operator.text == "+" else { return nil }
    }
    let names = operands.lazy.compactMap { operand -> String? in
      if let first = operand.as(ArrayExprSyntax.self)?.elements.first {
        return name(madeBy: first.expression)
      }
      return use(operand, place).flatMap(unequal(elementOf:))
    }
    return Elements(name: names.first)
  }

  private static let rebuilding: Set<String> = ["filter", "sorted", "shuffled"]
  private static let slicing: Set<String> = [
    "reversed", "dropFirst", "dropLast", "prefix", "suffix",
  ]
  private static let mapping: Set<String> = ["map", "compactMap", "flatMap"]

  /// `samples.map { Bar(height: $0) }`, `errands.filter { … }.prefix(3)`
  private func ofChain(_ value: ExprSyntax, in place: MadeAnew.Place) -> Elements? {
    var current = value
    var isRebuilt = false
    while let call = current.as(FunctionCallExprSyntax.self) {
      let name = CodeWalker.name(of: call.calledExpression)
      if let filled = repeated(call) { return filled }
      if name == "Dictionary", !call.arguments.isEmpty { return Elements() }
      if name == "Array", call.arguments.count == 1, let inner = call.arguments.first {
        current = inner.expression
        // The array of a slice is another one.
        isRebuilt = isRebuilt || current.is(FunctionCallExprSyntax.self)
        continue
      }
      guard let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base else {
        return nil
      }
      if Self.mapping.contains(name) { return mapped(call, place) }
      if ["mapValues", "compactMapValues"].contains(name) { return Elements() }
      guard Self.rebuilding.contains(name) || Self.slicing.contains(name) else { return nil }
      isRebuilt = isRebuilt || Self.rebuilding.contains(name)
      current = base
    }
    guard isRebuilt else { return nil }
    return use(current, place).flatMap(unequal(elementOf:)).map { Elements(name: $0) }
  }

  /// `Array(repeating: Tick(height: 3), count: count)`, `[Tick](repeating: …)`
  private func repeated(_ call: FunctionCallExprSyntax) -> Elements? {
    guard let first = call.arguments.first, first.label?.text == "repeating" else { return nil }
    return name(madeBy: first.expression).map { Elements(name: $0) }
  }

  /// What `map` makes, of a closure or of an initializer.
  private func mapped(_ call: FunctionCallExprSyntax, _ place: MadeAnew.Place) -> Elements? {
    let argument = call.arguments.first?.expression
    if let closure = call.trailingClosure ?? argument?.as(ClosureExprSyntax.self) {
      guard let last = closure.statements.last,
        let value = last.item.as(ExprSyntax.self)
          ?? last.item.as(ReturnStmtSyntax.self)?.expression
      else { return nil }
      return name(madeBy: value).map { Elements(name: $0) } ?? rebuilt(value, in: place)
    }
    guard let access = argument?.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "init", let base = access.base
    else { return nil }
    return unequal(CodeWalker.name(of: base), in: view.id).map { Elements(name: $0) }
  }

  private func use(_ value: ExprSyntax, _ place: MadeAnew.Place) -> NameUse? {
    place.member.facts.uses(in: value.span).first.flatMap { $0.isIndirect ? nil : $0 }
  }

  /// The type that an initializer call makes.
  private func name(madeBy value: ExprSyntax) -> String? {
    guard let call = value.as(FunctionCallExprSyntax.self) else { return nil }
    return unequal(CodeWalker.name(of: call.calledExpression), in: view.id)
  }

  private func unequal(elementOf use: NameUse) -> String? {
    guard let property = view.properties[use.name] else { return nil }
    var text = property.type
    var owner = view.id
    for name in use.path.prefix(2) {
      guard let id = (text ?? property.typeName).flatMap({ index.type($0, in: owner) }) else {
        break
      }
      guard let inner = index.types[id].properties.first(where: { $0.name == name }) else { break }
      text = inner.type
      owner = id
    }
    if text == nil, let first = property.initialValue?.as(ArrayExprSyntax.self)?.elements.first {
      return name(madeBy: first.expression)
    }
    return text.flatMap(TypeText.element).flatMap { unequal($0, in: owner) }
  }

  private func unequal(_ name: String, in owner: Int) -> String? {
    guard let id = index.type(name, in: owner), index.types[id].kind == .structure,
      !index.isView(id), !index.conforms(id, to: "Equatable")
    else { return nil }
    return index.types[id].simpleName
  }

  private func isConstant(_ code: Syntax, _ place: MadeAnew.Place) -> Bool {
    !place.member.facts.uses(in: code.span).contains { use in
      view.properties[use.name].map { !$0.isLet || $0.initialValue == nil } ?? false
        || view.members.contains { $0.name == use.name }
    }
  }
}
