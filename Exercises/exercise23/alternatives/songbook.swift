// tutor: exercise23
import SwiftUI

@Observable
final class Rehearsal {
  var tempo = 96
  var countsIn = true
  var minutes = 60
  var verse = 1

  var isLastVerse: Bool { verse == 3 }
}

struct RehearsalRoom: View {
  let band: String
  let song: String
  @State private var rehearsal = Rehearsal()

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      VStack(alignment: .leading) {
        Text(band).font(.title).bold()
        Text(song).italic()
        Text("Room two, second floor").font(.caption)
      }
      Metronome(rehearsal: rehearsal)
      TempoMark(rehearsal: rehearsal)
      RoomClock(rehearsal: rehearsal)
      Verses(rehearsal: rehearsal)
    }
    .padding()
  }
}

private struct Metronome: View {
  @Bindable var rehearsal: Rehearsal

  var body: some View {
    VStack(alignment: .leading) {
      Stepper("Tempo", value: $rehearsal.tempo, in: 40...208, step: 4)
      Toggle("Count in", isOn: $rehearsal.countsIn)
      Text(rehearsal.countsIn ? "Four beats before the start" : "Starts at once").font(.caption)
    }
  }
}

private struct TempoMark: View {
  let rehearsal: Rehearsal

  var body: some View {
    HStack {
      Image(systemName: "metronome")
      Text("\(rehearsal.tempo) beats per minute").font(.headline)
      Text(rehearsal.tempo < 108 ? "Andante" : "Allegro").italic()
    }
  }
}

private struct RoomClock: View {
  @Bindable var rehearsal: Rehearsal

  var body: some View {
    VStack(alignment: .leading) {
      Stepper("Minutes left", value: $rehearsal.minutes, in: 0...60, step: 10)
      ProgressView(value: Double(60 - rehearsal.minutes), total: 60)
      Text("\(rehearsal.minutes) minutes").font(.caption)
    }
  }
}

private struct Verses: View {
  let rehearsal: Rehearsal

  var body: some View {
    VStack(alignment: .leading) {
      Text("Verse \(rehearsal.verse) of 3").font(.headline)
      Text(rehearsal.isLastVerse ? "Then the last chorus" : "Then the chorus")
      Button("Next verse") { rehearsal.verse += 1 }
        .disabled(rehearsal.isLastVerse)
    }
  }
}
