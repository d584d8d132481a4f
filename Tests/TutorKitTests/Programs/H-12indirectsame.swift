// i: P=1 L=1 M=1
// @go: P=1 L=0 M=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
indirect enum T { case leaf(Int), node(T, T) }
struct L: View { let name: String; let t: T; var body: some View { let _ = probe(name); Text("x") } }
struct P: View { @State var n = 0; var body: some View { let _ = probe("P"); let _ = step("go") { n += 1 }; VStack { L(name: "L", t: .node(.leaf(1), .leaf(2))); L(name: "M", t: .node(.leaf(1), .leaf(n))) } } }
