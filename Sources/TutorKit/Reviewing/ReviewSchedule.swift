import Foundation

/// What is reviewed: a rule, or a wrong model of SwiftUI that a prediction showed.
package struct ReviewTopic: Hashable, Sendable {
  package enum Kind: String, Sendable { case rule, model }

  package var kind: Kind
  /// The rule's id, or the model's.
  package var name: String

  /// As the store keeps it.
  package var id: String { kind.rawValue + ":" + name }

  package init(kind: Kind, name: String) {
    self.kind = kind
    self.name = name
  }

  /// nil: no topic that is known.
  package init?(id: String) {
    guard let (kind, name) = id.splitOnce(by: ":"), let kind = Kind(rawValue: kind) else {
      return nil
    }
    self.init(kind: kind, name: name)
  }
}

/// When each topic is due. Made from what the store holds, by a pure function: two machines with
/// the same rows agree.
package struct ReviewSchedule: Sendable {
  package struct Entry: Hashable, Sendable {
    package var topic: ReviewTopic
    /// Days since 1970, by UTC.
    package var dueDay: Int
    /// Answers so far.
    package var answers: Int
    /// nil: not asked yet.
    package var memory: MemoryState?
  }

  /// The earliest first; equals by id.
  package private(set) var entries: [Entry]

  /// Days since 1970, by UTC, of a time in seconds.
  package static func day(_ time: Double) -> Int {
    guard time.isFinite else { return 0 }
    return Int((max(-1e12, min(time, 1e12)) / 86_400).rounded(.down))
  }

  /// - Parameter met: When each topic was first met, in seconds since 1970.
  package init(met: [ReviewTopic: Double], answers: [ReviewAnswer]) {
    let byTopic = Dictionary(grouping: answers, by: \.topic)
    entries = met.map { topic, time in
      let own = byTopic[topic.id] ?? []
      guard let last = own.last, let memory = Self.memory(own) else {
        // Asking on the day itself would ask for what is still on the screen.
        return Entry(topic: topic, dueDay: Self.day(time) + 1, answers: 0, memory: nil)
      }
      let due = Self.day(last.time) + FSRS().interval(memory)
      return Entry(topic: topic, dueDay: due, answers: own.count, memory: memory)
    }
    entries.sort { ($0.dueDay, $0.topic.id) < ($1.dueDay, $1.topic.id) }
  }

  private static func memory(_ answers: [ReviewAnswer]) -> MemoryState? {
    var memory: MemoryState?
    var last = 0
    for answer in answers {
      let rating = Rating(rawValue: answer.rating) ?? .again
      let today = day(answer.time)
      memory =
        memory.map { FSRS().next($0, rating, days: max(0, today - last)) } ?? FSRS().first(rating)
      last = today
    }
    return memory
  }

  /// Topics that are due at a time, those that wait longest first.
  package func due(at time: Double) -> [Entry] {
    entries.filter { $0.dueDay <= Self.day(time) }
  }

  /// The first topic that is not due yet.
  package func next(after time: Double) -> Entry? {
    entries.first { $0.dueDay > Self.day(time) }
  }
}

extension ReviewSchedule {
  /// When each topic was first met: rules by the first graded attempt at an exercise about them,
  /// models by the first prediction that showed them.
  package static func topicsMet(
    _ exercises: [Exercise], in store: ProgressStore
  ) -> [ReviewTopic: Double] {
    let rules = Dictionary(exercises.map { ($0.id, $0.rules) }) { first, _ in first }
    var met: [ReviewTopic: Double] = [:]
    func note(_ topic: ReviewTopic, _ time: Double) {
      guard topic.kind == .model || ReviewProgram.rules.contains(topic.name) else { return }
      met[topic] = min(met[topic] ?? time, time)
    }
    for (exercise, time) in store.firstAttempts() {
      for rule in rules[exercise] ?? [] { note(ReviewTopic(kind: .rule, name: rule), time) }
    }
    for prediction in store.predictions() {
      guard let model = prediction.model, !model.isEmpty else { continue }
      note(ReviewTopic(kind: .model, name: model), prediction.time)
    }
    for review in store.reviews() {
      if let topic = ReviewTopic(id: review.topic) { note(topic, review.time) }
    }
    return met
  }

  /// When each topic is due that was met.
  package init(_ exercises: [Exercise], in store: ProgressStore) {
    self.init(met: Self.topicsMet(exercises, in: store), answers: store.reviews())
  }
}
