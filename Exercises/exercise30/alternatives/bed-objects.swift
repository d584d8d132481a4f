// tutor: exercise30
import SwiftUI

@Observable
final class Bed: Identifiable {
  let id: String
  var cans: Int

  init(id: String, cans: Int = 0) {
    self.id = id
    self.cans = cans
  }
}

struct WateringRound: View {
  @State private var beds = [Bed(id: "Beans"), Bed(id: "Kale", cans: 1), Bed(id: "Leeks"), Bed(id: "Peas")]
  @State private var rains = false

  var body: some View {
    VStack(alignment: .leading) {
      Text("Allotment 17").font(.title2)
      Toggle("Rain today", isOn: $rains)
      ForEach(beds) { bed in
        BedRow(bed: bed, rains: rains)
      }
      Text("\(beds.reduce(0) { $0 + $1.cans }) cans carried")
    }
    .padding()
  }
}

private struct BedRow: View {
  let bed: Bed
  let rains: Bool

  var body: some View {
    HStack {
      Image(systemName: bed.cans > 1 ? "drop.fill" : "drop")
      Text(bed.id).font(.headline)
      Text("\(bed.cans)").font(.caption)
      Spacer()
      Button("Water \(bed.id)") { bed.cans += 1 }
        .disabled(rains || bed.cans == 3)
    }
  }
}
