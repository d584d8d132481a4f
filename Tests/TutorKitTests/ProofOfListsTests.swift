import Analysis
import Simulation
import Testing

@testable import TutorKit

/// Proofs about collections, rows that compare themselves, views in `AnyView` and closures that change
/// what they are given: one screen, the same in parts, and what is wrong or right in the parts.
struct ProofOfListsTests {
  /// The screen with a row of a chore, and more declarations.
  private func board(_ row: String, _ more: String = "") -> String {
    """
    import SwiftUI

    struct Chore: Identifiable, Equatable {
      let id: Int
      var name: String
      var isDone = false
      var rank = 1
    }

    struct Board: View {
      @State private var chores = [
        Chore(id: 1, name: "Sweep"), Chore(id: 2, name: "Paint", rank: 2),
      ]
      @State private var notes = ["One"]
      @State private var draft = ""
      @State private var current = 0
      @State private var hidesDone = false

      var body: some View {
        VStack {
          Text("\\(chores.filter { !$0.isDone }.count) open")
          Text(chores.contains { $0.rank > 3 } ? "Busy" : "Calm")
          Text("First: \\(notes.sorted().joined(separator: ", "))")
          Text("At \\(chores[current].name)")
          Button("Next") { current += 1 }.disabled(current == 1)
          Toggle("Hide", isOn: $hidesDone)
          ForEach(chores) { chore in
            \(row)
          }
          ForEach(notes, id: \\.self) { note in
            Text(note)
          }
          TextField("Note", text: $draft)
          Button("Pin") {
            notes.insert(draft, at: 0)
            draft = ""
          }
          .disabled(draft.isEmpty || notes.contains(draft))
          Button("Clear") { notes.removeAll { $0.isEmpty } }
        }
      }

      private func change(_ id: Int, _ edit: (inout Chore) -> Void) {
        guard let index = chores.firstIndex(where: { $0.id == id }) else { return }
        edit(&chores[index])
      }
    }
    """ + more
  }

  private var whole: String {
    board(
      """
      HStack {
        Text(chore.name)
        Text("\\(chore.rank)")
        Button("Raise \\(chore.name)") { change(chore.id) { $0.rank += 1 } }
        Button("Do \\(chore.name)") { change(chore.id) { $0.isDone.toggle() } }
      }
      """)
  }

  /// The same with rows that are views of their own and say when they are equal.
  private var rows: String {
    board(
      """
      Row(
        chore: chore, onRaise: { change(chore.id) { $0.rank += 1 } },
        onDo: { change(chore.id) { $0.isDone.toggle() } })
      """,
      """

      private struct Row: View, Equatable {
        let chore: Chore
        let onRaise: () -> Void
        let onDo: () -> Void

        static func == (a: Row, b: Row) -> Bool {
          a.chore.id == b.chore.id && a.chore.name == b.chore.name && a.chore.rank == b.chore.rank
        }

        var body: some View {
          HStack {
            Text(chore.name)
            Text("\\(chore.rank)")
            Button("Raise \\(chore.name)", action: onRaise)
            Button("Do \\(chore.name)", action: onDo)
          }
        }
      }
      """)
  }

  @Test func rowsThatCompareThemselvesAreProved() {
    #expect(rows != whole)
    #expect(proof(whole, whole) == "proved")
    #expect(proof(whole, rows) == "proved")
  }

  /// Another way to write the same.
  @Test(arguments: [
    ("!$0.isDone }.count", "$0.isDone == false }.count"),
    ("chores.contains { $0.rank > 3 }", "!chores.allSatisfy { $0.rank <= 3 }"),
    ("notes.removeAll { $0.isEmpty }", "notes = notes.filter { !($0 == \"\") }"),
    ("notes.contains(draft)", "notes.contains { $0 == draft }"),
    (".disabled(current == 1)", ".disabled(current >= 1)"),
    ("Text(note)", "AnyView(Text(note))"),
    ("TextField(\"Note\", text: $draft)", "TextField(\"Note\", text: $draft).id(7)"),
    ("notes.contains { $0 == draft }", "notes.filter { $0 == draft }.isEmpty == false"),
  ])
  func anotherSpellingIsProved(_ change: (String, String)) {
    let before = rows.replacing("notes.contains(draft)", with: "notes.contains { $0 == draft }")
    let after = (before.contains(change.0) ? before : rows).replacing(change.0, with: change.1)
    #expect(proof(whole, after) == "proved")
  }

