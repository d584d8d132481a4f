import SwiftSyntax

/// Something outside of a view that builds views for its body: a function or computed variable of
/// the file, a static member of a type, or a member that a protocol gives.
struct OutsideHelper {
  var member: ViewMember
  /// The type whose static member it is, or the protocol that gives it; nil: it stands at file level.
  var owner: String?

  /// Where it is declared.
  struct Place: Hashable {
    var file: String
    var start: SourcePosition
  }

  var place: Place { Place(file: member.source.file, start: member.range.start) }

  /// Functions or computed variables that a view's body uses, one for each use.
  static func all(of view: ViewType, areFunctions: Bool, _ index: ViewIndex) -> [OutsideHelper] {
    var result: [OutsideHelper] = []
    for member in view.usedMembers {
      for use in member.facts.uses where !use.isIndirect {
        result += candidates(use, view, index).filter {
          $0.member.isFunction == areFunctions
            && ViewTypeNames.yieldsView($0.member, viewNames: index.viewNames)
            && $0.member.type != "Image" && !$0.isFactory(index.viewNames)
        }
      }
    }
    return result
  }

  /// The functions and computed variables outside of the instance that a use may mean.
  static func candidates(
    _ use: NameUse, _ view: ViewType, _ index: ViewIndex
  ) -> [OutsideHelper] {
    let isOfType = use.name.isCapitalized && !use.path.isEmpty
    if isOfType { return statics(use, view, index) }
    let inherited = ofProtocols(use, view, index)
    return inherited.isEmpty ? ofFile(use, view, index) : inherited
  }

  /// What an extension of one of the view's protocols gives it: `separator` of `extension Lined`.
  private static func ofProtocols(
    _ use: NameUse, _ view: ViewType, _ index: ViewIndex
  ) -> [OutsideHelper] {
    guard view.properties[use.name] == nil, use.name != view.entry,
      !view.members.contains(where: { $0.name == use.name })
    else { return [] }
    return index.protocols(of: view.id).flatMap { id in
      index.types[id].members.filter {
        $0.name == use.name && !$0.isStatic && $0.name != "body"
          && (!$0.isFunction || use.path.isEmpty)
      }.map { OutsideHelper(member: $0, owner: index.types[id].name) }
    }
  }

  private static func ofFile(
    _ use: NameUse, _ view: ViewType, _ index: ViewIndex
  ) -> [OutsideHelper] {
    guard let functions = index.functions[use.name], view.properties[use.name] == nil,
      !view.members.contains(where: { $0.name == use.name })
    else { return [] }
    return functions.filter { !$0.isFunction || use.path.isEmpty }.map { OutsideHelper(member: $0) }
  }

  /// `Badge.pair(2)`, `Badge.empty.padding()`, `Design.Parts.line`, `Self.row` given as a function.
  private static func statics(
    _ use: NameUse, _ view: ViewType, _ index: ViewIndex
  ) -> [OutsideHelper] {
    guard use.path.contains(where: index.staticNames.contains) else { return [] }
    for count in use.path.indices.reversed() {
      let owner = ([use.name] + use.path.prefix(count)).joined(separator: ".")
      guard let id = owner == "Self" ? view.id : index.type(owner, in: view.id) else { continue }
      let type = index.types[id]
      let isEnd = count == use.path.count - 1
      return type.members.filter {
        // What makes its own type is a kind of initializer.
        $0.isStatic && $0.name == use.path[count] && (!$0.isFunction || isEnd)
          && ![type.name, type.simpleName, "Self"].contains(TypeText.name($0.type ?? ""))
      }.map { OutsideHelper(member: $0, owner: type.name) }
    }
    return []
  }

  /// Whether it makes one declared view and nothing around it: that is compared as any.
  func isFactory(_ viewNames: ViewNames) -> Bool {
    guard member.code.count == 1, let item = member.code.first?.item else { return false }
    let value = item.as(ExprSyntax.self) ?? item.as(ReturnStmtSyntax.self)?.expression
    guard let call = value?.as(FunctionCallExprSyntax.self), call.trailingClosure == nil else {
      return false
    }
    let name = CodeWalker.name(of: call.calledExpression)
    return call.calledExpression.as(MemberAccessExprSyntax.self)?.base?
      .is(FunctionCallExprSyntax.self) != true && viewNames.contains(name)
  }
}
