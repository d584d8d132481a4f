import Testing
import TutorKit

// A lesson or an exercise that a test is about is named, and not printed whole.

extension Lesson: CustomTestStringConvertible {
  /// Its id.
  public var testDescription: String { "lesson \(id)" }
}

extension Exercise: CustomTestStringConvertible {
  /// Its number.
  public var testDescription: String { "exercise \(number)" }
}
