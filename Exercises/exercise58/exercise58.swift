// tutor: exercise58
import SwiftUI

// TODO: One note is typed, and every lamp is built again. What does each part
// have to know?

struct Lamp: Identifiable, Equatable {
  let id: Int
  let name: String
  let gel: String
  let watts: Int
  var level: Int
}

final class Board: ObservableObject {
  @Published var play = "The Cherry Orchard"
  @Published var lamps = [
    Lamp(id: 1, name: "Front left", gel: "Straw", watts: 500, level: 6),
    Lamp(id: 2, name: "Front right", gel: "Straw", watts: 500, level: 5),
    Lamp(id: 3, name: "Back", gel: "Steel blue", watts: 650, level: 9),
  ]
  @Published var master = 8
  @Published var isBlackout = false
  @Published var cue = 1
  @Published var note = ""
}

struct LightingBoard: View {
  let house: String
  @StateObject private var board = Board()

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      VStack(alignment: .leading) {
        Image(systemName: "theatermasks")
        Text(house).font(.headline)
        Text(board.play).font(.title)
        Divider()
      }
      masterPanel
      ForEach(board.lamps) { lamp in
        lampRow(lamp)
      }
      CuePanel(board: board)
      NotePad(board: board)
    }
    .padding()
  }

  private var masterPanel: some View {
    VStack(alignment: .leading) {
      Stepper("Master", value: $board.master, in: 0...10)
      Toggle("Blackout", isOn: $board.isBlackout)
      Text(
        board.isBlackout ? "House is dark" : "\(board.master * 10) percent")
    }
  }

  private func lampRow(_ lamp: Lamp) -> some View {
    HStack {
      Text(lamp.name).font(.headline)
      GelMark(lamp: lamp)
      Spacer()
      Text("\(lamp.level) of 10")
      Text("\(board.isBlackout ? 0 : lamp.level * board.master) percent")
        .bold()
      Button("Raise \(lamp.id)") { raise(lamp.id) }
        .disabled(lamp.level == 10)
    }
  }

  private func raise(_ id: Int) {
    guard let index = board.lamps.firstIndex(where: { $0.id == id }) else {
      return
    }
    board.lamps[index].level += 1
  }
}

private struct GelMark: View {
  let lamp: Lamp

  var body: some View {
    VStack(alignment: .leading) {
      Text(lamp.gel).font(.caption)
      Text("\(lamp.watts) W").font(.caption2)
    }
  }
}

private struct CuePanel: View {
  @ObservedObject var board: Board

  var body: some View {
    HStack {
      Text("Cue \(board.cue)").font(.title2)
      Button("Next cue") { board.cue += 1 }
      Button("Back") { board.cue -= 1 }
        .disabled(board.cue == 1)
    }
  }
}

private struct NotePad: View {
  @ObservedObject var board: Board

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Note", text: $board.note)
      Text("\(board.note.count) letters").font(.caption)
      Button("Clear") { board.note = "" }
        .disabled(board.note.isEmpty)
    }
  }
}
