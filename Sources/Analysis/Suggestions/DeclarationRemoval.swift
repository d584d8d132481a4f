import SwiftSyntax

/// Removes a declaration with the comments that belong to it.
struct DeclarationRemoval {
  let source: ParsedSource

  init(_ source: ParsedSource) { self.source = source }

  /// The comments that go along with a declaration, without indentation; empty lines stand between them.
  func comment(of declaration: DeclSyntax) -> [String] {
    let (blocks, first) = blocks(before: declaration)
    let taken = blocks[first...].map { block in
      block.text.withLineFeeds.split(separator: "\n").map {
        String($0.drop { $0 == " " || $0 == "\t" })
      }
    }
    return Array(taken.joined(separator: [""]))
      + (blocks.last?.isDetached == true && first < blocks.count ? [""] : [])
  }

  func edit(of declaration: DeclSyntax) -> SourceEdit {
    let declaration = emptied(by: declaration) ?? declaration
    let (blocks, first) = blocks(before: declaration)
    let end = declaration.endPosition.utf8Offset
    let previous = declaration.previousToken(viewMode: .sourceAccurate)
    let isFirst = previous?.tokenKind == .leftBrace
    let position = declaration.position.utf8Offset
    let start = first == 0 ? position : blocks[first - 1].end
    return SourceEdit(
      range: start..<(end + (isFirst ? emptyLine(at: end) : 0)), text: "")
  }

  // MARK: Comments

  /// A comment before a declaration, without empty lines in it.
  private struct Block {
    var text: String
    /// The end of its last line, without the line's end.
    var end: Int
    /// Whether an empty line stands between it and what follows.
    var isDetached: Bool

    var isMark: Bool {
      text.drop { $0.isWhitespace }.dropFirst(2).drop { $0 == " " }.hasPrefix("MARK:")
    }
  }

  /// The comments before a declaration, and the first of them that goes along with it.
  private func blocks(before declaration: DeclSyntax) -> (all: [Block], first: Int) {
    let blocks = commentBlocks(before: declaration)
    let attached = blocks.last?.isDetached == false ? blocks.count - 1 : blocks.count
    guard attached > 0 else { return (blocks, 0) }
    let next = declaration.nextToken(viewMode: .sourceAccurate)
    // What it is the only member of has no heading without it.
    if next?.tokenKind == .rightBrace || next?.tokenKind == .endOfFile || next == nil {
      return (blocks, 0)
    }
    let following =
      next?.parent.map { _ in commentBlocks(in: next?.leadingTrivia.description ?? "") } ?? []
    if let mark = blocks[..<attached].lastIndex(where: \.isMark) {
      return (blocks, following.contains(where: \.isMark) ? mark : attached)
    }
    let isNextHeaded = following.contains(where: \.isDetached)
    return (blocks, isNextHeaded ? attached - 1 : attached)
  }

  private func commentBlocks(before declaration: DeclSyntax) -> [Block] {
    let start = declaration.position.utf8Offset
    return commentBlocks(in: source.slice(start..<declaration.bytes.lowerBound), from: start)
  }

  /// - Parameter start: where the text begins in the file.
  private func commentBlocks(in text: String, from start: Int = 0) -> [Block] {
    let bytes = Array(text.utf8)
    let lines = bytes.split(separator: 10, omittingEmptySubsequences: false)
    var blocks: [Block] = []
    var first: Int?
    for (place, line) in lines.enumerated() {
      let isBlank = line.allSatisfy { $0 == 32 || $0 == 9 || $0 == 13 }
      if !isBlank {
        first = first ?? line.startIndex
        let end = line.last == 13 ? line.endIndex - 1 : line.endIndex
        let block = Block(
          text: String(decoding: bytes[(first ?? 0)..<end], as: UTF8.self), end: start + end,
          isDetached: false)
        if first == line.startIndex {
          blocks.append(block)
        } else {
          blocks[blocks.count - 1] = block
        }
      } else if first != nil, place < lines.count - 1 {
        // The last line is the declaration's own.
        blocks[blocks.count - 1].isDetached = true
        first = nil
      }
    }
    return blocks
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
}
