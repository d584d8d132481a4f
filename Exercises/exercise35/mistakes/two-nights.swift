// tutor: exercise35
// rejected by: behaves-the-same
import SwiftUI

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
      Dough(night: night)
      Oven(night: night)
      NightRadio(night: Night())
    }
    .padding()
  }
}

private struct Dough: View {
  let night: Night

  var body: some View {
    VStack(alignment: .leading) {
      Text("\(night.kneaded) batches, \(night.loaves) loaves").font(.headline)
      Button("Knead") { night.kneaded += 1 }
      Button("Shape a loaf") { night.shape() }
        .disabled(!night.canShape)
    }
  }
}

private struct Oven: View {
  @Bindable var night: Night

  var body: some View {
    VStack(alignment: .leading) {
      Stepper("Oven", value: $night.oven, in: 180...260, step: 10)
      Text("\(night.oven) degrees").font(.headline)
      Text(night.oven < 220 ? "For rolls" : "For bread").font(.caption)
    }
  }
}

private struct NightRadio: View {
  @Bindable var night: Night

  var body: some View {
    HStack {
      Toggle("Radio", isOn: $night.isRadioOn)
      Image(systemName: night.isRadioOn ? "radio.fill" : "radio")
    }
  }
}
