// tutor: exercise35
import SwiftUI

// TODO: The radio is switched on, and the dough is built again. Let each part
// run alone.

@Observable
final class Night {
  var kneaded = 5
  var loaves = 5
  var oven = 200
  var isRadioOn = false

  var canShape: Bool { kneaded > loaves && loaves < 6 }

  func shape() {
    guard canShape else { return }
    loaves += 1
  }
}

struct BakeryNight: View {
  @State private var night = Night()

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      VStack(alignment: .leading) {
        Text("Tin Street bakery").font(.title)
        Text("Doors at half past six").font(.caption)
        Divider()
      }
      dough
      oven
      HStack {
        Toggle("Radio", isOn: $night.isRadioOn)
        Image(systemName: night.isRadioOn ? "radio.fill" : "radio")
      }
    }
    .padding()
  }

  private var dough: some View {
    VStack(alignment: .leading) {
      Text("\(night.kneaded) batches, \(night.loaves) loaves").font(.headline)
      Button("Knead") { night.kneaded += 1 }
      Button("Shape a loaf") { night.shape() }
        .disabled(!night.canShape)
    }
  }

  private var oven: some View {
    VStack(alignment: .leading) {
      Stepper("Oven", value: $night.oven, in: 180...260, step: 10)
      Text("\(night.oven) degrees").font(.headline)
      Text(night.oven < 220 ? "For rolls" : "For bread").font(.caption)
    }
  }
}
