// tutor: exercise23
import SwiftUI

struct RehearsalRoom: View {
  let band: String
  let song: String

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      VStack(alignment: .leading) {
        Text(band).font(.title).bold()
        Text(song).italic()
        Text("Room two, second floor").font(.caption)
      }
      TempoPart()
      RoomClock()
      Verses()
    }
    .padding()
  }
}

private struct TempoPart: View {
  @State private var tempo = 96

  var body: some View {
    Metronome(tempo: $tempo)
    TempoMark(tempo: tempo)
  }
}

private struct Metronome: View {
  @Binding var tempo: Int
  @State private var countsIn = true

  var body: some View {
    VStack(alignment: .leading) {
      Stepper("Tempo", value: $tempo, in: 40...208, step: 4)
      Toggle("Count in", isOn: $countsIn)
      Text(countsIn ? "Four beats before the start" : "Starts at once")
        .font(.caption)
    }
  }
}

private struct TempoMark: View {
  let tempo: Int

  var body: some View {
    HStack {
      Image(systemName: "metronome")
      Text("\(tempo) beats per minute").font(.headline)
      Text(tempo < 108 ? "Andante" : "Allegro").italic()
    }
  }
}

private struct RoomClock: View {
  @State private var minutes = 60

  var body: some View {
    VStack(alignment: .leading) {
      Stepper("Minutes left", value: $minutes, in: 0...60, step: 10)
      ProgressView(value: Double(60 - minutes), total: 60)
      Text("\(minutes) minutes").font(.caption)
    }
  }
}

private struct Verses: View {
  @State private var verse = 1

  var body: some View {
    VStack(alignment: .leading) {
      Text("Verse \(verse) of 3").font(.headline)
      Text(verse == 3 ? "Then the last chorus" : "Then the chorus")
      Button("Next verse") { verse += 1 }
        .disabled(verse == 3)
    }
  }
}
