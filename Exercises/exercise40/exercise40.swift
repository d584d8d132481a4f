// tutor: exercise40
import SwiftUI

extension EnvironmentValues {
  @Entry var isDim = false
}

// TODO: A dimmed screen means another colour for four labels. Why is all the
// rest built for it?

struct KeeperTablet: View {
  @State private var isFoggy = false
  @State private var metres = 900
  @State private var isDim = false
  @State private var entries = ["Lamp lit at dusk"]
  @State private var draft = ""
  @State private var blasts = 0

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 18) {
        Toggle("Dim screen", isOn: $isDim)
        heading(dim: isDim)
        lamp(dim: isDim)
        horn(dim: isDim)
        log(dim: isDim)
      }
      .padding()
    }
  }

  private func heading(dim: Bool) -> some View {
    VStack(alignment: .leading) {
      Label("Skomvær light", systemImage: "light.beacon.max")
        .foregroundStyle(dim ? .gray : .primary)
      Text("Two flashes every thirty seconds")
      Text("Range 18 miles").font(.caption)
    }
  }

  private func lamp(dim: Bool) -> some View {
    VStack(alignment: .leading) {
      Label("Lamp", systemImage: "lightbulb")
        .foregroundStyle(dim ? .gray : .primary)
      Stepper("Visibility", value: $metres, in: 0...2000, step: 100)
      Text(metres < 500 ? "Lamp on full" : "Lamp on half").font(.headline)
    }
  }

  private func horn(dim: Bool) -> some View {
    VStack(alignment: .leading) {
      Label("Horn", systemImage: "speaker.wave.3")
        .foregroundStyle(dim ? .gray : .primary)
      Toggle("Fog", isOn: $isFoggy)
      Button("Sound the horn") { blasts += 1 }
        .disabled(!isFoggy || blasts == 12)
      Text("\(blasts) of 12 blasts")
    }
  }

  private func log(dim: Bool) -> some View {
    VStack(alignment: .leading) {
      Label("Log", systemImage: "book")
        .foregroundStyle(dim ? .gray : .primary)
      ForEach(entries, id: \.self) { entry in
        Text(entry)
      }
      TextField("Entry", text: $draft)
      Button("Note it") {
        entries.insert(draft, at: 0)
        draft = ""
      }
      .disabled(draft.isEmpty || entries.contains(draft))
    }
  }
}
