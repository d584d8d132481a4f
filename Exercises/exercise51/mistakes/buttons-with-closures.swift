// tutor: exercise51
// rejected by: guideline
import SwiftUI

struct KnittingPlan: View {
  let yarn: String
  @State private var gauge = 22
  @State private var width = 40

  var body: some View {
    VStack(alignment: .leading) {
      CareLabel(yarn: yarn)
      HStack {
        PlanButton(title: "Narrower", isOff: width == 10) { width -= 2 }
        PlanButton(title: "Wider", isOff: width == 60) { width += 2 }
        PlanButton(title: "Finer yarn", isOff: gauge == 30) { gauge += 1 }
      }
      result
    }
  }

  private var stitches: Int { gauge * width / 10 }

  private var result: some View {
    VStack(alignment: .leading) {
      Text("Cast on \(stitches) stitches").font(.headline)
      Text(stitches % 4 == 0 ? "Fits the rib" : "Add \(4 - stitches % 4) for the rib")
      Text("\(gauge) stitches in 10 cm, \(width) cm wide")
    }
  }
}

private struct PlanButton: View {
  let title: String
  let isOff: Bool
  let action: () -> Void

  var body: some View {
    Button(title, action: action).disabled(isOff)
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
