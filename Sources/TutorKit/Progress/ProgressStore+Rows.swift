import Foundation
import GRDB

/// Rows that are only ever added, each with an id that no other machine gives.
extension ProgressStore {
  /// Adds a row. True: it is on the disk.
  @discardableResult
  func insert(_ table: String, _ values: [String: (any DatabaseValueConvertible)?]) -> Bool {
    write { try Self.insert(table, values, in: $0) }
  }

  /// Adds a row in a transaction that is going on. A row whose `uuid` is there is left as it is.
  static func insert(
    _ table: String, _ values: [String: (any DatabaseValueConvertible)?], in database: Database
  ) throws {
    var values = values
    if values["uuid"] == nil { values["uuid"] = UUID().uuidString.lowercased() }
    let columns = values.keys.sorted()
    try database.execute(
      sql: """
        INSERT OR IGNORE INTO \(table) (\(columns.joined(separator: ", ")))
        VALUES (\(columns.map { _ in "?" }.joined(separator: ", ")))
        """,
      arguments: StatementArguments(columns.map { values[$0] ?? nil }))
  }
}
