// i: P=1 bar=1 item=1 body=1
// @n: P=1 bar=1 item=1
import SwiftUI
struct Leaf: View { let tag: String; var v = 0; var body: some View { let _ = probe(tag); Color.red } }
struct Bar: ToolbarContent { let n: Int; var body: some ToolbarContent { let _ = probe("bar"); ToolbarItem(placement: .primaryAction) { Leaf(tag: "item", v: n) } } }
struct P: View { @State private var n = 0
  var body: some View { let _ = probe("P"); let _ = step("n") { n += 1 }; 
    Leaf(tag: "body").toolbar { Bar(n: n) } } }
