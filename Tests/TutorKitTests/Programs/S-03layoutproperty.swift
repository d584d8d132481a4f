// root: Clock()
// i: Clock=1 Hour=6 Side=2
// @tap:Mode: Clock=1
// @tap:Spin: Clock=1
// @tap:Mode: Clock=1
// @tap:Spin: Clock=1
// Layouts that properties give are called with content, which keeps its identity.
import SwiftUI
struct Radial: Layout { var angle: Double
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { proposal.replacingUnspecifiedDimensions() }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {} }
struct Clock: View { @State private var angle = 0.0; @State private var isGrid = true
  var mode: AnyLayout { isGrid ? AnyLayout(GridLayout()) : AnyLayout(Radial(angle: angle)) }
  var sides: Radial { Radial(angle: 0) }
  var body: some View { let _ = probe("Clock")
    mode { ForEach(0..<6, id: \.self) { i in Hour(i: i) } }
    sides { Side(i: 1); Side(i: 2) }
    Button("Spin") { angle += 10 }; Button("Mode") { isGrid.toggle() } } }
struct Hour: View { let i: Int; var body: some View { let _ = probe("Hour"); Text("\(i)") } }
struct Side: View { let i: Int; var body: some View { let _ = probe("Side"); Text("\(i)") } }
