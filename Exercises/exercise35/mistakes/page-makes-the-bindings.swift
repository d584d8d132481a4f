// tutor: exercise35
// rejected by: evaluates-less
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
      Oven(degrees: $night.oven)
      NightRadio(isOn: $night.isRadioOn)
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
  @Binding var degrees: Int

  var body: some View {
    VStack(alignment: .leading) {
      Stepper("Oven", value: $degrees, in: 180...260, step: 10)
      Text("\(degrees) degrees").font(.headline)
      Text(degrees < 220 ? "For rolls" : "For bread").font(.caption)
    }
  }
}

private struct NightRadio: View {
  @Binding var isOn: Bool

  var body: some View {
    HStack {
      Toggle("Radio", isOn: $isOn)
      Image(systemName: isOn ? "radio.fill" : "radio")
    }
  }
}
