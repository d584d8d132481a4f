// tutor: exercise58
import SwiftUI

struct Lamp: Identifiable, Equatable {
  let id: Int
  let name: String
  let gel: String
  let watts: Int
  var level: Int
}

struct LightingBoard: View {
  let house: String
  private let play = "The Cherry Orchard"
  @State private var lamps = [
    Lamp(id: 1, name: "Front left", gel: "Straw", watts: 500, level: 6),
    Lamp(id: 2, name: "Front right", gel: "Straw", watts: 500, level: 5),
    Lamp(id: 3, name: "Back", gel: "Steel blue", watts: 650, level: 9),
  ]
  @State private var master = 8
  @State private var isBlackout = false

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      PlayTitle(house: house, play: play)
      MasterPanel(master: $master, isBlackout: $isBlackout)
      LampList(lamps: $lamps, share: isBlackout ? 0 : master)
      CuePanel()
      NotePad()
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
  @Binding var master: Int
  @Binding var isBlackout: Bool

  var body: some View {
    VStack(alignment: .leading) {
      Stepper("Master", value: $master, in: 0...10)
      Toggle("Blackout", isOn: $isBlackout)
      Text(isBlackout ? "House is dark" : "\(master * 10) percent")
    }
  }
}

private struct LampList: View {
  @Binding var lamps: [Lamp]
  let share: Int

  var body: some View {
    ForEach(lamps) { lamp in
      LampRow(lamp: lamp, light: lamp.level * share) { raise(lamp.id) }
    }
  }

  private func raise(_ id: Int) {
    for index in lamps.indices where lamps[index].id == id {
      lamps[index].level += 1
    }
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
  @State private var cue = 1

  var body: some View {
    HStack {
      Text("Cue \(cue)").font(.title2)
      Button("Next cue") { cue += 1 }
      Button("Back") { cue -= 1 }
        .disabled(cue == 1)
    }
  }
}

private struct NotePad: View {
  @State private var note = ""

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Note", text: $note)
      Text("\(note.count) letters").font(.caption)
      Button("Clear") { note = "" }
        .disabled(note.isEmpty)
    }
  }
}
