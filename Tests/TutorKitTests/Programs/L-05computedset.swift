// i: P=1 L=1
// @set: P=1 L=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct SL: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }
struct P: View { @State private var c = 0.0; private var f: Double { get { c * 2 } nonmutating set { c = newValue / 2 } }; var body: some View { let _ = probe("P"); let _ = step("set") { f += 10 }; Leaf(name: "L", v: Int(c)) } }