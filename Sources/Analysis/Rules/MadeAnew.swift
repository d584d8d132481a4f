import SwiftSyntax

/// Finds out where values come from: whether the code that gives one makes it in each run.
struct MadeAnew {
  let index: ViewIndex
  /// Names of the program's classes.
  let objects: Set<String>

  /// Code that an expression stands in.
  struct Place {
    var member: ViewMember
    /// The type that the member belongs to.
    var owner: Int
    /// How many names lead here.
    var depth = 0
  }

  /// An expression that gives the value of another one.
  struct Origin {
    var value: ExprSyntax
    var place: Place
    /// The type that is declared for it; nil: none is.
    var type: String?
    /// Whether it is the first value of a variable, which code may change.
    var isVariable = false
  }

  private static let maximumDepth = 5

  // MARK: Objects

  /// Whether an expression gives another object, or another identity, in each run.
  ///
  /// - Parameter type: the one that is wanted, as written; nil: not known.
  func isObject(_ value: ExprSyntax, _ type: String?, in place: Place) -> Bool {
    let isFresh = FreshValue.isFresh(value, besides: objects, aliases: index.typeAliases)
    if isFresh || isInitializer(value, type, in: place) { return true }
    if let elements = value.as(ArrayExprSyntax.self)?.elements {
      // Arrays are compared by their elements, of which one is another object.
      let element = type.flatMap(TypeText.element)
      return elements.contains { isObject($0.expression, element, in: place) }
    }
    if let branches = value.ternaryBranches {
      return branches.contains { isObject($0, type, in: place) }
    }
    if let origin = origin(of: value, in: place) {
      return isObject(origin.value, origin.type ?? type, in: origin.place)
    }
    return statics(value, type, in: place).contains { isMadeBy($0.member, $0.owner, place) }
  }

  /// `.init(hue: 3)` for a class, and `Self(hue: 3)` in its code.
  private func isInitializer(_ value: ExprSyntax, _ type: String?, in place: Place) -> Bool {
    guard let call = value.as(FunctionCallExprSyntax.self) else { return false }
    if call.calledExpression.writtenText == "Self" {
      return objects.contains(index.types[place.owner].simpleName)
    }
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base == nil,
      member.declName.baseName.text == "init", let type
    else { return false }
    let name = DeclaredGroup.lastName(of: index.typeAliases.name(of: type))
    return objects.contains(name == "Self" ? index.types[place.owner].simpleName : name)
  }

  private func isMadeBy(_ member: ViewMember, _ owner: Int, _ place: Place) -> Bool {
    if member.facts.makesOwnType { return objects.contains(index.types[owner].simpleName) }
    guard place.depth < Self.maximumDepth, let result = member.result else { return false }
    let inner = Place(member: member, owner: owner, depth: place.depth + 1)
    return isObject(result, member.type, in: inner)
  }

  /// `Theme.plain`, `.of(3)`: computed static members and static functions that an expression may mean.
  private func statics(
    _ value: ExprSyntax, _ type: String?, in place: Place
  ) -> [(member: ViewMember, owner: Int)] {
    let call = value.as(FunctionCallExprSyntax.self)
    guard let access = (call?.calledExpression ?? value).as(MemberAccessExprSyntax.self) else {
      return []
    }
    let base = access.base?.writtenText ?? type ?? ""
    guard
      let owner = base == "Self"
        ? place.owner : base.isEmpty ? nil : index.type(base, in: place.owner)
    else { return [] }
    let name = access.declName.baseName.identifierText
    return index.types[owner].members.filter {
      $0.isStatic && $0.name == name && $0.isFunction == (call != nil)
    }.map { ($0, owner) }
  }

  // MARK: Names

  /// What a local constant, a computed property or a call without a type before it stands for; nil: it is
  /// something else.
  func origin(of value: ExprSyntax, in place: Place) -> Origin? {
    guard place.depth < Self.maximumDepth else { return nil }
    let call = value.as(FunctionCallExprSyntax.self)
    let named = call?.calledExpression ?? value
    if let name = named.as(DeclReferenceExprSyntax.self)?.baseName.identifierText {
      // What the code's facts know by its name is no local one.
      let known = place.member.facts.uses(in: named.span).first
      let isMember = known.map { $0.name == name && !$0.isIndirect } ?? false
      return (isMember ? nil : local(name, isCall: call != nil, in: place))
        ?? member(name, isCall: call != nil, in: place)
        ?? (call == nil ? nil : function(name, in: place))
    }
    guard let access = named.as(MemberAccessExprSyntax.self), access.base?.writtenText == "self"
    else { return nil }
    return member(access.declName.baseName.identifierText, isCall: call != nil, in: place)
  }

  private func local(_ name: String, isCall: Bool, in place: Place) -> Origin? {
    guard !isCall, !place.member.parameters.contains(where: { $0.name == name }),
      let found = LocalValue.named(name, in: place.member.code)
    else { return nil }
    var inner = place
    inner.depth += 1
    return Origin(
      value: found.value, place: inner, type: found.type, isVariable: found.isVariable)
  }

  private func member(_ name: String, isCall: Bool, in place: Place) -> Origin? {
    let members = index.types[place.owner].members.filter {
      $0.name == name && $0.isFunction == isCall
    }
    guard members.count == 1 else { return nil }
    return origin(of: members[0], place)
  }

  private func function(_ name: String, in place: Place) -> Origin? {
    guard let found = index.functions[name], found.count == 1 else { return nil }
    return origin(of: found[0], place)
  }

  private func origin(of member: ViewMember, _ place: Place) -> Origin? {
    guard let result = member.result else { return nil }
    let inner = Place(member: member, owner: place.owner, depth: place.depth + 1)
    return Origin(value: result, place: inner, type: member.type)
  }
}

extension ViewMember {
  /// The expression that a run of its code gives; nil: it may give several, or keeps what it gives.
  fileprivate var result: ExprSyntax? {
    guard let last = code.last?.item else { return nil }
    let value = last.as(ExprSyntax.self) ?? last.as(ReturnStmtSyntax.self)?.expression
    guard code.count > 1, let value else { return value }
    var previous: [String] = []
    for token in code.tokens(viewMode: .sourceAccurate) {
      let isEarly = token.position < value.position
      if isEarly, previous.last == "return" { return nil }
      // `cache = made` keeps what is given.
      if isEarly, previous.last == "=", token.text == value.writtenText { return nil }
      previous = [token.text]
    }
    return value
  }
}

extension IndexedType {
  /// The type of an input, as written.
  func inputType(_ label: String?) -> String? {
    if let type = properties.first(where: { $0.name == label })?.type { return type }
    let written = members.filter { $0.name == ViewMember.initializer }
    return written.lazy.flatMap(\.parameters).first { $0.label == label }?.type
  }
}

extension ExprSyntax {
  /// Both values of a ternary; nil: it is none.
  var ternaryBranches: [ExprSyntax]? {
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first?.expression.ternaryBranches
    }
    guard let elements = self.as(SequenceExprSyntax.self)?.elements, let last = elements.last,
      let choice = elements.dropLast().last?.as(UnresolvedTernaryExprSyntax.self)
    else { return nil }
    return [choice.thenExpression, last]
  }
}
