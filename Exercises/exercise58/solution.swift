// tutor: exercise58
import SwiftUI

struct Lamp: Identifiable, Equatable {
  let id: Int
  let name: String
  let gel: String
  let watts: Int
  var level: Int
}

@Observable
final class Board {
  var play = "The Cherry Orchard"
  var lamps = [
    Lamp(id: 1, name: "Front left", gel: "Straw", watts: 500, level: 6),
    Lamp(id: 2, name: "Front right", gel: "Straw", watts: 500, level: 5),
    Lamp(id: 3, name: "Back", gel: "Steel blue", watts: 650, level: 9),
  ]
  var master = 8
  var isBlackout = false
  var cue = 1
  var note = ""
}

struct LightingBoard: View {
  let house: String
  @State private var board = Board()

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      PlayTitle(house: house, play: board.play)
      MasterPanel(board: board)
      LampList(board: board)
      CuePanel(board: board)
      NotePad(board: board)
    }
    .padding()
  }
}

private struct PlayTitle: View {
  let house: String
  let play: String

  var body: some View {
    VStack(alignment: .leading) {
      Image(systemName: "theatermasks")
      Text(house).font(.headline)
      Text(play).font(.title)
      Divider()
    }
  }
}

private struct MasterPanel: View {
  @Bindable var board: Board

  var body: some View {
    VStack(alignment: .leading) {
      Stepper("Master", value: $board.master, in: 0...10)
      Toggle("Blackout", isOn: $board.isBlackout)
      Text(
        board.isBlackout ? "House is dark" : "\(board.master * 10) percent")
    }
  }
}

private struct LampList: View {
  let board: Board

  var body: some View {
    ForEach(board.lamps) { lamp in
      LampRow(
        lamp: lamp, light: board.isBlackout ? 0 : lamp.level * board.master
      ) {
        raise(lamp.id)
      }
    }
  }

  private func raise(_ id: Int) {
    guard let index = board.lamps.firstIndex(where: { $0.id == id }) else {
      return
    }
    board.lamps[index].level += 1
  }
}

private struct LampRow: View, Equatable {
  let lamp: Lamp
  let light: Int
  let onRaise: () -> Void

  static func == (a: LampRow, b: LampRow) -> Bool {
    a.lamp == b.lamp && a.light == b.light
  }

  var body: some View {
    HStack {
      Text(lamp.name).font(.headline)
      GelMark(gel: lamp.gel, watts: lamp.watts)
      Spacer()
      Text("\(lamp.level) of 10")
      Text("\(light) percent").bold()
      Button("Raise \(lamp.id)") { onRaise() }
        .disabled(lamp.level == 10)
    }
  }
}

private struct GelMark: View {
  let gel: String
  let watts: Int

  var body: some View {
    VStack(alignment: .leading) {
      Text(gel).font(.caption)
      Text("\(watts) W").font(.caption2)
    }
  }
}

private struct CuePanel: View {
  let board: Board

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
  @Bindable var board: Board

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Note", text: $board.note)
      Text("\(board.note.count) letters").font(.caption)
      Button("Clear") { board.note = "" }
        .disabled(board.note.isEmpty)
    }
  }
}
