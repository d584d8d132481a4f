// i: P=1
// @show: P=1 a=1 b=1
// @n: P=1 b=1
// @hide: P=1 a=1
import SwiftUI
struct Leaf: View { let tag: String; var v = 0; var body: some View { let _ = probe(tag); Color.red } }
struct Knob: View { let tag: String; @Binding var value: Int; var body: some View { let _ = probe(tag); Color.red } }
struct Flow: Layout { var gap = 0.0
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { CGSize(width: 40, height: 20) }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) { for view in subviews { view.place(at: bounds.origin, proposal: .unspecified) } } }
struct P: View { @State private var on = false; @State private var n = 0
  var body: some View { let _ = probe("P"); let _ = step("show") { on = true }; let _ = step("n") { n += 1 }; let _ = step("hide") { on = false }; 
    VStack { if on { Flow(gap: 2) { Knob(tag: "a", value: .constant(1)); Leaf(tag: "b", v: n) } } } } }
