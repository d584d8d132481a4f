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

  /// All statements of the programs that are written like one of these, with their texts, by their sites.
  let alike: (before: [Int: String], after: [Int: String])

  /// There are none.
  init() {
    (before, after) = ([], [])
    alike = ([:], [:])
  }

  init(_ before: LoweredProgram, _ after: LoweredProgram) {
    let (old, new) = (Self.statements(of: before), Self.statements(of: after))
    self.before = Self.rest(old, new)
    self.after = Self.rest(new, old)
    let texts = Set((self.before + self.after).map(\.text))
    func alike(_ statements: [Statement]) -> [Int: String] {
      statements.filter { texts.contains($0.text) }.reduce(into: [:]) { $0[$1.site] = $1.text }
    }
    self.alike = (alike(old), alike(new))
  }

  /// The sites of one program at which a statement ran while none like it did in the other program.
  func alone(
    _ ran: Set<Int>, _ texts: [Int: String], beside other: Set<Int>, _ otherTexts: [Int: String]
  ) -> Set<Int> {
    let there = Set(other.compactMap { otherTexts[$0] })
    return ran.filter { site in texts[site].map { !there.contains($0) } ?? false }
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
