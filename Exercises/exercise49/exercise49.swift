// tutor: exercise49
import SwiftUI

// TODO: Which part of this screen is worth a view of its own, and which views
// save nothing?

struct PoolWalk: View {
  let beach: String
  let guide: String
  @State private var crabs = 0

  var body: some View {
    VStack(spacing: 16) {
      VStack(alignment: .leading) {
        Text(beach).font(.title)
        Text("With \(guide)").bold()
        Text("Meet at the steps").italic()
        Text("Bring boots and a bucket")
      }
      .padding()
      CrabCount(crabs: $crabs)
      CrabButton(isFull: crabs == 12) { crabs += 1 }
    }
  }
}

private struct CrabCount: View {
  @Binding var crabs: Int

  var body: some View { Text("\(crabs) crabs in the bucket") }
}

private struct CrabButton: View {
  let isFull: Bool
  let onFind: () -> Void

  var body: some View {
    Button("Another crab", action: onFind).disabled(isFull)
  }
}
