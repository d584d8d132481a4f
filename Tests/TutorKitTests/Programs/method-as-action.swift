// i: Dial=1 Highest=1 Moves=1
// @tap:Up: Dial=3 Highest=1 Moves=1
// @tap:Up: Dial=3 Highest=1 Moves=1
// root: Dial()
// Actions that are methods or functions by name are given the values they take.
import SwiftUI

struct Dial: View {
  @State private var level = 0
  @State private var highest = 0
  @State private var moves = 0

  var body: some View {
    let _ = probe("Dial")
    VStack {
      Button("Up") { level += 1 }
      Highest(value: highest)
      Moves(count: moves)
    }
    .onChange(of: level, keep)
    .onChange(of: highest, initial: false, moved)
    .task(id: level, settle)
  }

  private func keep(_ old: Int, _ new: Int) { highest = max(old, new) }
  private func moved() { moves += 1 }
  @Sendable private func settle() async {}
}

struct Highest: View {
  let value: Int
  var body: some View {
    let _ = probe("Highest")
    Text("highest \(value)")
  }
}

struct Moves: View {
  let count: Int
  var body: some View {
    let _ = probe("Moves")
    Text("moves \(count)")
  }
}
