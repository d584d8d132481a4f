import SwiftParser
import SwiftSyntax

/// The elements of a list that are written out in the program, one by one.
struct WrittenElements {
  private let elements: [ExprSyntax]
  /// The type of the elements; nil: not known.
  private let type: IndexedType?

  /// nil: what the data is made of is not written out.
  init?(_ data: ExprSyntax, in member: ViewMember, of view: ViewType, _ index: ViewIndex) {
    self.init(Source(view: view, index: index).array(data, in: member), of: view, index)
  }

  /// Those from which data is chosen where it stands: by `filter`, `sorted`, `prefix` and the like, also in a computed
  /// property or a local constant.
  init?(chosenFor data: ExprSyntax, in member: ViewMember, of view: ViewType, _ index: ViewIndex) {
    let chosen = ChosenElements(data, in: member, of: view)
    guard chosen.isChosen else { return nil }
    let source = Source(view: view, index: index)
    self.init(source.array(chosen.base, in: chosen.member), of: view, index)
  }

  private init?(
    _ found: (array: ArrayExprSyntax, type: String?)?, of view: ViewType, _ index: ViewIndex
  ) {
    guard let found else { return nil }
    elements = found.array.elements.map(\.expression)
    let named = elements.lazy.compactMap(Self.typeName).first
    let written = found.type.flatMap(TypeText.element)
    type = (written ?? named).flatMap { index.type($0, in: view.id) }.map { index.types[$0] }
  }

  // MARK: Identities

  /// The first element that is equal to one before it; nil: no two are known to be equal.
  var repeatedValue: String? {
    var seen: Set<String> = []
    return elements.first { element in
      guard let key = Self.literal(element) ?? enumCase(element) else { return false }
      return !seen.insert(key).inserted
    }?.trimmedDescription
  }

  /// The first value that a property has in two elements.
  func repeated(_ property: String) -> String? {
    if elements.allSatisfy({ $0.is(TupleExprSyntax.self) }) { return repeatedPart(property) }
    if let type, type.kind == .enumeration {
      let id = type.members.first { $0.name == property && !$0.isFunction }?.onlyValue
      let isWhole = ["self", "rawValue", "self.rawValue"].contains(id?.writtenText)
      return isWhole ? repeatedValue : nil
    }
    guard let type, let stored = Self.stored(property, type),
      !type.members.contains(where: { $0.name == ViewMember.initializer })
    else { return nil }
    var seen: Set<String> = []
    for element in elements {
      let call = element.as(FunctionCallExprSyntax.self)
      guard let value = call?.arguments.first(where: { $0.label?.text == stored })?.expression,
        let key = Self.literal(value)
      else { continue }
      if !seen.insert(key).inserted { return value.trimmedDescription }
    }
    return nil
  }

  /// The first value that a part has in two tuples: `0` or its label.
  private func repeatedPart(_ name: String) -> String? {
    var seen: Set<String> = []
    let parts = elements.compactMap { element in
      element.as(TupleExprSyntax.self)?.elements.enumerated().first { place, part in
        part.label?.identifierText == name || String(place) == name
      }?.element.expression
    }
    return parts.first { value in
      Self.literal(value).map { !seen.insert($0).inserted } ?? false
    }?.trimmedDescription
  }

  /// The stored property that a property gives: `name` of `var id: String { name }`.
  private static func stored(_ property: String, _ type: IndexedType) -> String? {
    if type.properties.contains(where: { $0.name == property && $0.wrapper == nil }) {
      return property
    }
    let computed = type.members.first { $0.name == property && !$0.isFunction && !$0.isStatic }
    let value = computed?.onlyValue?.as(DeclReferenceExprSyntax.self)?.baseName.identifierText
    return type.properties.contains { $0.name == value } ? value : nil
  }

  /// The value of a number, a text or a truth that is written out, however it is spelled: `16` and `0x10` are one.
  private static func literal(_ value: ExprSyntax) -> String? {
    switch value.as(ExprSyntaxEnum.self) {
    case .prefixOperatorExpr(let negative):
      return literal(negative.expression).map { negative.operator.text + $0 }
    case .integerLiteralExpr(let number):
      return number.representedLiteralValue.map { "\(Double($0))" } ?? number.trimmedDescription
    case .floatLiteralExpr(let number):
      return number.representedLiteralValue.map { "\($0)" } ?? number.trimmedDescription
    case .stringLiteralExpr(let text): return text.representedLiteralValue.map { "\"" + $0 }
    case .booleanLiteralExpr(let truth): return truth.literal.text
    default: return nil
    }
  }

