import Foundation

/// An exam that is not over, as it is kept from session to session: what makes its questions again, and what
/// was answered.
struct KeptExam: Codable, Hashable {
  /// The exam's number.
  var number: Int
  /// How many answers to reviews there were when it began: their questions are not asked in it.
  var earlier: Int
  /// Of the questions, since another version of the program may make others.
  var digest: String
  /// The choice of each answer; nil: left out.
  var answers: [Int?]

  private static let place = "exam"

  /// The one that is kept; nil: none is.
  static func read(from store: ProgressStore) -> KeptExam? {
    store.setting(place).flatMap { try? JSONDecoder().decode(KeptExam.self, from: Data($0.utf8)) }
  }

  func write(to store: ProgressStore) {
    guard let data = try? JSONEncoder().encode(self) else { return }
    store.set(Self.place, to: String(decoding: data, as: UTF8.self))
  }

  static func forget(in store: ProgressStore) { store.set(place, to: "") }

  /// The exam, with what was answered; nil: its questions cannot be made again.
  func exam(from store: ProgressStore) -> Exam? {
    let asked = Set(store.reviews().prefix(earlier).map(\.question))
    guard var exam = Exam(number: number, asked: asked), Self.digest(of: exam) == digest,
      answers.count < exam.questions.count
    else { return nil }
    exam.answers = zip(exam.questions, answers).map { Exam.Answer(question: $0, choice: $1) }
    return exam
  }

  static func digest(of exam: Exam) -> String {
    SHA256.digest(of: exam.questions.map(\.text).joined(separator: "\u{1E}"))
  }
}
