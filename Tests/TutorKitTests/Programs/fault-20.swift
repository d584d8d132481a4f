// note: indirect enum with two recursive payloads is not POD, so == decides; also takes ~18 s
// i: P=1 L=1
// @go: P=1 L=0
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
indirect enum T { case leaf(Int), node(T, T) }
struct L: View, Equatable { let t: T; let n: Int; static func == (a: L, b: L) -> Bool { true }; var body: some View { let _ = probe("L"); Text("x") } }
struct P: View { @State var n = 0; var body: some View { let _ = probe("P"); let _ = step("go") { n += 1 }; L(t: .leaf(1), n: n) } }