// i: P=1 leaf=1
// @w: P=1 leaf=1
// @half: P=1
// @other: P=1
import SwiftUI
struct Leaf: View { let tag: String; var v = 0; var body: some View { let _ = probe(tag); Color.red } }
struct P: View { @State private var w = 100.0; @State private var n = 0
  var body: some View { let _ = probe("P"); let _ = step("w") { w += 10 }; let _ = step("half") { w += 0.25 }; let _ = step("other") { n += 1 }; 
    VStack { GeometryReader { g in Leaf(tag: "leaf", v: Int(g.size.width)) }.padding(4) }.frame(width: w, height: 40).opacity(n > 9 ? 0 : 1) } }
