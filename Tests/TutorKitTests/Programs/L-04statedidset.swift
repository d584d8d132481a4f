// i: P=1 L=1
// @set: P=1 L=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct SL: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }
struct P: View { @State private var q = "" { didSet { hits = q.count } }; @State private var hits = 0; var body: some View { let _ = probe("P"); let _ = step("set") { q = "abc" }; Leaf(name: "L", v: hits) } }