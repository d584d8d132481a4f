// tutor: exercise21
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
      .modifier(KettleBelow())
    }
    .padding()
  }
}

private struct KettleBelow: ViewModifier {
  @State private var degrees = 70

  func body(content: Content) -> some View {
    content
    Divider()
    Stepper("Kettle", value: $degrees, in: 40...100, step: 5)
    Text("\(degrees) degrees").font(.headline)
    Text(degrees > 80 ? "Good for black tea" : "Good for green tea")
  }
}
