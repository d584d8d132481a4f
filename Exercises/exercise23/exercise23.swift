// tutor: exercise23
import SwiftUI

// TODO: Changing the tempo wakes the clock and the verses too. Let it wake
// only what uses the tempo.

struct RehearsalRoom: View {
  let band: String
  let song: String
  @State private var tempo = 96
  @State private var countsIn = true
  @State private var minutes = 60
  @State private var verse = 1

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      VStack(alignment: .leading) {
        Text(band).font(.title).bold()
        Text(song).italic()
        Text("Room two, second floor").font(.caption)
      }
      VStack(alignment: .leading) {
        Stepper("Tempo", value: $tempo, in: 40...208, step: 4)
        Toggle("Count in", isOn: $countsIn)
        Text(countsIn ? "Four beats before the start" : "Starts at once")
          .font(.caption)
      }
      HStack {
        Image(systemName: "metronome")
        Text("\(tempo) beats per minute").font(.headline)
        Text(tempo < 108 ? "Andante" : "Allegro").italic()
      }
      VStack(alignment: .leading) {
        Stepper("Minutes left", value: $minutes, in: 0...60, step: 10)
        ProgressView(value: Double(60 - minutes), total: 60)
        Text("\(minutes) minutes").font(.caption)
      }
      VStack(alignment: .leading) {
        Text("Verse \(verse) of 3").font(.headline)
        Text(verse == 3 ? "Then the last chorus" : "Then the chorus")
        Button("Next verse") { verse += 1 }
          .disabled(verse == 3)
      }
    }
    .padding()
  }
}
