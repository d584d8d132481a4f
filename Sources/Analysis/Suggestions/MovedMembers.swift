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
      guard case .identifier(member.name) = token.tokenKind else { return nil }
      let place = token.bytes.lowerBound
      return places.contains { $0.contains(place) } ? place : nil
    }
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

/// Removes a declaration with the comments that belong to it.
struct DeclarationRemoval {
  let source: ParsedSource

  init(_ source: ParsedSource) { self.source = source }

  /// The lines of the comment right above a declaration, without indentation.
  func comment(of declaration: DeclSyntax) -> [String] {
    let heading = mark(of: declaration).map { [$0.text, ""] } ?? []
    let text = source.slice(attachedStart(declaration)..<declaration.bytes.lowerBound)
    return heading
      + text.replacingLineEnds.split(separator: "\n").map {
        String($0.drop { $0 == " " || $0 == "\t" })
      }.filter { !$0.isEmpty && $0 != heading.first }
  }

  func edit(of declaration: DeclSyntax) -> SourceEdit {
    let declaration = emptied(by: declaration) ?? declaration
    let mark = mark(of: declaration)
    let end = declaration.endPosition.utf8Offset
    let previous = declaration.previousToken(viewMode: .sourceAccurate)
    let isFirst = previous?.tokenKind == .leftBrace
    return SourceEdit(
      range: (mark?.start ?? attachedStart(declaration))..<(end
        + (isFirst ? emptyLine(at: end) : 0)),
      text: "")
  }

  /// The heading that a declaration alone stands under: `// MARK: - Banner`, and where what it stands in
  /// begins; nil: there is none, or it is one of several members below it.
  func mark(of declaration: DeclSyntax) -> (text: String, start: Int)? {
    let start = declaration.position.utf8Offset
    let before = source.slice(start..<declaration.bytes.lowerBound).replacingLineEnds
    let lines = before.split(separator: "\n").map { line in
      String(line.drop { $0 == " " || $0 == "\t" })
    }.filter { !$0.isEmpty }
    guard let heading = lines.first, heading.hasPrefix("// MARK:"),
      !lines.dropFirst().contains(where: { $0.hasPrefix("// MARK:") })
    else { return nil }
    let next = declaration.nextToken(viewMode: .sourceAccurate)
    let isLast = next?.tokenKind == .rightBrace || next == nil
    guard isLast || next?.leadingTrivia.description.contains("// MARK:") == true else { return nil }
    return (heading, start)
  }

  /// The extension that would be left without a member.
  private func emptied(by declaration: DeclSyntax) -> DeclSyntax? {
    guard let block = declaration.parent?.parent?.parent?.as(MemberBlockSyntax.self),
      block.members.count == 1,
      let node = block.parent?.as(ExtensionDeclSyntax.self), node.inheritanceClause == nil
    else { return nil }
    return DeclSyntax(node)
  }

  /// The length of a line's end that another one follows; else 0.
  private func emptyLine(at offset: Int) -> Int {
    let rest = source.text.utf8.dropFirst(offset).prefix(4)
    if rest.starts(with: [13, 10, 13, 10]) { return 2 }
    return rest.starts(with: [10, 10]) ? 1 : 0
  }

  /// The end of what stands before the declaration and its comment. A comment with an empty line
  /// after it belongs to no declaration.
  private func attachedStart(_ declaration: DeclSyntax) -> Int {
    let start = declaration.position.utf8Offset
    let bytes = Array(source.slice(start..<declaration.bytes.lowerBound).utf8)
    let lines = bytes.split(separator: 10, omittingEmptySubsequences: false)
    func isBlank(_ line: ArraySlice<UInt8>) -> Bool {
      line.allSatisfy { $0 == 32 || $0 == 9 || $0 == 13 }
    }
    var first = lines.count - 1
    while first > 0, !isBlank(lines[first - 1]) { first -= 1 }
    guard let detached = lines[..<first].lastIndex(where: { !isBlank($0) }) else { return start }
    let line = lines[detached]
    return start + (line.last == 13 ? line.endIndex - 1 : line.endIndex)
  }
}
