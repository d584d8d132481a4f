// tutor: exercise31
import SwiftUI

// TODO: Typing a new question builds all the others again. Leave them alone.

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
  @State private var showsAnswers = false
  @State private var draft = ""
  @State private var next = 4

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Image(systemName: "questionmark.bubble")
        Text(pub).font(.title)
        Text("Round two").font(.caption)
      }
      Toggle("Answers", isOn: $showsAnswers)
      ForEach(questions) { question in
        HStack {
          Text("\(question.id)").font(.headline)
          Text(question.text)
          if showsAnswers {
            Text(question.isSolved ? "solved" : "open").font(.caption)
          }
          Spacer()
          Button("Solve \(question.id)") { solve(question.id) }
            .disabled(question.isSolved)
          Button("Remove \(question.id)") {
            questions.removeAll { $0.id == question.id }
          }
        }
      }
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
    .padding()
  }

  private func solve(_ id: Int) {
    guard let index = questions.firstIndex(where: { $0.id == id }) else {
      return
    }
    questions[index].isSolved = true
  }
}
