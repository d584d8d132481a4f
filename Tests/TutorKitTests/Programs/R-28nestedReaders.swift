// i: P=1 leaf=1
// @w: P=1 leaf=1
import SwiftUI
struct Leaf: View { let tag: String; var v = 0; var body: some View { let _ = probe(tag); Color.red } }
struct P: View { @State private var w = 100.0
  var body: some View { let _ = probe("P"); let _ = step("w") { w += 10 }; 
    GeometryReader { outer in GeometryReader { inner in Leaf(tag: "leaf", v: Int(inner.size.width)) }.frame(height: 20) }.frame(width: w) } }
