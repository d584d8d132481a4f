// tutor: exercise35
import SwiftUI

@Observable
final class Night {
  var kneaded = 5
  var loaves = 5
  var oven = 200

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
      BakerySign()
      Dough(night: night)
      Oven(night: night)
      NightRadio()
    }
    .padding()
  }
}

private struct BakerySign: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("Tin Street bakery").font(.title)
      Text("Doors at half past six").font(.caption)
      Divider()
    }
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
      OvenNotes(degrees: night.oven)
    }
  }
}

private struct OvenNotes: View {
  let degrees: Int

  var body: some View {
    Text("\(degrees) degrees").font(.headline)
    Text(degrees < 220 ? "For rolls" : "For bread").font(.caption)
  }
}

private struct NightRadio: View {
  @State private var isOn = false

  var body: some View {
    HStack {
      Toggle("Radio", isOn: $isOn)
      Image(systemName: isOn ? "radio.fill" : "radio")
    }
  }
}
