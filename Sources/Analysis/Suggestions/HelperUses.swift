import Catalog
import SwiftSyntax

/// Finds the places where a helper that builds views is used.
struct HelperUses {
  private let extractor: Extractor
  private let helper: HelperDeclaration

  init(_ extractor: Extractor, _ helper: HelperDeclaration) {
    self.extractor = extractor
    self.helper = helper
  }

  /// It throws where it is used in a way that does not say on which value, or by itself.
  func all() throws(ExtractionObstacle) -> [SuggestedNameUse] {
    let uses = bareUses + (helper.reach == .type ? qualifiedUses : [])
    let isRecursive = uses.contains {
      helper.member.declaration.bytes.contains($0.root.bytes.lowerBound)
    }
    if isRecursive { throw .recursive(helper.name) }
    if let type = helper.member.type, !helper.member.isViewBuilder, !type.hasPrefix("some "),
      !uses.allSatisfy({ $0.allowsAnyView })
    {
      throw .otherUse(helper.name)
    }
    if helper.reach == .instance, !helper.member.isPrivate, isMentionedElsewhere {
      throw .otherUse(helper.name)
    }
    return uses.sorted { $0.root.position < $1.root.position }
  }

  private var bareUses: [SuggestedNameUse] {
    let found = NameUses(mutating: [])
    found.walk(extractor.source.tree)
    return found.uses.indices.filter { index in
      found.uses[index].name == helper.name && isMeant(found.uses[index], found.place(of: index))
    }.map { found.uses[$0] }
  }

  private func isMeant(_ use: SuggestedNameUse, _ place: Syntax) -> Bool {
    let owner = place.owner
    let local =
      use.isOfSelf ? nil : Scope(types: extractor.types, owner: owner).local(use.name, at: place)
    switch helper.reach {
    case .local:
      let declaration = helper.member.declaration
      let variable = declaration.as(VariableDeclSyntax.self)?.bindings.first?.pattern
      return local?.binder == (variable?.position ?? declaration.position).utf8Offset
    case .instance, .type: return local == nil && owner == helper.owner
    case .file:
      return local == nil && !use.isOfSelf
        && (owner.isEmpty || extractor.types.member(use.name, of: owner) == nil)
    }
  }

  /// `Owner.name`, and `Self.name` in the owner.
  private var qualifiedUses: [SuggestedNameUse] {
    let last = helper.owner.split(separator: ".").last.map(String.init)
    return extractor.source.tree.tokens(viewMode: .sourceAccurate).compactMap { token in
      guard let access = token.memberAccess(helper.name),
        let base = access.base?.trimmedDescription,
        base == helper.owner || base == last || (base == "Self" && access.owner == helper.owner)
      else { return nil }
      let call = access.parent?.as(FunctionCallExprSyntax.self)
      return SuggestedNameUse(
        name: helper.name, isProjected: false, root: ExprSyntax(access), isOfSelf: false,
        call: call?.calledExpression.id == access.id ? call : nil)
    }
  }

  /// Whether `value.name` stands somewhere: the member may be used on another value.
  private var isMentionedElsewhere: Bool {
    extractor.source.tree.tokens(viewMode: .sourceAccurate).contains { token in
      guard let access = token.memberAccess(helper.name), let base = access.base else {
        return false
      }
      return base.trimmedDescription != "self"
        && access.parent?.is(FunctionCallExprSyntax.self) == (helper.function != nil)
    }
  }
}

extension SuggestedNameUse {
  /// Whether a view of any type can stand here: as a statement of a builder, with or without
  /// modifiers, or erased.
  fileprivate var allowsAnyView: Bool {
    var node = call.map { Syntax($0) } ?? Syntax(root)
    while let parent = node.parent {
      if let access = parent.as(MemberAccessExprSyntax.self), access.base?.id == node.id {
        if Catalog.modifier(access.declName.baseName.text, is: .ofOneType) { return false }
      } else if parent.as(FunctionCallExprSyntax.self)?.calledExpression.id != node.id {
        break
      }
      node = parent
    }
    if node.parent?.is(CodeBlockItemSyntax.self) == true { return true }
    let call = node.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
    return call?.calledExpression.trimmedDescription == "AnyView"
  }
}

extension TokenSyntax {
  /// The access of a member of that name, where the token is the member's name.
  fileprivate func memberAccess(_ name: String) -> MemberAccessExprSyntax? {
    guard case .identifier(name) = tokenKind,
      let access = parent?.parent?.as(MemberAccessExprSyntax.self),
      access.declName.id == parent?.id
    else { return nil }
    return access
  }
}
