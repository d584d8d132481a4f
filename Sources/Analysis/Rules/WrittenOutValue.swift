import SwiftParser
import SwiftSyntax

/// A text that is written out where another program shows what a property holds: the same text as the property's first
/// value. Where the property holds another one, it stays as it is.
package struct WrittenOutValue: Hashable, Sendable {
  package var property: String
  /// As it is written, without its quotation marks.
  package var text: String
  /// Where it is written out, from 1.
  package var line: Int

  /// Those of a program that another one does not write out, in the order of the source.
  package static func all(
    in source: ParsedSource, besides other: ParsedSource
  ) -> [WrittenOutValue] {
    let (own, known) = (WrittenTexts(source), WrittenTexts(other))
    var result: [WrittenOutValue] = []
    for use in own.uses where !result.contains(where: { $0.text == use.text }) {
      guard let property = own.firsts[use.text], known.firsts[use.text] != nil,
        !known.uses.contains(where: { $0.text == use.text })
      else { continue }
      result.append(WrittenOutValue(property: property, text: use.text, line: use.line))
    }
    return result + parts(of: own, known)
  }

  /// Texts in which a property's first value stands where the other program puts the property in: `"Hall 2"` for
  /// `"Hall \(show.hall)"`.
  private static func parts(of own: WrittenTexts, _ known: WrittenTexts) -> [WrittenOutValue] {
    own.uses.filter { use in !known.uses.contains { $0.text == use.text } }.compactMap { use in
      let found = known.frames.first { frame in
        guard use.text.count > frame.before.count + frame.after.count,
          use.text.hasPrefix(frame.before), use.text.hasSuffix(frame.after)
        else { return false }
        let part = use.text.dropFirst(frame.before.count).dropLast(frame.after.count)
        return known.values[frame.property] == String(part)
      }
      return found.map { WrittenOutValue(property: $0.property, text: use.text, line: use.line) }
    }
  }
}

/// The texts without interpolation that a program writes.
private final class WrittenTexts: SyntaxVisitor {
  /// The properties whose first value each text is.
  private(set) var firsts: [String: String] = [:]
  /// The first value of each property that has a text or a number.
  private(set) var values: [String: String] = [:]
  /// Texts with one property put in.
  private(set) var frames: [(before: String, property: String, after: String)] = []
  /// What is written elsewhere.
  private(set) var uses: [(text: String, line: Int)] = []
  private let source: ParsedSource

  init(_ source: ParsedSource) {
    self.source = source
    super.init(viewMode: .sourceAccurate)
    walk(source.tree)
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    guard let text = node.representedLiteralValue else {
      addFrame(node)
      return .skipChildren
    }
    guard text.count > 1 else { return .skipChildren }
    if let property = Self.property(beginningWith: node) {
      firsts[text] = property
      values[property] = text
    } else {
      uses.append((text, source.position(of: node).line))
    }
    return .skipChildren
  }

  override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    if let property = Self.property(beginningWith: node) { values[property] = node.literal.text }
    return .skipChildren
  }

  private func addFrame(_ node: StringLiteralExprSyntax) {
    let segments = node.segments.map { $0 }
    let texts = segments.map { $0.as(StringSegmentSyntax.self)?.content.text }
    guard let place = texts.firstIndex(of: nil), !texts[(place + 1)...].contains(nil),
      let expressions = segments[place].as(ExpressionSegmentSyntax.self)?.expressions,
      expressions.count == 1, let value = expressions.first?.expression
    else { return }
    let name =
      value.as(MemberAccessExprSyntax.self)?.declName.baseName.identifierText
      ?? value.as(DeclReferenceExprSyntax.self)?.baseName.identifierText
    guard let name else { return }
    let (before, after) = (texts[..<place], texts[(place + 1)...])
    frames.append(
      (before.compactMap(\.self).joined(), name, after.compactMap(\.self).joined()))
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }

  /// The stored property whose first value a text is.
  private static func property(beginningWith value: some ExprSyntaxProtocol) -> String? {
    guard let value = value.parent?.as(InitializerClauseSyntax.self),
      let binding = value.parent?.as(PatternBindingSyntax.self),
      binding.parent?.parent?.parent?.is(MemberBlockItemSyntax.self) == true
    else { return nil }
    return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
  }
}
