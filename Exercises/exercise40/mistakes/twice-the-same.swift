// tutor: exercise40
// rejected by: renders-the-same
import SwiftUI

extension EnvironmentValues {
  @Entry var isDim = false
}

struct KeeperTablet: View {
  @State private var isDim = false

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 18) {
        Toggle("Dim screen", isOn: $isDim)
        LightHeading()
        LampSection()
        HornSection()
        LogSection()
      }
      .padding()
    }
    .environment(\.isDim, isDim)
  }
}

private struct SectionLabel: View {
  let title: String
  let symbol: String
  @Environment(\.isDim) private var isDim

  var body: some View {
    Label(title, systemImage: symbol)
      .foregroundStyle(isDim ? .gray : .primary)
  }
}

private struct LightHeading: View {
  var body: some View {
    VStack(alignment: .leading) {
      SectionLabel(title: "Skomvær light", symbol: "light.beacon.max")
      Text("Two flashes every thirty seconds")
      Text("Range 18 miles").font(.caption)
    }
  }
}

private struct LampSection: View {
  @State private var metres = 900

  var body: some View {
    VStack(alignment: .leading) {
      SectionLabel(title: "Lamp", symbol: "lightbulb")
      Stepper("Visibility", value: $metres, in: 0...2000, step: 100)
      Text(metres < 500 ? "Lamp on full" : "Lamp on half").font(.headline)
    }
  }
}

private struct HornSection: View {
  @State private var isFoggy = false
  @State private var blasts = 0

  var body: some View {
    VStack(alignment: .leading) {
      SectionLabel(title: "Horn", symbol: "speaker.wave.3")
      Toggle("Fog", isOn: $isFoggy)
      Button("Sound the horn") { blasts += 1 }
        .disabled(!isFoggy || blasts == 12)
      Text("\(blasts) of 12 blasts")
    }
  }
}

private struct LogSection: View {
  @State private var entries = ["Lamp lit at dusk"]
  @State private var draft = ""

  var body: some View {
    VStack(alignment: .leading) {
      SectionLabel(title: "Log", symbol: "book")
      ForEach(entries, id: \.self) { entry in
        Text(entry)
      }
      TextField("Entry", text: $draft)
      Button("Note it") {
        entries.insert(draft, at: 0)
        draft = ""
      }
      .disabled(draft.isEmpty)
    }
  }
}
