// tutor: exercise2
import SwiftUI

// TODO: Extending one shift should not rebuild the row of the other, and the
// foghorn should rebuild no row.

struct Shift: Identifiable, Equatable {
  let id: Int
  var keeper: String
  var hours: Int
}

struct LighthouseRoster: View {
  @State private var shifts = [
    Shift(id: 1, keeper: "Anke", hours: 6),
    Shift(id: 2, keeper: "Bo", hours: 4),
  ]
  @State private var isFoggy = false

  private var weather: some View {
    HStack {
      Image(systemName: isFoggy ? "cloud.fog" : "sun.max")
      Text(isFoggy ? "Fog" : "Clear").bold()
    }
  }

  private func shiftRow(_ shift: Shift) -> some View {
    HStack {
      Text(shift.keeper).font(.headline)
      Spacer()
      Text("\(shift.hours) h").foregroundStyle(.secondary)
    }
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
