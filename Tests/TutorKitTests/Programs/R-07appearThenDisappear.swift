// i: P=1 a=1 n=1 m=1
// @go: P=3 b=1 m=1 n=1
import SwiftUI
struct Leaf: View { let tag: String; var v = 0; var body: some View { let _ = probe(tag); Color.red } }
struct P: View { @State private var on = true; @State private var n = 0; @State private var m = 0
  var body: some View { let _ = probe("P"); let _ = step("go") { on = false }; 
    VStack { if on { Leaf(tag: "a").onDisappear { n += 1 } } else { Leaf(tag: "b").onAppear { m += 1 } }; Leaf(tag: "n", v: n); Leaf(tag: "m", v: m) } } }
