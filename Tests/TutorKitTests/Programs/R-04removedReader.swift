// i: P=1 reader=1 leaf=1
// @go: P=1 reader=1 leaf=1
import SwiftUI
struct Leaf: View { let tag: String; var v = 0; var body: some View { let _ = probe(tag); Color.red } }
struct Reader: View { @Binding var n: Int; var body: some View { let _ = probe("reader"); Leaf(tag: "leaf", v: n) } }
struct P: View { @State private var n = 0
  var body: some View { let _ = probe("P"); let _ = step("go") { n += 1 }; 
    VStack { if n < 1 { Reader(n: $n) } else { Text("done") } } } }
