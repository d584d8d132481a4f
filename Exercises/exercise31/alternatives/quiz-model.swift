// tutor: exercise31
import SwiftUI

@Observable
final class Question: Identifiable {
  let id: Int
  let text: String
  var isSolved = false

  init(id: Int, text: String) {
    self.id = id
    self.text = text
  }
}

@Observable
final class Quiz {
  var questions = [
    Question(id: 1, text: "Smallest planet?"), Question(id: 2, text: "Who painted the night watch?"),
    Question(id: 3, text: "Strings of a cello?"),
  ]
  private var next = 4

  func add(_ text: String) {
    questions.append(Question(id: next, text: text))
    next += 1
  }

  func remove(_ question: Question) {
    questions.removeAll { $0.id == question.id }
  }
}

struct QuizSheet: View {
  let pub: String
  @State private var quiz = Quiz()

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Image(systemName: "questionmark.bubble")
        Text(pub).font(.title)
        Text("Round two").font(.caption)
      }
      QuestionList(quiz: quiz)
      QuestionForm(quiz: quiz)
    }
    .padding()
  }
}

private struct QuestionList: View {
  let quiz: Quiz
  @State private var showsAnswers = false

  var body: some View {
    Toggle("Answers", isOn: $showsAnswers)
    ForEach(quiz.questions) { question in
      QuestionRow(quiz: quiz, question: question, showsAnswer: showsAnswers)
    }
  }
}

private struct QuestionRow: View {
  let quiz: Quiz
  let question: Question
  let showsAnswer: Bool

  var body: some View {
    HStack {
      Text("\(question.id)").font(.headline)
      Text(question.text)
      if showsAnswer {
        Text(question.isSolved ? "solved" : "open").font(.caption)
      }
      Spacer()
      Button("Solve \(question.id)") { question.isSolved = true }
        .disabled(question.isSolved)
      Button("Remove \(question.id)") { quiz.remove(question) }
    }
  }
}

private struct QuestionForm: View {
  let quiz: Quiz
  @State private var draft = ""

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Question", text: $draft)
      Text("\(draft.count) of 40 letters").font(.caption)
      Button("Add") {
        quiz.add(draft)
        draft = ""
      }
      .disabled(draft.isEmpty || draft.count > 40)
    }
  }
}
