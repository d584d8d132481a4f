// A limit of what can be taken back: as many steps there and back show it.
// instead: count > 6 => count >= 6
// instead: count > 6 => count > 7
// same: count > 6 => count >= 7
// open: next += 1 => assert({ next += 1; return true }())
import SwiftUI

@Observable final class Tracing {
  private(set) var points: [Int] = []
  private var earlier: [[Int]] = []
  private var next = 1

  var canGoBack: Bool { !earlier.isEmpty }

  func add() {
    earlier.append(points)
    if earlier.count > 6 { earlier.removeFirst() }
    points.append(next)
    next += 1
  }

  func back() {
    guard let last = earlier.popLast() else { return }
    points = last
  }
}

struct TracingScreen: View {
  @State private var tracing = Tracing()
  @State private var shade = "grey"

  var body: some View {
    VStack {
      Text("\(tracing.points.count) points in \(shade)")
      Button("Add") { tracing.add() }
      Button("Back") { tracing.back() }.disabled(!tracing.canGoBack)
      Picker("Shade", selection: $shade) {
        Text("grey").tag("grey")
        Text("ochre").tag("ochre")
      }
    }
  }
}
