import Simulation

/// What changes something in one of two programs alone.
struct OwnStatements {
  struct Statement {
    var site: Int
    var text: String
    var place: SourceLocation
  }

  /// In the order of the lines.
  let (before, after): ([Statement], [Statement])

  /// There are none.
  init() { (before, after) = ([], []) }

  init(_ before: LoweredProgram, _ after: LoweredProgram) {
    let (old, new) = (Self.statements(of: before), Self.statements(of: after))
    self.before = Self.rest(old, new)
    self.after = Self.rest(new, old)
  }

  /// What is written more often than in the other program is new in one of these places.
  private static func rest(_ own: [Statement], _ other: [Statement]) -> [Statement] {
    func counts(_ statements: [Statement]) -> [String: Int] {
      statements.reduce(into: [:]) { $0[$1.text, default: 0] += 1 }
    }
    let (here, there) = (counts(own), counts(other))
    return own.filter { here[$0.text, default: 0] > there[$0.text, default: 0] }
      .sorted { $0.place < $1.place }
  }

  var isEmpty: Bool { before.isEmpty && after.isEmpty }

  private static func statements(of program: LoweredProgram) -> [Statement] {
    let texts = StatementTexts(program.texts)
    let sites = program.program.sites
    return program.mined.changes.compactMap { site in
      guard sites.indices.contains(site), let text = texts.text(at: sites[site]) else { return nil }
      return Statement(site: site, text: text, place: sites[site])
    }
  }
}
