// tutor: exercise51
import SwiftUI

struct KnittingPlan: View {
  let yarn: String
  @State private var gauge = 22
  @State private var width = 40

  var body: some View {
    VStack(alignment: .leading) {
      CareLabel(yarn: yarn)
      HStack {
        Button("Narrower") { width -= 2 }.disabled(width == 10)
        Button("Wider") { width += 2 }.disabled(width == 60)
        Button("Finer yarn") { gauge += 1 }.disabled(gauge == 30)
      }
      result
    }
  }

  private var stitches: Int { gauge * width / 10 }

  private var result: some View {
    VStack(alignment: .leading) {
      Text("Cast on \(stitches) stitches").font(.headline)
      Text(
        stitches % 4 == 0
          ? "Fits the rib" : "Add \(4 - stitches % 4) for the rib")
      Text("\(gauge) stitches in 10 cm, \(width) cm wide")
    }
  }
}

private struct CareLabel: View {
  let yarn: String

  var body: some View {
    VStack(alignment: .leading) {
      Text(yarn).font(.title)
      Text("Wash by hand").bold()
      Text("Dry flat")
      Text("Keep away from moths").italic()
    }
    .padding()
  }
}
