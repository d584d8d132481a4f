import Simulation

/// What changes something in one of two programs alone, where nothing that was tried came to it: of that
/// nothing is known.
struct UntriedStatements {
  /// What to say of each, in the order of the lines.
  let evidence: [Evidence]

  /// - Parameters:
  ///   - ranBefore: the sites of the statements of the program before that ran.
  ///   - ranAfter: those of the program after.
  init(
    _ before: LoweredProgram, _ after: LoweredProgram, ranBefore: Set<Int>, ranAfter: Set<Int>
  ) {
    let (old, new) = (Self.statements(of: before), Self.statements(of: after))
    func rest(_ own: [Statement], _ other: [Statement], _ ran: Set<Int>) -> [Statement] {
      let known = Set(other.map(\.text))
      return own.filter { !ran.contains($0.site) && !known.contains($0.text) }
        .sorted { $0.place < $1.place }
    }
    let added = rest(new, old, ranAfter).map { statement in
      let files = after.program.files
      let file = files.indices.contains(statement.place.file) ? files[statement.place.file] : ""
      return Evidence(
        GradeWords.notTried(), file: file, line: statement.place.line,
        column: statement.place.column)
    }
    let lost = rest(old, new, ranBefore).map { Evidence(GradeWords.notTriedBefore($0.place.line)) }
    evidence = added + lost
  }

  private struct Statement {
    var site: Int
    var text: String
    var place: SourceLocation
  }

  private static func statements(of program: LoweredProgram) -> [Statement] {
    let texts = StatementTexts(program.texts)
    let sites = program.program.sites
    return program.mined.changes.compactMap { site in
      guard sites.indices.contains(site), let text = texts.text(at: sites[site]) else { return nil }
      return Statement(site: site, text: text, place: sites[site])
    }
  }
}
