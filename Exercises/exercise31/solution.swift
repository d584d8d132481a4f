// tutor: exercise31
import SwiftUI

struct Question: Identifiable, Equatable {
  let id: Int
  let text: String
  var isSolved = false
}

struct QuizSheet: View {
  let pub: String
  @State private var questions = [
    Question(id: 1, text: "Smallest planet?"),
    Question(id: 2, text: "Who painted the night watch?"),
    Question(id: 3, text: "Strings of a cello?"),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      QuizHeading(pub: pub)
      QuestionList(questions: $questions)
      QuestionForm(questions: $questions)
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

private struct QuestionList: View {
  @Binding var questions: [Question]
  @State private var showsAnswers = false

  var body: some View {
    Toggle("Answers", isOn: $showsAnswers)
    ForEach(questions) { question in
      QuestionRow(
        question: question, showsAnswer: showsAnswers,
        onSolve: { solve(question.id) },
        onRemove: { questions.removeAll { $0.id == question.id } })
    }
  }

  private func solve(_ id: Int) {
    guard let index = questions.firstIndex(where: { $0.id == id }) else {
      return
    }
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

private struct QuestionForm: View {
  @Binding var questions: [Question]
  @State private var draft = ""
  @State private var next = 4

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Question", text: $draft)
      Text("\(draft.count) of 40 letters").font(.caption)
      Button("Add") {
        questions.append(Question(id: next, text: draft))
        next += 1
        draft = ""
      }
      .disabled(draft.isEmpty || draft.count > 40)
    }
  }
}
