// i: P=1
// @tap:More: note=1
// @n: P=1 note=1
// @tap:More: 
// @n: P=1
import SwiftUI
struct Leaf: View { let tag: String; var v = 0; var body: some View { let _ = probe(tag); Color.red } }
struct P: View { @State private var n = 0
  var body: some View { let _ = probe("P"); let _ = step("n") { n += 1 }; 
    VStack { DisclosureGroup("More") { Leaf(tag: "note", v: n) }; Leaf2(v: n) } } }
struct Leaf2: View { let v: Int; var body: some View { Text("\(v)") } }
