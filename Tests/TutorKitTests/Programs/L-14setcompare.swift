// i: P=1 L=1
// @cmp: P=1
// note: State setter with Set order, dict order equal → dropped
// @perm: -
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct SL: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }
struct P: View { @State private var s: Set<String> = ["a", "b"]; @State private var d = ["x": 1, "y": 2]; @State private var k = 0; var body: some View { let _ = probe("P"); let _ = step("cmp") { k += 1 }; let _ = step("perm") { s = Set(["b", "a"]); d = ["y": 2, "x": 1]; d["z"] = nil }; let _ = (s, d, k); Leaf(name: "L", v: s.count) } }