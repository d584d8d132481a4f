import SwiftSyntax

/// What the `==` that types write says about a change of their values (semantics.md 3.2, 3.3).
struct OwnEquality {
  let index: ViewIndex

  /// Whether a change of a property may leave a view as it is, by the view's own `==`: the property is not
  /// compared as a whole, and the view is not compared by its bytes.
  func leavesOut(_ property: String, of view: ViewType) -> Bool {
    guard index.hasOwnEquality(view.id) else { return false }
    if isPlain(view.id), !isMadeEquatable(view) { return false }
    guard let written = written(view.id), let parts = ComparedParts(written) else { return true }
    return !parts.wholes.contains(property)
  }

  /// Inputs that a view's body reads and that its own `==` does not look at, in the order of the source. Where one of
  /// them changes alone, the view stays as it was.
  func unseenInputs(of view: ViewType) -> [String] {
    guard index.hasOwnEquality(view.id), !isPlain(view.id) || isMadeEquatable(view),
      let written = written(view.id), let parts = ComparedParts(written)
    else { return [] }
    let reads = view.shownInputs.reads
    return view.propertyOrder.compactMap { view.properties[$0] }.flatMap { property -> [String] in
      let name = property.name
      guard property.wrapper == nil, property.initialValue == nil, reads.contains(name),
        property.type.map(TypeText.isFunction) != true, !parts.wholes.contains(name)
      else { return [] }
      guard let members = parts.members[name] else { return [name] }
      return unseenMembers(of: property, in: view, beside: members)
    }
  }

  /// Inputs that a view's body reads of which its own `==` compares nothing, or only a part: where two values of them
  /// pass for one, the view stays as it was. In the order of the source.
  func doubtfulInputs(of view: ViewType) -> [String] {
    guard index.hasOwnEquality(view.id), !isPlain(view.id) || isMadeEquatable(view),
      let written = written(view.id)
    else { return [] }
    let equality = ComparedPaths(written)
    let (compared, texts) = (equality.paths, equality.texts)
    let reads = view.shownInputs.reads
    return view.propertyOrder.compactMap { view.properties[$0] }.filter { property in
      guard property.wrapper == nil, property.initialValue == nil, reads.contains(property.name),
        property.type.map(TypeText.isFunction) != true, !compared.contains([property.name]),
        !texts.cover(property.name, of: view)
      else { return false }
      guard let id = property.typeName.flatMap({ index.type($0, in: view.id) }) else { return true }
      let model = index.types[id]
      if model.kind == .object { return false }
      let members = Set(compared.filter { $0.count == 2 && $0[0] == property.name }.map { $0[1] })
      guard model.kind == .structure, !members.isEmpty,
        let read = ReadMembers.of(property.name, view, model)
      else { return true }
      // A computed member that is compared may come from several stored ones.
      return !read.isSubset(of: members)
        && !ReadMembers.stored(behind: read, model)
          .isSubset(of: members.intersection(model.properties.map(\.name)))
    }.map(\.name)
  }

  /// The members of a struct that a view reads and its `==` does not look at: `parcel.town`.
  private func unseenMembers(
    of property: ViewProperty, in view: ViewType, beside compared: Set<String>
  ) -> [String] {
    guard let id = property.type.flatMap({ index.type($0, in: view.id) }),
      index.types[id].kind == .structure,
      let reads = ReadMembers.of(property.name, view, index.types[id])
    else { return [] }
    let model = index.types[id]
    let unseen = ReadMembers.stored(behind: reads, model)
      .subtracting(ReadMembers.stored(behind: compared, model))
    return unseen.sorted().map { property.name + "." + $0 }
  }

  /// Members that the `==` of a type compares; nil: it compares all, or the values' bytes count.
  func comparedMembers(of id: Int) -> Set<String>? {
    guard index.conforms(id, to: "Equatable"), !isPlain(id) else { return nil }
    guard let written = written(id) else { return index.hasOwnEquality(id) ? [] : nil }
    return ComparedParts(written)?.names ?? []
  }

