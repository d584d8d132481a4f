import SwiftUI

// Code that nothing which is tried comes to: what is missing there, or comes there, is told.
// open: finish()  // drawn => // drawn
// open: note(&wins)  // counted => // counted
// open: withAnimation { wins = 0 }  // start => // start
// open: Task { await close() }  // shut => // shut
// open: Label("Jackpot", systemImage: "star") => EmptyView()
// open: Text("You have won").foregroundStyle(.red) => Text("You have won")
// instead: == 1234 || draws % 4001 == 3077 { => == 1234 {
// open: ?? "no prize" => ?? "nothing"
// open: draws += 2  // again => draws += 2; note(&wins)

struct Lottery: View {
  @State private var draws = 0
  @State private var wins = 1
  @State private var isOpen = true
  private let prizes = Dictionary(uniqueKeysWithValues: (0...3000).map { ($0, "prize") })

  private func finish() { isOpen = false }
  private func note(_ count: inout Int) { count += 1 }
  private func close() async { isOpen = false }

  private func draw() {
    draws += 1
    if draws * 7919 % 10007 == 1234 {
      finish()  // drawn
      note(&wins)  // counted
      withAnimation { wins = 0 }  // start
      Task { await close() }  // shut
      draws += 2  // again
    }
  }

  var body: some View {
    VStack {
      Text("\(draws) \(wins)")
      Text(prizes[draws] ?? "no prize")
      Text(isOpen ? "Open" : "Closed")
      Button("Draw", action: draw)
      Button("Finish", action: finish)
      Button("Count") { note(&wins) }
      Button("Close") { Task { await close() } }
      Button("Reset") { withAnimation { wins = 0 } }
      if draws * 7919 % 10007 == 1234 || draws % 4001 == 3077 {
        Label("Jackpot", systemImage: "star")
        Text("You have won").foregroundStyle(.red)
      }
    }
  }
}
