// tutor: exercise49
// rejected by: evaluates-less
import SwiftUI

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
      CrabCount(crabs: crabs)
      Button("Another crab") { crabs += 1 }
        .disabled(crabs == 12)
    }
  }
}

private struct CrabCount: View {
  let crabs: Int

  var body: some View { Text("\(crabs) crabs in the bucket") }
}