  /// `apple` of `.apple` and `Fruit.apple`: a case without values of an enumeration of the program.
  private func enumCase(_ value: ExprSyntax) -> String? {
    guard let type, type.kind == .enumeration, let access = value.as(MemberAccessExprSyntax.self)
    else { return nil }
    let name = access.declName.baseName.identifierText
    let isOther =
      type.members.contains { $0.isStatic && $0.name == name }
      || type.statics.contains { $0.name == name }
    if let base = access.base, Self.lastName(base) != type.simpleName { return nil }
    return isOther ? nil : name
  }

  /// `Fruit` of `Fruit.apple`, `Stop` of `Stop(id: 1)`.
  private static func typeName(_ element: ExprSyntax) -> String? {
    if let call = element.as(FunctionCallExprSyntax.self) {
      let name = CodeWalker.name(of: call.calledExpression)
      return name.isCapitalized ? name : nil
    }
    return element.as(MemberAccessExprSyntax.self)?.base.map(\.writtenText)
  }

  private static func lastName(_ base: ExprSyntax) -> String {
    DeclaredGroup.lastName(of: base.writtenText)
  }

  // MARK: Where they are written

  /// Finds the array that data stands for.
  private struct Source {
    let view: ViewType
    let index: ViewIndex

    func array(_ data: ExprSyntax, in member: ViewMember) -> (
      array: ArrayExprSyntax, type: String?
    )? {
      if let array = data.as(ArrayExprSyntax.self) { return (array, nil) }
      if let access = data.as(MemberAccessExprSyntax.self) { return value(of: access) }
      guard let written = data.as(DeclReferenceExprSyntax.self)?.baseName.identifierText else {
        return nil
      }
      let name = written.hasPrefix("$") ? String(written.dropFirst()) : written
      let known = member.facts.uses(in: data.span).first
      let isMember = known.map { $0.name == name && !$0.isIndirect } ?? false
      if !isMember, !member.parameters.contains(where: { $0.name == name }),
        let local = LocalValue.named(name, in: member.code)
      {
        return local.isVariable ? nil : pair(local.value, local.type)
      }
      guard isMember else { return nil }
      if let own = value(ofMember: name, in: view.id) { return own }
      guard view.properties[name] == nil, let global = index.values[name] else { return nil }
      return pair(global, index.valueTypes[name])
    }

    private func value(
      of access: MemberAccessExprSyntax
    ) -> (array: ArrayExprSyntax, type: String?)? {
      guard let base = access.base?.writtenText else { return nil }
      let name = access.declName.baseName.identifierText
      if base == "self" { return value(ofMember: name, in: view.id) }
      guard base.isCapitalized,
        let owner = base == "Self" ? view.id : index.type(base, in: view.id)
      else { return nil }
      if let fixed = index.types[owner].statics.first(where: { $0.name == name }) {
        return pair(fixed.initialValue, fixed.type)
      }
      return value(ofComputed: name, isStatic: true, in: owner)
    }

    private func value(
      ofMember name: String, in owner: Int
    ) -> (array: ArrayExprSyntax, type: String?)? {
      if let property = view.properties[name] { return pair(property.initialValue, property.type) }
      return value(ofComputed: name, isStatic: false, in: owner)
    }

    private func value(
      ofComputed name: String, isStatic: Bool, in owner: Int
    ) -> (array: ArrayExprSyntax, type: String?)? {
      let member = index.types[owner].members.first {
        $0.name == name && !$0.isFunction && $0.isStatic == isStatic
      }
      return pair(member?.onlyValue, member?.type)
    }

    private func pair(
      _ value: ExprSyntax?, _ type: String?
    ) -> (array: ArrayExprSyntax, type: String?)? {
      value?.as(ArrayExprSyntax.self).map { ($0, type) }
    }
  }
}
