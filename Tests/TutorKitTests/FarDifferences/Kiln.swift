// Several controls have to stand in one way, and numbers come far.
// instead: isOn = true => isOn = !(isVented && heat > 900)
// instead: heat = 20 => heat = isOn && isVented && glaze == .matt ? 60 : 20
// instead: firings += 1 => firings += firings == 2_400 ? 2 : 1
// instead: firings += 1 => firings += firings == 45 * 45 ? 2 : 1
// instead: "Heat \(heat)" => "Heat \(min(heat, 1140))"
// instead: "Glaze: \(glaze.rawValue)" => isOn && !isVented && glaze == .raku ? "Glaze" : "Glaze: \(glaze.rawValue)"
import SwiftUI

enum Glaze: String, CaseIterable { case clear, matt, raku }

struct Kiln: View {
  @State private var heat: Int = 20
  @State private var isOn = false
  @State private var isVented = false
  @State private var glaze = Glaze.clear
  @State private var firings = 0
  @State private var note = ""

  var body: some View {
    VStack {
      Text("Heat \(heat)").font(.title)
      Stepper("Heat", value: $heat, in: 20...1200, step: 40)
      Toggle("Vent", isOn: $isVented)
      Picker("Glaze", selection: $glaze) {
        ForEach(Glaze.allCases, id: \.self) { choice in Text(choice.rawValue).tag(choice) }
      }
      Text("Glaze: \(glaze.rawValue)")
      Button("Light") { isOn = true }
      Button("Cool") { heat = 20 }
      Text(isOn ? "Burning" : "Cold")
      Button("Fire") { firings += 1 }
      Text("\(firings) firings")
      TextField("Note", text: $note)
      Text(note)
    }
  }
}
