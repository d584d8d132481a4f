import Analysis
import Simulation

/// What a person predicts.
enum PredictionAnswer: Hashable, Sendable {
  /// So many runs in all.
  case total(Int)
  /// These pieces run, so often; nil: at least once. The others do not run.
  case pieces([Piece: Int?])
  /// The same of bodies alone: helpers, which are parts of them, are left open.
  case bodies([Piece: Int?])

  /// Why a line is no answer.
  struct Problem: Error, Hashable, Sendable {
    /// The word that is no piece of the question; empty: there are no words.
    var word: String
    /// The name that may have been meant.
    var nearest: String?
    /// The names that it may stand for; empty: it is none of several.
    var candidates: [String] = []
    /// Whether each word is understood, and all of them together are not.
    var hasReadings = false
  }

  /// Reads `2`, `none`, `all`, `PumpRow`, `pump row 1, Title 0`, `2 x StopRow and Board`.
  static func read(
    _ text: String, _ question: PredictionQuestion
  ) -> Result<PredictionAnswer, Problem> {
    var reader = AnswerReader(question)
    let segments = AnswerReader.segments(text).map(reader.joined)
    reader.note(segments.flatMap(\.self))
    for segment in segments {
      if let problem = reader.take(segment) { return .failure(problem) }
    }
    guard let answer = reader.answer else {
      return .failure(Problem(word: "", nearest: nil, hasReadings: reader.isAnswered))
    }
    return .success(answer)
  }

  /// Whether views are named in it.
  var namesPieces: Bool {
    switch self {
    case .total: false
    case .pieces(let named), .bodies(let named): !named.isEmpty
    }
  }

  /// Whether the counts are what was predicted.
  func matches(_ counts: [Piece: Int], _ question: PredictionQuestion) -> Bool {
    switch self {
    case .total(let number):
      let bodies = counts.filter { $0.key.helper == nil }.values.reduce(0, +)
      return number == counts.values.reduce(0, +) || number == bodies
    case .pieces(let named): return Self.matches(named, counts, question.pieces)
    case .bodies(let named):
      return Self.matches(named, counts, question.pieces.filter { $0.helper == nil })
    }
  }

  private static func matches(
    _ named: [Piece: Int?], _ counts: [Piece: Int], _ pieces: [Piece]
  ) -> Bool {
    pieces.allSatisfy { piece in
      let count = counts[piece] ?? 0
      guard let predicted = named[piece] else { return count == 0 }
      return predicted.map { $0 == count } ?? (count > 0)
    }
  }
}
