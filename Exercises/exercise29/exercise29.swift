// tutor: exercise29
import SwiftUI

// TODO: Moving the limit builds all rows again. Build only those that look
// different.

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
        row(thing)
      }
    }
    .padding()
  }

  private func row(_ thing: Thing) -> some View {
    HStack {
      Text(thing.name).font(.headline)
      Spacer()
      Text("\(thing.grams) g")
        .foregroundStyle(thing.grams > limit ? .red : .primary)
      Image(systemName: thing.grams > limit ? "xmark" : "checkmark")
    }
  }
}
