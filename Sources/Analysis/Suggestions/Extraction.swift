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
  /// The types whose code changes: the views to look at.
  package var users: [String]
}

/// What can be written for a finding.
package struct ExtractionChoices: Sendable {
  /// The best first. They are not yet known to render the same.
  package var extractions: [Extraction] = []
  /// Why no struct can be written for parts of the code, in the order in which they were tried.
  package var obstacles: [ExtractionObstacle] = []
}

/// The extractions that would mend a finding; with the obstacles there are none where the code needs
/// what a struct cannot be given.
package func extractions(for finding: Finding, in source: ParsedSource) -> ExtractionChoices {
  Extractor(source).extractions(for: finding)
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

  func extractions(for finding: Finding, depth: Int = 0) -> ExtractionChoices {
    var choices = ExtractionChoices()
    guard source.syntaxErrors.isEmpty else {
      choices.obstacles.append(.syntaxErrors)
      return choices
    }
    let targets = ExtractionTarget.targets(of: finding, in: source).prefix(Self.maximumTargets)
    if targets.isEmpty { choices.obstacles.append(.noPlace) }
    for target in targets { add(target, finding, depth, to: &choices) }
    return choices
  }

  /// Adds what can be made of one target, in each style of handing members over.
  private func add(
    _ target: ExtractionTarget, _ finding: Finding, _ depth: Int,
    to choices: inout ExtractionChoices
  ) {
    for style in MemberStyle.allCases {
      do throws(ExtractionObstacle) {
        let outcome = try attempt(target, style)
        if outcome.blockers.isEmpty, let extraction = outcome.extraction {
          choices.extractions.append(extraction)
          if !outcome.hasStyles { return }
        } else if depth < Self.maximumDepth {
          choices.extractions.append(
            try afterExtracting(outcome.blockers, finding, target, depth))
          return
        }
      } catch {
        choices.obstacles.append(error)
      }
    }
  }

  struct Outcome {
    var extraction: Extraction?
    /// Another style of handing members over gives another struct.
    var hasStyles = false
    /// Members that have to be structs first.
    var blockers: [DeclaredMember] = []
  }

  private func attempt(
    _ target: ExtractionTarget, _ style: MemberStyle
  ) throws(ExtractionObstacle) -> Outcome {
    switch target {
    case .member(let declaration): try MemberExtraction(self, declaration, style).outcome()
    case .section(let range, let nodes): try SectionExtraction(self, range, nodes, style).outcome()
    case .repeated(let nodes): try RepeatedExtraction(self, nodes, style).outcome()
    }
  }

  /// Extracts what a target needs first, and then the target.
  private func afterExtracting(
    _ members: [DeclaredMember], _ finding: Finding, _ target: ExtractionTarget, _ depth: Int
  ) throws(ExtractionObstacle) -> Extraction {
    guard let member = members.first else { throw .noPlace }
    let first = Finding(
      rule: member.kind == .method ? "view-helper-function" : "computed-view", severity: .warning,
      message: "", file: source.file, range: source.keywordRange(of: member.declaration),
      subject: "")
    guard let inner = extractions(for: first, depth: depth + 1).extractions.first else {
      throw .blocked(member.name)
    }
    let next = ParsedSource(text: inner.rewritten, file: source.file)
    var moved = finding
    moved.range = next.range(at: inner.edits.moved(target.offset))
    moved.notes = []
    if case .section = target, finding.rule != "inline-row" { moved.rule = "monolithic-body" }
    let choices = Extractor(next).extractions(for: moved, depth: depth + 1)
    guard let outer = choices.extractions.first,
      let edit = SourceEdit(from: source.text, to: outer.rewritten)
    else { throw choices.obstacles.first ?? .blocked(member.name) }
    return Extraction(
      name: outer.name, declaration: outer.declaration + "\n" + inner.declaration,
      call: outer.call, edits: [edit], rewritten: outer.rewritten, part: target.bytes,
      users: outer.users)
  }
}
