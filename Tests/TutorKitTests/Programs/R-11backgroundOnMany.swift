// i: P=1 two=1 l=1 r=1 e0=1 e1=1 mark=4
// @n: P=1 mark=4
import SwiftUI
struct Leaf: View { let tag: String; var v = 0; var body: some View { let _ = probe(tag); Color.red } }
struct Two: View { var body: some View { let _ = probe("two"); Leaf(tag: "l"); Leaf(tag: "r") } }
struct P: View { @State private var n = 0
  var body: some View { let _ = probe("P"); let _ = step("n") { n += 1 }; 
    HStack { Group { Two(); ForEach(0..<2, id: \.self) { i in Leaf(tag: "e\(i)") } }.background { Leaf(tag: "mark", v: n) } } } }
