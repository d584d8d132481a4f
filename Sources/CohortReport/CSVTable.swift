import Foundation
import TutorKit

extension ReportBuilder {
  /// Writes comma-separated values (RFC 4180): a row for each participant and exercise that has a text,
  /// of all participants. `write` gets one line after another.
  ///
  /// A value that a spreadsheet would take for a formula begins with an apostrophe.
  package func writeCSV(_ write: (String) throws -> Void) rethrows {
    let header = [
      "participant", "exercise", "verdict", "points", "first_failing_check", "mistake", "findings",
      "rebuilt", "reference", "changed", "failing_since", "texts", "minutes", "problem",
    ]
    try write(header.joined(separator: ",") + "\r\n")
    for participant in participantOrder {
      let row = row(participant)
      for (column, cell) in zip(report.exercises, row.cells) {
        guard let cell else { continue }
        let fields = cell.fields(row.name, column.id).map(\.csvField)
        try write(fields.joined(separator: ",") + "\r\n")
      }
    }
  }
}

extension RoomReport.Cell {
  fileprivate func fields(_ name: String, _ exercise: String) -> [String] {
    func text(_ number: Int?) -> String { number.map(String.init) ?? "" }
    func text(_ time: Double?) -> String {
      time.map { Date(timeIntervalSince1970: $0.rounded(.down)).formatted(.iso8601) } ?? ""
    }
    let mistake = isAsStarter ? "starter" : mistake.map { "mistakes/" + $0 } ?? ""
    return [
      name, exercise, verdict.rawValue, String(score), firstToFix?.rawValue ?? "", mistake,
      rules.joined(separator: " "), text(rebuilt), text(reference), text(submitted),
      text(failingSince), String(tries), text(minutes), problem?.rawValue ?? "",
    ]
  }
}

extension String {
  /// The value as a field: quoted where it must be.
  fileprivate var csvField: String {
    let isFormula = unicodeScalars.first.map { "=+-@\t\r".unicodeScalars.contains($0) } ?? false
    let text = isFormula ? "'" + self : self
    // A line end of two characters is one `Character`, so scalars are looked at.
    guard text.unicodeScalars.contains(where: { "\",\r\n".unicodeScalars.contains($0) }) else {
      return text
    }
    return "\"" + text.replacing("\"", with: "\"\"") + "\""
  }
}
