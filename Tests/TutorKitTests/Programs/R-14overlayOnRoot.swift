// i: P=1 a=1 b=1 mark=1
// @n: P=1 mark=1
import SwiftUI
struct Leaf: View { let tag: String; var v = 0; var body: some View { let _ = probe(tag); Color.red } }
struct P: View { @State private var n = 0
  var body: some View { let _ = probe("P"); let _ = step("n") { n += 1 }; 
    Group { Leaf(tag: "a"); Leaf(tag: "b") }.overlay { Leaf(tag: "mark", v: n) } } }
