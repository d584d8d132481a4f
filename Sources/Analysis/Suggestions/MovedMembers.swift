import SwiftSyntax

/// Members that go into a struct: which of them the view no longer needs.
struct MovedMembers {
  let extractor: Extractor
  let plan: InputPlan
  let place: ExtractionPlace

  init(_ extractor: Extractor, _ plan: InputPlan, _ place: ExtractionPlace) {
    self.extractor = extractor
    self.plan = plan
    self.place = place
  }

  /// Edits that remove members which nothing outside of the moved code mentions: methods that went along,
  /// and what of the environment only they read.
  func removals(without ranges: [Range<Int>]) -> [SourceEdit] {
    var gone = plan.moved.filter { !$0.isPublic } + redeclared
    while let used = gone.firstIndex(where: { member in
      mentions(of: member).contains { place in
        !ranges.contains { $0.contains(place) }
          && !gone.contains { $0.declaration.bytes.contains(place) }
      }
    }) {
      gone.remove(at: used)
    }
    return gone.map { DeclarationRemoval(extractor.source).edit(of: $0.declaration) }
  }

  /// Properties that find their value themselves, and that the struct declares again.
  private var redeclared: [DeclaredMember] {
    let members = extractor.types.type(named: place.owner)?.members ?? [:]
    return plan.inputs.filter { !$0.hasArgument }.compactMap { members[$0.name] }.filter { member in
      member.declaration.as(VariableDeclSyntax.self)?.bindings.count == 1
    }
  }

  /// Where a name stands; that of a private member, or of what the environment gives, in its type alone.
  private func mentions(of member: DeclaredMember) -> [Int] {
    let isOwn = member.isPrivate || member.wrapper != nil
    let places = isOwn ? ownRanges : [0..<Int.max]
    return extractor.source.tree.tokens(viewMode: .sourceAccurate).compactMap { token in
      guard case .identifier(member.name) = token.tokenKind, !isOwn || !isOfOther(token) else {
        return nil
      }
      let place = token.bytes.lowerBound
      return places.contains { $0.contains(place) } ? place : nil
    }
  }

  /// Whether a name is that of another value's member, `plants[0].water`, or of an argument: `Plant(water: 4)`.
  private func isOfOther(_ token: TokenSyntax) -> Bool {
    if token.parent?.is(LabeledExprSyntax.self) == true { return true }
    guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return false }
    if reference.parent?.is(KeyPathPropertyComponentSyntax.self) == true { return true }
    guard let access = reference.parent?.as(MemberAccessExprSyntax.self),
      access.declName.id == reference.id
    else { return false }
    let base = access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
    return base != "self" && base != "Self" && base != place.owner
  }

  /// The declarations of the type that the code stands in, and its extensions.
  private var ownRanges: [Range<Int>] {
    let owner = extractor.types.type(named: place.owner)?.name ?? place.owner
    let found = OwnerRanges(owner: owner)
    found.walk(extractor.source.tree)
    return found.ranges
  }
}

/// Finds the declarations of a type.
private final class OwnerRanges: SyntaxVisitor {
  private(set) var ranges: [Range<Int>] = []
  private let owner: String

  init(owner: String) {
    self.owner = owner
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind {
    if node.owner == owner { ranges.append(node.bytes) }
    return .visitChildren
  }
}

extension DeclaredMember {
  /// Whether other modules may use it.
  fileprivate var isPublic: Bool {
    let modifiers =
      declaration.as(FunctionDeclSyntax.self)?.modifiers
      ?? declaration.as(VariableDeclSyntax.self)?.modifiers
    return modifiers?.contains { ["public", "open", "package", "override"].contains($0.name.text) }
      ?? false
  }
}
