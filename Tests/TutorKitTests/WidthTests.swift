import Analysis
import Foundation
import Testing

@testable import TutorKit

/// Lines of code that may be wider than the window, since code is never wrapped.
private let knownCode: Set<String> = {
  let root = packageRoot
  var lines: Set<String> = []
  func read(_ folder: String) {
    let files = FileManager.default.enumerator(
      at: root.appendingPathComponent(folder), includingPropertiesForKeys: nil)
    for case let file as URL in files?.allObjects ?? [] {
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
      lines.formUnion(text.split(separator: "\n").map { bare(MarkedSource(String($0)).text) })
    }
  }
  for folder in ["Lessons", "Exercises"] { read(folder) }
  for example in Rule.all.compactMap(\.example) {
    lines.formUnion((example.incorrect.rows + example.correct.rows).map(bare))
  }
  for program in PredictionProgram.further + [.firstRun] {
    lines.formUnion(program.text.rows.map(bare))
  }
  return lines
}()

/// A row of code without its indent, its number, and the sign of a diff.
private func bare(_ line: some StringProtocol) -> String {
  var text = Substring(line)
  if let gutter = text.firstMatch(of: #/^ *[0-9]* \| /#) { text = text[gutter.range.upperBound...] }
  if let sign = text.firstMatch(of: #/^[-+] /#) { text = text[sign.range.upperBound...] }
  return String(text).trimmed
}

/// Whether a row may be wider than the window: code, what stands below code, and one long word.
private func mayBeWide(_ row: String, code: Set<String>) -> Bool {
  let text = bare(row)
  return text.isEmpty || knownCode.contains(text) || code.contains(text)
    || text.contains(ExtractionOutline.hole) || text.allSatisfy { " ^|".contains($0) }
    || !text.contains(" ")
}

/// The rows of an answer without escape sequences.
private func rows(of text: String) -> [String] {
  let escape = /\u{1B}\[[0-9;]*m|\u{1B}\]8;;[^\u{1B}]*\u{1B}\\/
  return text.replacing(escape, with: "").split(separator: "\n").map(String.init)
}

private func check(_ text: String, _ options: RenderOptions, _ code: Set<String>, _ input: String) {
  #expect(options.color || !text.contains("\u{1B}"), "after `\(input)`")
  for row in rows(of: text) where row.columns > options.width && !mayBeWide(row, code: code) {
    Issue.record("after `\(input)`: \(row.columns) columns of \(options.width): \(row)")
  }
}

extension Session {
  /// Rows of the code of the question that is open in a review or an exam.
  fileprivate var askedCode: [String] {
    let question = review?.question ?? exam?.question
    return (question?.listings ?? []).flatMap(\.code.rows)
  }
}

private func converse(_ transcript: Transcript, _ options: RenderOptions) throws {
  let clock = Clock()
  var session = Session(
    lessons: shippedLessons, exercises: shippedExercises,
    store: try #require(ProgressStore.inMemory(nil)), options: options, now: { clock.now })
  var code: Set<String> = []
  if !transcript.beginning.isEmpty { check(session.begin(), options, code, "") }
  for input in transcript.turns.map(\.input) {
    if input.hasPrefix("+ "), let days = Double(input.dropFirst(2)) {
      clock.advance(days: days)
      check(session.greeting, options, code, "")
      continue
    }
    code.insert(bare(input))
    if let program = session.programAtHand { code.formUnion(program.text.rows.map(bare)) }
    code.formUnion(session.askedCode.map(bare))
    let answer = session.respond(to: input).text
    let open = session.inquiry.open?.question.program.text ?? ""
    code.formUnion((open.rows + open.withoutComments.rows).map(bare))
    code.formUnion(session.askedCode.map(bare))
    check(answer, options, code, input)
  }
}

/// Each width, and each way to draw where it matters most.
private let tellingDrawings = Drawing.all.filter {
  ["40-color", "40-plain", "40-ascii", "80-color", "120"].contains($0.name)
}

@Test(arguments: Transcript.all, tellingDrawings)
func answersKeepToTheWidth(transcript: Transcript, drawing: Drawing) throws {
  try converse(transcript, drawing.options)
}

/// Each verb alone and with a name that it does not know; in narrow windows at each kind of place.
@Test(arguments: Drawing.all)
func everyVerbKeepsToTheWidth(drawing: Drawing) throws {
  let places = drawing.options.width > 40 ? [["exercise 3"]] : [[], ["lesson 2"], ["exercise 3"]]
  for place in places {
    let inputs = Session.verbs.flatMap { verb in
      // Other verbs are no answers while an exam is open.
      verb == "exam" ? [verb, "stop"] : [verb, verb + " Nothing-of-this-name-that-is-known"]
    }
    let text = (place + inputs.flatMap { place + [$0] }).map { "> " + $0 }.joined(separator: "\n")
    try converse(Transcript(name: "verbs", text: text), drawing.options)
  }
}

/// The first question is read without a pager: its program must not leave a window of 40 columns and
/// 24 rows, of which the prompt takes one.
@Test(arguments: Drawing.all)
func theFirstQuestionFitsASmallWindow(drawing: Drawing) throws {
  var session = Session(
    lessons: shippedLessons, exercises: shippedExercises,
    store: try #require(ProgressStore.inMemory(nil)), options: drawing.options, now: { 1_000 })
  let rows = session.begin().split(separator: "\n", omittingEmptySubsequences: false).dropLast()
  #expect(rows.count <= 23)
  #expect(rows.contains { $0.contains("Board 1") })
}

/// A pager shows the body alone; what to do next stands below it.
@Test func whatComesNextStandsBelowThePager() throws {
  var session = Session(
    lessons: shippedLessons, exercises: shippedExercises,
    store: try #require(ProgressStore.inMemory(nil)), options: RenderOptions(), now: { 1_000 })
  for (input, end) in [
    ("lesson 1", "Next: `next`"), ("next", "Which of these run"), ("exercise 1", ""),
    ("grade", "next: start with line"),
  ] {
    let answer = session.respond(to: input)
    #expect(answer.end.contains(end) || end.isEmpty, "\(input)")
    #expect(end.isEmpty || !answer.body.contains(end), "\(input)")
    #expect(answer.text == answer.body + answer.end)
  }
}
