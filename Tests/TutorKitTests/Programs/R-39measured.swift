// i: P=2 leaf=2
// @w: P=2 leaf=1
// @n: P=1
import SwiftUI
struct Leaf: View { let tag: String; var v = 0; var body: some View { let _ = probe(tag); Color.red } }
struct P: View { @State private var w = 100.0; @State private var seen = 0.0; @State private var n = 0
  var body: some View { let _ = probe("P"); let _ = step("w") { w += 10 }; let _ = step("n") { n += 1 }; 
    VStack(spacing: Double(n)) { Color.red.frame(width: w, height: 20).onGeometryChange(for: Double.self) { proxy in proxy.size.width } action: { width in seen = width }; Leaf(tag: "leaf", v: Int(seen)) } } }
