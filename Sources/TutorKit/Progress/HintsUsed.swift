import GRDB

extension ProgressStore {
  /// How many hints on an exercise were shown.
  package func hintsUsed(on exercise: String) -> Int {
    let kept = read {
      try Int.fetchOne(
        $0, sql: "SELECT MAX(level) FROM hint WHERE exercise = ?", arguments: [exercise])
    }
    return max(setting("hints " + exercise).flatMap(Int.init) ?? 0, (kept ?? nil) ?? 0)
  }

  /// Notes that the hint of a level, from 1, was shown. True: it is on the disk.
  @discardableResult
  package func useHint(_ level: Int, on exercise: String, time: Double) -> Bool {
    insert("hint", ["exercise": exercise, "level": level, "time": time])
  }
}