  /// The `==` of a type, a static one or a function of the file.
  private func written(_ id: Int) -> ViewMember? {
    let own = index.types[id].members.first { $0.isStatic && $0.name == "==" }
    return own
      ?? index.functions["=="]?.first { function in
        function.parameters.count == 2
          && function.parameters.allSatisfy { index.type($0.type, in: id) == id }
      }
  }

  /// Whether the values of a type are plain data for certain: numbers, and structs of numbers.
  private func isPlain(_ id: Int, depth: Int = 0) -> Bool {
    let type = index.types[id]
    guard type.kind == .structure, !type.properties.isEmpty, depth < 8 else { return false }
    return type.properties.allSatisfy { property in
      guard property.wrapper == nil else { return false }
      guard let text = property.typeName else { return property.initialValue?.isNumber == true }
      if text.hasPrefix("[") || TypeText.isFunction(text) { return false }
      if Self.plainTypes.contains(index.typeAliases.name(of: text)) { return true }
      return index.type(text, in: id).map { isPlain($0, depth: depth + 1) } ?? false
    }
  }

  private static let plainTypes: Set<String> = [
    "Int", "Double", "Float", "CGFloat", "Bool", "Date", "UUID", "CGPoint", "CGSize", "CGRect",
    "TimeInterval", "Angle", "EdgeInsets",
  ]

  /// Whether some code asks for the `==` of a view: `Cover(…).equatable()`, `EquatableView(content: Cover(…))`.
  private func isMadeEquatable(_ view: ViewType) -> Bool {
    let name = DeclaredGroup.lastName(of: view.name)
    let members = index.types.flatMap(\.members) + index.functions.values.joined()
    return members.contains { member in
      member.facts.constructions.contains { construction in
        let call = construction.call
        return construction.name == name
          && (call.isMadeEquatable
            || call.callsAround.contains {
              CodeWalker.name(of: $0.calledExpression) == "EquatableView"
            })
      }
    }
  }
}

/// What the code of an `==` looks at in its parameters.
private final class ComparedParts: SyntaxVisitor {
  private let parameters: Set<String>
  /// Members of which nothing is left out: `a.record`.
  private(set) var wholes: Set<String> = []
  /// These, and members of which a member is looked at.
  private(set) var names: Set<String> = []
  /// The members that are looked at of others, by these.
  private(set) var members: [String: Set<String>] = [:]
  /// Whether a parameter is looked at as a whole: what is compared is not known.
  private var isOpen = false

  /// nil: what it compares is not known.
  init?(_ equality: ViewMember) {
    parameters = Set(equality.parameters.map(\.name))
    super.init(viewMode: .sourceAccurate)
    walk(equality.code)
    if isOpen { return nil }
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.isName, parameters.contains(node.baseName.identifierText) else {
      return .visitChildren
    }
    var use = NameUse(name: "", form: .value, offset: 0)
    use.follow(Syntax(node), assigned: [])
    guard let first = use.path.first, first != "[]" else {
      isOpen = true
      return .visitChildren
    }
    names.insert(first)
    if use.path.count == 1, !use.isCalled { wholes.insert(first) }
    if use.path.count > 1 { members[first, default: []].insert(use.path[1]) }
    return .visitChildren
  }
}

extension ExprSyntax {
  /// Whether it is a number or a truth that is written out.
  fileprivate var isNumber: Bool { isPlainLiteral && kind != .stringLiteralExpr }
}

extension FunctionCallExprSyntax {
  /// `Post(…).equatable()`
  var isMadeEquatable: Bool {
    var node = Syntax(self)
    while let parent = node.parent {
      if let member = parent.as(MemberAccessExprSyntax.self) {
        if member.declName.baseName.text == "equatable" { return true }
      } else if !parent.is(FunctionCallExprSyntax.self) {
        return false
      }
      node = parent
    }
    return false
  }
}
