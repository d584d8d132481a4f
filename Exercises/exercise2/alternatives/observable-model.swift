// tutor: exercise2
import SwiftUI

struct Shift: Identifiable, Equatable {
  let id: Int
  var keeper: String
  var hours: Int
}

@Observable
final class Watch {
  var shifts = [
    Shift(id: 1, keeper: "Anke", hours: 6), Shift(id: 2, keeper: "Bo", hours: 4),
  ]
  var isFoggy = false

  func extend() {
    shifts[0].hours += 1
  }
}

struct LighthouseRoster: View {
  @State private var watch = Watch()

  var body: some View {
    VStack {
      WeatherSign(watch: watch)
      ShiftRows(watch: watch)
      FoghornToggle(watch: watch)
      Button("Extend") { watch.extend() }
    }
  }
}

private struct WeatherSign: View {
  let watch: Watch

  var body: some View {
    HStack {
      Image(systemName: watch.isFoggy ? "cloud.fog" : "sun.max")
      Text(watch.isFoggy ? "Fog" : "Clear").bold()
    }
  }
}

private struct ShiftRows: View {
  let watch: Watch

  var body: some View {
    ForEach(watch.shifts) { shift in
      ShiftRow(keeper: shift.keeper, hours: shift.hours)
    }
  }
}

private struct ShiftRow: View {
  let keeper: String
  let hours: Int

  var body: some View {
    HStack {
      Text(keeper).font(.headline)
      Spacer()
      Text("\(hours) h").foregroundStyle(.secondary)
    }
  }
}

private struct FoghornToggle: View {
  @Bindable var watch: Watch

  var body: some View {
    Toggle("Foghorn", isOn: $watch.isFoggy)
  }
}
