// i: P=1 A=1
// @set:n=5: P=1 A=1
// @change:n: P=1 A=1
// @append:xs=4: P=1
// @remove:xs=0: P=1
// @call:bump: P=1 A=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct P: View { @State private var n = 0; @State private var xs = [1, 2]; func bump() { n += 10 }; var body: some View { let _ = probe("P"); VStack { Leaf(name: "A", v: n); Text("\(xs.count)") } } }