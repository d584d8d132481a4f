// i: Quiz=1
// @tap:4: Quiz=1
// @tap:Next: Quiz=1
// @tap:Oslo: Quiz=1
// @tap:Finish: Quiz=1
// @tap:Again: Quiz=1
// root: QuizView()
import SwiftUI

struct Question: Identifiable, Hashable { let id: Int; let text: String; let options: [String]; let answer: Int }
struct QuizView: View {
  private static let bank: [Question] = [.init(id: 1, text: "2+2", options: ["3", "4"], answer: 1), .init(id: 2, text: "Norway", options: ["Oslo", "Bergen"], answer: 0)]
  enum Phase: Equatable { case asking(Int), finished(score: Int) }
  @State private var phase: Phase = .asking(0); @State private var picks: [Int: Int] = [:]
  private var score: Int { Self.bank.filter { picks[$0.id] == $0.answer }.count }
  var body: some View { let _ = probe("Quiz")
    switch phase {
    case .asking(let i):
      let q = Self.bank[i]
      VStack { Text("Question \(i + 1) of \(Self.bank.count)"); Text(q.text).font(.headline)
        ForEach(Array(q.options.enumerated()), id: \.offset) { idx, opt in Button(opt) { picks[q.id] = idx }.foregroundColor(picks[q.id] == idx ? .green : .primary) }
        Button(i == Self.bank.indices.last ? "Finish" : "Next") { if i + 1 < Self.bank.count { phase = .asking(i + 1) } else { phase = .finished(score: score) } }.disabled(picks[q.id] == nil) }
    case .finished(let s): VStack { Text("You scored \(s)/\(Self.bank.count)"); Button("Again") { picks = [:]; phase = .asking(0) } } } } }