  /// Whether each row asks, or the rows are those of a part of the list.
  @Test(arguments: [
    ("!hidesDone || chore.id == 1", "hidesDone ? chores.filter { $0.id == 1 } : chores", true),
    ("!hidesDone || !chore.isDone", "hidesDone ? chores.filter { !$0.isDone } : chores", true),
    ("!hidesDone || chore.id != 1", "!hidesDone ? chores : chores.filter { $0.id == 2 }", true),
    ("!hidesDone || chore.id == 1", "hidesDone ? chores.filter { $0.id == 2 } : chores", false),
    ("hidesDone || chore.id == 1", "hidesDone ? chores.filter { $0.id == 1 } : chores", false),
    ("!hidesDone || chore.id == 1", "hidesDone ? chores.filter { $0.id < 3 } : chores", false),
  ])
  func rowsOfAPartAreRowsThatAsk(asked: String, part: String, isSame: Bool) {
    let row = "Button(\"Raise \\(chore.name)\") { change(chore.id) { $0.rank += 1 } }"
    let before = board("if \(asked) { \(row) }")
    let after = board(row).replacing("ForEach(chores)", with: "ForEach(\(part))")
    #expect(after != board(row))
    #expect((proof(before, after) == "proved") == isSame)
  }

  /// Two tests that no element passes together may be passed by two elements.
  @Test func twoElementsMayPassWhatNonePassesAlone() {
    let before = """
      struct Board: View {
        let numbers: [Int]
        var body: some View {
          Text(
            numbers.contains { $0 > 3 && $0 < 9 } && numbers.contains { $0 <= 3 } ? "Both" : "One")
        }
      }
      """
    #expect(proof(before, before) == "proved")
    let after = before.replacing("? \"Both\" : \"One\"", with: "? \"One\" : \"One\"")
    #expect(after != before)
    #expect(proof(before, after) != "proved")
  }

  /// A row that leaves its closures out goes on with the first one that it was given.
  @Test func aRowGoesOnWithTheFirstClosure() {
    let choice = "onDo: hidesDone ? { change(chore.id) { $0.rank += 1 } } : {"
    let before = whole.replacing(
      "{ change(chore.id) { $0.isDone.toggle() } }",
      with:
        "{ if hidesDone { change(chore.id) { $0.rank += 1 } } else { change(chore.id) { $0.isDone.toggle() } } }"
    )
    #expect(before != whole)
    #expect(proof(before, rows.replacing("onDo: {", with: choice)) != "proved")
    let inside = "onDo: { hidesDone ? change(chore.id) { $0.rank += 1 } :"
    let right = rows.replacing(
      "onDo: { change(chore.id) { $0.isDone.toggle() } }",
      with: inside + " change(chore.id) { $0.isDone.toggle() } }")
    #expect(right != rows)
    #expect(proof(before, right) == "proved")
  }

  /// One change that somebody sees, sooner or later.
  @Test(arguments: [
    ("!$0.isDone }.count", "$0.isDone }.count"), ("$0.rank > 3", "$0.rank > 4"),
    ("notes.sorted()", "notes"), ("notes.sorted()", "notes.reversed()"),
    ("chores[current]", "chores[0]"), ("current == 1", "current == 2"),
    ("{ $0.rank += 1 }", "{ $0.rank += 2 }"), ("$0.isDone.toggle()", "$0.isDone = true"),
    ("notes.insert(draft, at: 0)", "notes.append(draft)"),
    ("notes.removeAll { $0.isEmpty }", "notes.removeAll { !$0.isEmpty }"),
    ("notes.removeAll { $0.isEmpty }", "notes.removeAll()"),
    ("|| notes.contains(draft)", "|| notes.isEmpty"),
    (" && a.chore.rank == b.chore.rank", ""), (" == b.chore.rank", " >= b.chore.rank"),
    ("change(chore.id) { $0.rank += 1 }", "change(chore.id) { $0.rank = chore.rank + current }"),
    ("change(chore.id) { $0.isDone.toggle() }", "change(chore.id) { $0.isDone = !chore.isDone }"),
    ("edit(&chores[index])", "var chore = chores[index]; edit(&chore)"),
    ("TextField(\"Note\", text: $draft)", "TextField(\"Note\", text: $draft).id(notes)"),
    ("onDo: {", "onDo: hidesDone ? {} : {"),
    ("guard let index = chores.firstIndex", "guard let index = chores.lastIndex"),
    ("$0.id == id", "$0.id != id"), ("$0.id == id", "$0.rank == id"),
  ])
  func aMistakeIsNotProved(_ change: (String, String)) {
    let after = rows.replacing(change.0, with: change.1)
    #expect(after != rows)
    #expect(proof(whole, after) != "proved")
  }
}
