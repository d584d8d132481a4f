// tutor: exercise46
// rejected by: guideline
import SwiftUI


struct Record: Identifiable, Equatable {
  let id: Int
  let title: String
  let year: Int
  let isSold: Bool
}

struct RecordShop: View {
  let today: Int
  @State private var records = [
    Record(id: 1, title: "Low Harbour", year: 1974, isSold: false),
    Record(id: 2, title: "Copper Wire", year: 1961, isSold: true),
    Record(id: 3, title: "Third Lantern", year: 1969, isSold: false),
  ]
  @State private var volume = 3
  @State private var hidesSold = false

  var body: some View {
    VStack(spacing: 12) {
      HStack {
        Text("Volume \(volume)")
        Button("Louder") { volume += 1 }.disabled(volume == 11)
      }
      Toggle("Hide sold", isOn: $hidesSold)
      Button("New arrival") { deliver() }
      ShelfList(today: today, records: records, hidesSold: hidesSold)
    }
  }

  private func deliver() {
    let number = records.count + 1
    records.append(
      Record(
        id: number, title: "Crate find \(number)", year: 1964, isSold: false))
  }
}

struct ShelfList: View {
  let today: Int
  let shelf: [Record]

  init(today: Int, records: [Record], hidesSold: Bool) {
    self.today = today
    shelf = records.filter { !(hidesSold && $0.isSold) }.sorted { $0.year < $1.year }
  }

  var body: some View {
    Text("\(shelf.count) on the shelf").font(.headline)
    ForEach(shelf) { record in
      HStack {
        Text(record.title)
        Text("\(today - record.year) years old").foregroundStyle(.secondary)
      }
    }
  }
}
