// tutor: exercise30
import SwiftUI

struct Bed: Identifiable {
  let id: String
  var cans = 0
}

struct WateringRound: View {
  @State private var beds = [
    Bed(id: "Beans"), Bed(id: "Kale", cans: 1), Bed(id: "Leeks"),
    Bed(id: "Peas"),
  ]
  @State private var rains = false

  var body: some View {
    VStack(alignment: .leading) {
      Text("Allotment 17").font(.title2)
      Toggle("Rain today", isOn: $rains)
      ForEach(beds) { bed in
        BedRow(bed: bed, rains: rains) { water(bed.id) }
      }
      Text("\(beds.reduce(0) { $0 + $1.cans }) cans carried")
    }
    .padding()
  }

  private func water(_ id: String) {
    for index in beds.indices where beds[index].id == id {
      beds[index].cans += 1
    }
  }
}

private struct BedRow: View, Equatable {
  let bed: Bed
  let rains: Bool
  let onWater: () -> Void

  static func == (a: BedRow, b: BedRow) -> Bool {
    a.bed.id == b.bed.id && a.bed.cans == b.bed.cans && a.rains == b.rains
  }

  var body: some View {
    HStack {
      Image(systemName: bed.cans > 1 ? "drop.fill" : "drop")
      Text(bed.id).font(.headline)
      Text("\(bed.cans)").font(.caption)
      Spacer()
      Button("Water \(bed.id)") { onWater() }
        .disabled(rains || bed.cans == 3)
    }
  }
}
