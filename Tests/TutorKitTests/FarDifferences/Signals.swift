// A question that is asked once more than elsewhere, and views that are made anew in each run.
// instead: guard !board.isDone else { return } => guard board.moves < 900 else { return }
// instead: Lamp(name: "East").id(UUID()) => Lamp(name: "East")
// instead: Lamp(name: "West").id(UUID().uuidString) => Lamp(name: "West")
import SwiftUI

struct Board {
  var lit = [true, false, true, false]
  var moves = 0
  var isDone: Bool { !lit.contains(true) && moves > 0 }

  mutating func press(_ place: Int) {
    guard !board.isDone else { return }
    lit[place].toggle()
    moves += 1
  }

  private var board: Board { self }
}

struct Signals: View {
  @State private var board = Board()
  @State private var title = "Signals"

  var body: some View {
    VStack {
      Text(board.isDone ? "Dark after \(board.moves)" : title)
      ForEach(0..<4, id: \.self) { place in
        Button(board.lit[place] ? "Put out \(place)" : "Light \(place)") { board.press(place) }
      }
      Button("Rename") { title += "!" }
      Lamp(name: "North").id(UUID())
      Lamp(name: "East").id(UUID())
      Lamp(name: "West").id(UUID().uuidString)
    }
  }
}

struct Lamp: View {
  let name: String
  @State private var isOn = false

  var body: some View { Button(isOn ? "\(name) on" : "\(name) off") { isOn.toggle() } }
}
