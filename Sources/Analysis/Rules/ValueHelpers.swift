import Catalog
import SwiftSyntax

/// Members of values that build views for a body: `Headline(text: title).make()`, `kind.icon`, and values that
/// are called like a function.
struct ValueHelpers {
  private let index: ViewIndex
  /// By name: the types that have such a member, and the members.
  private var candidates: [String: [Int: ViewMember]] = [:]

  static let callee = "callAsFunction"

  init(_ index: ViewIndex) {
    self.index = index
    for id in index.types.indices where Self.isValue(id, index) {
      for member in index.types[id].members where Self.isHelper(member, index) {
        candidates[member.name, default: [:]][id] = member
      }
    }
  }

  /// A use of such a member in a view's code.
  struct Use {
    var member: ViewMember
    /// The name of the type that it belongs to.
    var owner: String
  }

  func uses(in view: ViewType) -> [Use] {
    guard !candidates.isEmpty else { return [] }
    return view.usedMembers.flatMap { member -> [Use] in
      let finder = ValueHelperFinder(
        types: ValueTypes(index: index, view: view, member: member), candidates: candidates)
      finder.walk(member.code)
      return finder.found.map { Use(member: $0.member, owner: index.types[$0.owner].name) }
    }
  }

  /// Whether a type is none whose members SwiftUI asks for views, and no view, whose modifiers are API.
  private static func isValue(_ id: Int, _ index: ViewIndex) -> Bool {
    let type = index.types[id]
    guard type.kind != .protocolType, !index.isView(id), !index.conforms(id, to: "ViewModifier"),
      !index.conforms(id, to: "PreviewProvider"),
      !(type.kind == .outside && (Catalog.isView(type.simpleName) || type.simpleName == "View"))
    else { return false }
    return !type.inherits.contains { name in
      ["Style", "Content", "Scene", "App", "Widget", "Layout", "Shape", "Tip"].contains {
        name.hasSuffix($0)
      }
    }
  }

  private static func isHelper(_ member: ViewMember, _ index: ViewIndex) -> Bool {
    guard !member.isStatic, !["body", "makeBody"].contains(member.name), !member.code.isEmpty,
      ViewTypeNames.yieldsView(member, viewNames: index.viewNames)
    else { return false }
    let isBuilt = member.isViewBuilder || member.type?.hasPrefix("some ") == true
    return isBuilt && !OutsideHelper(member: member).isFactory(index.viewNames)
  }
}

/// Finds uses of members that build views.
private final class ValueHelperFinder: SyntaxVisitor {
  private let types: ValueTypes
  private let candidates: [String: [Int: ViewMember]]
  private(set) var found: [(member: ViewMember, owner: Int)] = []

  init(types: ValueTypes, candidates: [String: [Int: ViewMember]]) {
    self.types = types
    self.candidates = candidates
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if call.trailingClosure != nil { addCallWithContent(call) }
    if candidates[ValueHelpers.callee] != nil {
      add(ValueHelpers.callee, of: call.calledExpression)
    }
    return .visitChildren
  }

  override func visit(_ access: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = access.base { add(access.declName.baseName.identifierText, of: base) }
    return .visitChildren
  }

  override func visit(_ item: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    add(ViewMember.subscripting, of: item.calledExpression)
    return .visitChildren
  }

  private func add(_ name: String, of value: ExprSyntax) {
    guard let owners = candidates[name], let id = types.type(of: value), let member = owners[id]
    else { return }
    found.append((member, id))
  }

  /// `Frame(width: 2) { Text("a") }`: the closure is what the value is called with.
  private func addCallWithContent(_ call: FunctionCallExprSyntax) {
    guard let owners = candidates[ValueHelpers.callee], let id = types.type(of: ExprSyntax(call)),
      let member = owners[id], !types.takesClosure(id),
      member.parameters.contains(where: { TypeText.isFunction($0.type) })
    else { return }
    found.append((member, id))
  }
}

/// What types the values of expressions in a view's code have, as far as the program's own types are meant.
private struct ValueTypes {
  let index: ViewIndex
  let view: ViewType
  let member: ViewMember

  func type(of value: ExprSyntax, depth: Int = 0) -> Int? {
    guard depth < 8 else { return nil }
    switch value.as(ExprSyntaxEnum.self) {
    case .functionCallExpr(let call): return type(madeBy: call, depth)
    case .declReferenceExpr(let name): return type(named: name.baseName.identifierText, depth)
    case .memberAccessExpr(let access): return type(of: access, depth)
    case .stringLiteralExpr: return index.type("String", in: view.id)
    case .integerLiteralExpr: return index.type("Int", in: view.id)
    case .tupleExpr(let tuple) where tuple.elements.count == 1:
      return tuple.elements.first.flatMap { type(of: $0.expression, depth: depth + 1) }
    default: return nil
    }
  }

  /// Whether values of a type are made with a closure.
  func takesClosure(_ id: Int) -> Bool {
    let type = index.types[id]
    let parameters = type.members.filter { $0.name == ViewMember.initializer }.flatMap(\.parameters)
    return parameters.contains { TypeText.isFunction($0.type) }
      || type.properties.contains { TypeText.isFunction($0.type ?? "") }
  }

  private func type(madeBy call: FunctionCallExprSyntax, _ depth: Int) -> Int? {
    let callee = call.calledExpression
    let name = CodeWalker.name(of: callee)
    if name.isCapitalized { return index.type(called: name, in: view.id) }
    guard let access = callee.as(MemberAccessExprSyntax.self), let base = access.base,
      let owner = named(base)
    else { return nil }
    // A case with its values, or a static function.
    let functions = index.types[owner].members.filter { $0.isStatic && $0.name == name }
    guard let result = functions.first?.type else {
      return index.types[owner].kind == .enumeration ? owner : nil
    }
    return result == "Self" ? owner : index.type(result, in: owner)
  }

  /// The type that a name means which stands before a dot: `Kind`, `Shop.Kind`.
  private func named(_ base: ExprSyntax) -> Int? {
    guard CodeWalker.name(of: base).isCapitalized,
      base.is(DeclReferenceExprSyntax.self) || base.is(MemberAccessExprSyntax.self)
    else { return nil }
    return index.type(base.writtenText, in: view.id)
  }

  private func type(named name: String, _ depth: Int) -> Int? {
    if let local = LocalValue.named(name, in: member.code) {
      return local.type.flatMap { index.type($0, in: view.id) }
        ?? type(of: local.value, depth: depth + 1)
    }
    if name.isCapitalized || member.parameters.contains(where: { $0.name == name }) { return nil }
    return type(ofMember: name, in: view.id)
  }

  private func type(of access: MemberAccessExprSyntax, _ depth: Int) -> Int? {
    guard let base = access.base else { return nil }
    let name = access.declName.baseName.identifierText
    if base.writtenText == "self" { return type(ofMember: name, in: view.id) }
    if let owner = named(base) {
      if let fixed = index.types[owner].statics.first(where: { $0.name == name }) {
        return fixed.typeName.flatMap { index.type($0, in: owner) }
      }
      return index.types[owner].kind == .enumeration ? owner : nil
    }
    return type(of: base, depth: depth + 1).flatMap { type(ofMember: name, in: $0) }
  }

  private func type(ofMember name: String, in owner: Int) -> Int? {
    let type = index.types[owner]
    let text =
      type.properties.first { $0.name == name }?.typeName
      ?? type.members.first { $0.name == name && !$0.isFunction && !$0.isStatic }?.type
    guard let text, !text.hasPrefix("["), !TypeText.isFunction(text) else { return nil }
    return index.type(text, in: owner)
  }
}
