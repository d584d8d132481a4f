// tutor: exercise29
import SwiftUI

struct Thing: Identifiable {
  let id: Int
  let name: String
  let grams: Int
}

struct PackingList: View {
  let tour: String
  let things = [
    Thing(id: 1, name: "Map", grams: 80),
    Thing(id: 2, name: "Rope", grams: 1900),
    Thing(id: 3, name: "Stove", grams: 350),
    Thing(id: 4, name: "Tea", grams: 120),
  ]
  @State private var limit = 500

  var body: some View {
    VStack(alignment: .leading) {
      Text(tour).font(.title)
      Stepper("Limit", value: $limit, in: 100...2000, step: 100)
      ForEach(things) { thing in
        ThingRow(
          name: thing.name, grams: thing.grams,
          isTooHeavy: thing.grams > limit)
      }
    }
    .padding()
  }
}

private struct ThingRow: View {
  let name: String
  let grams: Int
  let isTooHeavy: Bool

  var body: some View {
    HStack {
      Text(name).font(.headline)
      Spacer()
      Text("\(grams) g")
        .foregroundStyle(isTooHeavy ? .red : .primary)
      Image(systemName: isTooHeavy ? "xmark" : "checkmark")
    }
  }
}
