// note: addition (b): @State default NonEquatable array -> runs on each parent run
// i: P=1 L=1
// @inc: P=1 L=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct NE { var a: Int }
struct C: View { @State private var xs = (1...3).map { NE(a: $0) }; var body: some View { let _ = probe("L"); Text("\(xs.count)") } }
struct P: View { @State private var n = 0; var body: some View { let _ = probe("P"); let _ = step("inc") { n += 1 }; let _ = n; C() } }