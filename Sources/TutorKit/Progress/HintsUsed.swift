import Analysis
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

  /// How many hints of the ladder were given: once all were, a text that is another than the one of the
  /// last hint begins it again.
  package func hintsGiven(on exercise: String, for text: String) -> Int {
    let used = hintsUsed(on: exercise)
    guard used >= hintLevels else { return used }
    guard let (level, last) = setting(Self.round(exercise))?.splitOnce(by: " ") else { return 0 }
    let given = Int(level) ?? 0
    return given >= hintLevels && last != fingerprint([text]) ? 0 : given
  }

  /// Notes that a hint on a text was shown.
  package func useHint(_ level: Int, on exercise: String, for text: String, time: Double) {
    useHint(level, on: exercise, time: time)
    set(Self.round(exercise), to: "\(level) \(fingerprint([text]))")
  }

  private static func round(_ exercise: String) -> String { "hint-round:" + exercise }
}
