// source: rows whose closure uses the view
import SwiftUI

struct Kennel: View {
  let unit: String
  @State private var walks = 0 // finding: invalidation-blast-radius
  @State private var dogs = ["Ada", "Bo"]

  var body: some View {
    VStack {
      Text("\(walks) walks")
      ForEach(dogs, id: \.self) { dog in
        HStack {
          Image(systemName: "pawprint").imageScale(.large)
          Text("\(dog), 12 \(unit)").font(.headline)
          Spacer()
        }
      }
      Button("Walk") { walks += 1 }
      Button("Turn round") { dogs.reverse() }
    }
  }
}
