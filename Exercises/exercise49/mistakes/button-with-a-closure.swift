// tutor: exercise49
// rejected by: guideline
import SwiftUI

struct PoolWalk: View {
  let beach: String
  let guide: String
  @State private var crabs = 0

  var body: some View {
    VStack(spacing: 16) {
      WalkNotice(beach: beach, guide: guide)
      Text("\(crabs) crabs in the bucket")
      CrabButton(isFull: crabs == 12) { crabs += 1 }
    }
  }
}

private struct CrabButton: View {
  let isFull: Bool
  let onFind: () -> Void

  var body: some View {
    Button("Another crab", action: onFind).disabled(isFull)
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
      Text("Bring boots and a bucket")
    }
    .padding()
  }
}
