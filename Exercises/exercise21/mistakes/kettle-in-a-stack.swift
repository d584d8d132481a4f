// tutor: exercise21
// rejected by: renders-the-same
import SwiftUI

struct TeaShelf: View {
  let shop: String
  let opened: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      VStack(alignment: .leading) {
        Text(shop).font(.title)
        Text("Since \(opened)").foregroundStyle(.secondary)
        Divider()
        Text("Sencha, first harvest")
        Text("Darjeeling, second flush")
        Text("Lapsang, pine smoked")
      }
      Divider()
      Kettle()
    }
    .padding()
  }
}

private struct Kettle: View {
  @State private var degrees = 70

  var body: some View {
    VStack {
      Stepper("Kettle", value: $degrees, in: 40...100, step: 5)
      Text("\(degrees) degrees").font(.headline)
      Text(degrees > 80 ? "Good for black tea" : "Good for green tea")
    }
  }
}
