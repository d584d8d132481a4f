// tutor: exercise2
import SwiftUI

struct Shift: Identifiable, Equatable {
  let id: Int
  var keeper: String
  var hours: Int
}

struct LighthouseRoster: View {
  @State private var shifts = [
    Shift(id: 1, keeper: "Anke", hours: 6), Shift(id: 2, keeper: "Bo", hours: 4),
  ]
  @State private var isFoggy = false

  private var weather: some View {
    WeatherSign(isFoggy: isFoggy)
  }

  private func shiftRow(_ shift: Shift) -> some View {
    ShiftRow(keeper: shift.keeper, hours: shift.hours)
  }

  var body: some View {
    VStack {
      weather
      ForEach(shifts) { shift in
        shiftRow(shift)
      }
      Toggle("Foghorn", isOn: $isFoggy)
      Button("Extend") { shifts[0].hours += 1 }
    }
  }
}

private struct WeatherSign: View {
  let isFoggy: Bool

  var body: some View {
    HStack {
      Image(systemName: isFoggy ? "cloud.fog" : "sun.max")
      Text(isFoggy ? "Fog" : "Clear").bold()
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
