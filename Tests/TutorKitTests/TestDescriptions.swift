import Testing
import TutorKit

// A lesson or an exercise that a test is about is named, and not printed whole.

extension Lesson: CustomTestStringConvertible {
  public var testDescription: String { "lesson \(id)" }
}

extension Exercise: CustomTestStringConvertible {
  public var testDescription: String { "exercise \(number)" }
}
