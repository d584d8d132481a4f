// What views keep outlives other inputs, inputs may be anything, and what one text alone asks is followed.
// instead: Lamp(name: keeper) => ForEach([keeper], id: \.self) { Lamp(name: $0) }
// instead: Lamp(name: keeper) => if keeper.count > 12 { Lamp(name: keeper) } else { Lamp(name: keeper) }
// instead: \(trains) trains => \(trains + (lever == 7 && trains == 3 ? 1 : 0)) trains
// instead: trains += 1 => trains += 1 + trains / 5
// instead: trains += 1 => trains = (trains + 1) % 24
// instead: Text(name) => Text(LocalizedStringKey(name))
// instead: "Box \(track)" => "Box \(abs(track))"
// instead: "Box \(track)" => "Box \(min(track, 9_999))"
// same: if lever < 9 { lever += 1 } => guard lever != 9 else { return }; lever += 1
// same: lever -= 1 => if lever > 0 { lever -= 1 }
// same: lever -= 1 => lever = (lever - 1) % 11
// same: Text(isLit ? "on" : "off") => Text(isLit ? "on" : "off").opacity(1)
// same: Text(name) => Text(name).disabled(false)
// open: trains += 1 => trains += trains == 70_001 ? 2 : 1
import SwiftUI

#Preview { SignalBox(track: 4, keeper: "Ada Holm") }

struct SignalBox: View {
  let track: Int
  let keeper: String
  @State private var trains = 0
  @State private var lever = 0

  var body: some View {
    VStack {
      Text("Box \(track)").font(.title)
      Lamp(name: keeper)
      Text("\(trains) trains, lever \(lever)")
      Button("Train") { trains += 1 }
      Button("Pull") { if lever < 9 { lever += 1 } }
        .disabled(lever == 9)
      Button("Push") { lever -= 1 }
        .disabled(lever == 0)
      Button("Clear") { lever = 0 }
    }
  }
}

struct Lamp: View {
  let name: String
  @State private var isLit = false

  var body: some View {
    HStack {
      Text(name)
      Toggle("Lit", isOn: $isLit)
      Text(isLit ? "on" : "off")
    }
  }
}
