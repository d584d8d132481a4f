// i: P=1 leaf=1
// @w: P=1 leaf=1
// @h: P=1
import SwiftUI
struct Leaf: View { let tag: String; var v = 0; var body: some View { let _ = probe(tag); Color.red } }
struct P: View { @State private var w = 100.0; @State private var h = 10.0
  var body: some View { let _ = probe("P"); let _ = step("w") { w += 10 }; let _ = step("h") { h += 10 }; 
    VStack { Text("x"); Color.red.frame(width: w, height: h).overlay { GeometryReader { g in Leaf(tag: "leaf", v: Int(g.size.width)) } } } } }
