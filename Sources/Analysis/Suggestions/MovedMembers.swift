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

  /// Edits that remove members which nothing outside of the moved code mentions.
  func removals(without ranges: [Range<Int>]) -> [SourceEdit] {
    var moved = plan.moved.filter(\.isPrivate)
    while let used = moved.firstIndex(where: { member in
      mentions(of: member.name).contains { place in
        !ranges.contains { $0.contains(place) }
          && !moved.contains { $0.declaration.bytes.contains(place) }
      }
    }) {
      moved.remove(at: used)
    }
    return moved.map { DeclarationRemoval(extractor.source).edit(of: $0.declaration) }
  }

  private func mentions(of name: String) -> [Int] {
    extractor.source.tree.tokens(viewMode: .sourceAccurate).compactMap { token in
      guard case .identifier(name) = token.tokenKind else { return nil }
      return token.bytes.lowerBound
    }
  }
}

/// Removes a declaration with the comments that belong to it.
struct DeclarationRemoval {
  let source: ParsedSource

  init(_ source: ParsedSource) { self.source = source }

  /// The lines of the comment right above a declaration, without indentation.
  func comment(of declaration: DeclSyntax) -> [String] {
    let text = source.slice(attachedStart(declaration)..<declaration.bytes.lowerBound)
    return text.replacingLineEnds.split(separator: "\n").map {
      String($0.drop { $0 == " " || $0 == "\t" })
    }.filter { !$0.isEmpty }
  }

  func edit(of declaration: DeclSyntax) -> SourceEdit {
    let declaration = emptied(by: declaration) ?? declaration
    let end = declaration.endPosition.utf8Offset
    let previous = declaration.previousToken(viewMode: .sourceAccurate)
    let isFirst = previous?.tokenKind == .leftBrace
    return SourceEdit(
      range: attachedStart(declaration)..<(end + (isFirst ? emptyLine(at: end) : 0)), text: "")
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
