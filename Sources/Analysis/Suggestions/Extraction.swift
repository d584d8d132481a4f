import SwiftSyntax

/// A view struct to make of a part of a view, written out.
package struct Extraction: Hashable, Sendable {
  /// The struct's name, not used before in the file.
  package var name: String
  /// The struct, and those that it needs, as they stand in the rewritten file.
  package var declaration: String
  /// What stands in place of the part.
  package var call: String
  /// The edits that make the rewritten file, by UTF-8 bytes of the original.
  package var edits: [SourceEdit]
  /// The file with the edits made.
  package var rewritten: String
  /// The part that moves, in UTF-8 bytes: equal for findings that ask for the same.
  package var part: Range<Int>
}

/// The extractions that would mend a finding, the best first. They are not yet known to render the
/// same. Empty: the finding asks for none, or its code needs what a struct cannot be given.
package func extractions(for finding: Finding, in source: ParsedSource) -> [Extraction] {
  Extractor(source).extractions(for: finding)
}

/// The first of the extractions that would mend a finding.
package func extraction(for finding: Finding, in source: ParsedSource) -> Extraction? {
  extractions(for: finding, in: source).first
}

/// Makes extractions of one file.
struct Extractor {
  let source: ParsedSource
  let types: SourceDeclarations
  /// How many structs one extraction may need first.
  private static let maximumDepth = 6
  private static let maximumTargets = 12

  init(_ source: ParsedSource) {
    self.source = source
    types = SourceDeclarations(source)
  }

  func extractions(for finding: Finding, depth: Int = 0) -> [Extraction] {
    guard source.syntaxErrors.isEmpty else { return [] }
    let targets = ExtractionTarget.targets(of: finding, in: source).prefix(Self.maximumTargets)
    var result: [Extraction] = []
    for target in targets {
      for style in MemberStyle.allCases {
        switch attempt(target, style) {
        case .extraction(let extraction, let hasStyles):
          result.append(extraction)
          if hasStyles { continue }
        case .blocked(let members) where depth < Self.maximumDepth:
          if let extraction = afterExtracting(members, finding, target, depth) {
            result.append(extraction)
          }
        default: continue
        }
        break
      }
    }
    return result
  }

  enum Outcome {
    /// `true`: another style of handing members over gives another struct.
    case extraction(Extraction, Bool)
    /// Members that have to be structs first.
    case blocked([DeclaredMember])
    case impossible
  }

  private func attempt(_ target: ExtractionTarget, _ style: MemberStyle) -> Outcome {
    switch target {
    case .member(let declaration): MemberExtraction(self, declaration, style).outcome
    case .section(let range, let nodes): SectionExtraction(self, range, nodes, style).outcome
    case .repeated(let nodes): RepeatedExtraction(self, nodes, style).outcome
    }
  }

  /// Extracts what a target needs first, and then the target.
  private func afterExtracting(
    _ members: [DeclaredMember], _ finding: Finding, _ target: ExtractionTarget, _ depth: Int
  ) -> Extraction? {
    guard let member = members.first else { return nil }
    let first = Finding(
      rule: member.kind == .method ? "view-helper-function" : "computed-view", severity: .warning,
      message: "", file: source.file, range: source.keywordRange(of: member.declaration),
      subject: "")
    guard let inner = extractions(for: first, depth: depth + 1).first else { return nil }
    let next = ParsedSource(text: inner.rewritten, file: source.file)
    var moved = finding
    moved.range = next.range(at: inner.edits.moved(target.offset))
    moved.notes = []
    guard
      let outer = Extractor(next).extractions(for: moved, depth: depth + 1).first,
      let edit = SourceEdit(from: source.text, to: outer.rewritten)
    else { return nil }
    return Extraction(
      name: outer.name, declaration: outer.declaration + "\n" + inner.declaration,
      call: outer.call, edits: [edit], rewritten: outer.rewritten, part: target.bytes)
  }
}

extension ParsedSource {
  /// The place of a declaration's keyword, where findings about it stand.
  func keywordRange(of declaration: DeclSyntax) -> SourceRange {
    if let node = declaration.as(VariableDeclSyntax.self) {
      return range(of: node.bindingSpecifier)
    }
    if let node = declaration.as(FunctionDeclSyntax.self) { return range(of: node.funcKeyword) }
    return range(of: declaration)
  }

  /// The empty range at a byte.
  func range(at offset: Int) -> SourceRange {
    let place = position(at: AbsolutePosition(utf8Offset: offset))
    return SourceRange(start: place, end: place)
  }

  /// The byte of a place.
  func offset(of position: SourcePosition) -> Int {
    lines.offset(of: position)
  }

  /// The text of a stretch of bytes.
  func slice(_ range: Range<Int>) -> String {
    let bytes = Array(text.utf8)
    guard range.lowerBound >= 0, range.upperBound <= bytes.count else { return "" }
    return String(decoding: bytes[range], as: UTF8.self)
  }
}
