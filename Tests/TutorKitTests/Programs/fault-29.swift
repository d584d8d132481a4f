// note: Edge.Set (an SDK option set) is POD
// i: P=1 V=1
// @inc: P=1 V=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct V: View, Equatable { let tick: Int; let e: Edge.Set; static func == (a: Self, b: Self) -> Bool { true }; var body: some View { let _ = probe("V"); Text("x") } }
struct P: View { @State private var n = 0; var body: some View { let _ = probe("P"); let _ = step("inc") { n += 1 }; V(tick: n, e: .top) } }
