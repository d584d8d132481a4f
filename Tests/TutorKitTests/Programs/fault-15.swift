// note: String.removeAll(where:) empties the string; removeFirst(k)/removeLast(k) remove 1
// i: P=1 L=1
// @del: P=1 L=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct SL: View { let s: String; var body: some View { let _ = probe("L"); Text(s) } }
struct P: View { @State private var s = "a-b-c"; var body: some View { let _ = probe("P"); let _ = step("del") { s.removeAll { $0 == "-" } }; SL(s: s.isEmpty ? "a-b-c" : s) } }