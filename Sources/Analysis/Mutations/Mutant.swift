import SwiftSyntax

/// A bad refactoring, made from a good one by a few edits.
package struct Mutant: Hashable, Sendable {
  /// What was done to the source.
  package enum Kind: CaseIterable, Hashable, Sendable {
    case dropsContent
    case dropsModifier
    case swapsModifiers
    case inlinesSubview
    case erasesSubview
    case copiesState
    case renewsIdentity
    case killsAction
  }

  package var kind: Kind
  package var text: String
  /// The line of the first edit in the source.
  package var line: Int
  /// What was there and what is there now.
  package var patch: String
}

/// Bad refactorings of a source, at most `limit` of each kind, in order of kind and place.
package func mutants(of source: ParsedSource, limit: Int = 3) -> [Mutant] {
  let finder = MutationFinder(source: source)
  finder.walk(source.tree)
  let edits = finder.edits + subviewEdits(source)
  return Mutant.Kind.allCases.flatMap { kind in
    spread(edits.filter { $0.kind == kind }, limit).compactMap { mutant($0, of: source) }
  }
}

/// One mutation before it is carried out.
struct Mutation {
  var kind: Mutant.Kind
  var edits: [TextEdit]
}

/// A replacement of bytes.
struct TextEdit {
  /// Byte offsets in the UTF-8 text.
  var range: Range<Int>
  var replacement: String
}

/// Elements from all over the list.
private func spread(_ mutations: [Mutation], _ limit: Int) -> [Mutation] {
  guard mutations.count > limit, limit > 0 else { return mutations }
  return (0..<limit).map { mutations[$0 * mutations.count / limit] }
}

/// Carries out the edits from the end to the beginning. nil: the text stays the same.
private func mutant(_ mutation: Mutation, of source: ParsedSource) -> Mutant? {
  guard let text = applying(mutation.edits, to: source.text), text != source.text,
    let first = mutation.edits.min(by: { $0.range.lowerBound < $1.range.lowerBound })
  else { return nil }
  let position = source.position(at: AbsolutePosition(utf8Offset: first.range.lowerBound))
  let bytes = Array(source.text.utf8)
  let old = String(decoding: bytes[first.range], as: UTF8.self)
  return Mutant(
    kind: mutation.kind, text: text, line: position.line,
    patch: "- \(old.firstLine)\n+ \(first.replacement.firstLine)")
}

/// The text with edits by byte range, which must not overlap. nil: a range is outside the text.
func applying(_ edits: [TextEdit], to text: String) -> String? {
  var bytes = Array(text.utf8)
  for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
    guard edit.range.lowerBound >= 0, edit.range.upperBound <= bytes.count else { return nil }
    bytes.replaceSubrange(edit.range, with: Array(edit.replacement.utf8))
  }
  return String(decoding: bytes, as: UTF8.self)
}

extension String {
  fileprivate var firstLine: String {
    split(whereSeparator: \.endsLine).first.map(String.init) ?? ""
  }
}

extension SyntaxProtocol {
  /// Bytes of the node without trivia at either end.
  var byteRange: Range<Int> {
    let start = positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset)
  }
}
