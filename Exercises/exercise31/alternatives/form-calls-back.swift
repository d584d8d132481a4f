// tutor: exercise31
import SwiftUI

struct Question: Identifiable, Equatable {
  let id: Int
  let text: String
  var isSolved = false
}

struct QuizSheet: View {
  let pub: String

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      QuizHeading(pub: pub)
      QuestionBoard()
    }
    .padding()
  }
}

private struct QuizHeading: View {
  let pub: String

  var body: some View {
    HStack {
      Image(systemName: "questionmark.bubble")
      Text(pub).font(.title)
      Text("Round two").font(.caption)
    }
  }
}

private struct QuestionBoard: View {
  @State private var questions = [
    Question(id: 1, text: "Smallest planet?"), Question(id: 2, text: "Who painted the night watch?"),
    Question(id: 3, text: "Strings of a cello?"),
  ]
  @State private var next = 4
  @State private var showsAnswers = false

  var body: some View {
    Toggle("Answers", isOn: $showsAnswers)
    ForEach(questions) { question in
      QuestionRow(
        question: question, showsAnswer: showsAnswers, onSolve: { solve(question.id) },
        onRemove: { questions.removeAll { $0.id == question.id } })
    }
    QuestionForm { text in
      questions.append(Question(id: next, text: text))
      next += 1
    }
  }

  private func solve(_ id: Int) {
    guard let index = questions.firstIndex(where: { $0.id == id }) else { return }
    questions[index].isSolved = true
  }
}

private struct QuestionRow: View, Equatable {
  let question: Question
  let showsAnswer: Bool
  let onSolve: () -> Void
  let onRemove: () -> Void

  static func == (a: QuestionRow, b: QuestionRow) -> Bool {
    a.question == b.question && a.showsAnswer == b.showsAnswer
  }

  var body: some View {
    HStack {
      Text("\(question.id)").font(.headline)
      Text(question.text)
      if showsAnswer {
        Text(question.isSolved ? "solved" : "open").font(.caption)
      }
      Spacer()
      Button("Solve \(question.id)") { onSolve() }
        .disabled(question.isSolved)
      Button("Remove \(question.id)") { onRemove() }
    }
  }
}

private struct QuestionForm: View, Equatable {
  let onAdd: (String) -> Void
  @State private var draft = ""

  static func == (a: QuestionForm, b: QuestionForm) -> Bool { true }

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Question", text: $draft)
      Text("\(draft.count) of 40 letters").font(.caption)
      Button("Add") {
        onAdd(draft)
        draft = ""
      }
      .disabled(draft.isEmpty || draft.count > 40)
    }
  }
}
