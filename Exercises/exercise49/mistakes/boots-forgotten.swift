// tutor: exercise49
// rejected by: renders-the-same
import SwiftUI

struct PoolWalk: View {
  let beach: String
  let guide: String
  @State private var crabs = 0

  var body: some View {
    VStack(spacing: 16) {
      WalkNotice(beach: beach, guide: guide)
      Text("\(crabs) crabs in the bucket")
      Button("Another crab") { crabs += 1 }
        .disabled(crabs == 12)
    }
  }
}

private struct WalkNotice: View {
  let beach: String
  let guide: String

  var body: some View {
    VStack(alignment: .leading) {
      Text(beach).font(.title)
      Text("With \(guide)").bold()
      Text("Meet at the steps").italic()
    }
    .padding()
  }
}
