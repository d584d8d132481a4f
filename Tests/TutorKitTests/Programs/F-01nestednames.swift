// i: P=1 AR=1 BR=1
// @a: P=1 AR=1
// @b: P=1 BR=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct A: View { let n: Int; enum Kind { case one, two(Int) }; struct Row: View { let k: Kind; var body: some View { let _ = probe("AR"); Text("a") } }; var body: some View { Row(k: n == 0 ? .one : .two(n)) } }
struct B: View { let s: String; enum Kind: String { case x, y; var label: String { rawValue } }; struct Row: View { let title: String; let k: Kind; var body: some View { let _ = probe("BR"); Text(title + k.label) } }; var body: some View { Row(title: s, k: .y) } }
struct P: View { @State private var n = 0; @State private var s = "s"; var body: some View { let _ = probe("P"); let _ = step("a") { n += 1 }; let _ = step("b") { s += "!" }; VStack { A(n: n); B(s: s) } } }