// i: P=1 A=1
// @x: P=2 A=1
// @opt: P=1
// @arr: P=2 A=1
// @eq: P=1
// note: onChange compares with ==: eq step changes only ignored field; state setter uses == too → dropped when custom == says equal (mode 3) → 0. So use non-Equatable holder field
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct SLeaf: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }
struct Act: View { let name: String; let action: () -> Void; var body: some View { let _ = probe(name); Button(name, action: action) } }

struct K: Equatable { var v: Int; var junk: Int; static func == (a: K, b: K) -> Bool { a.v == b.v } }
struct H { var k = K(v: 1, junk: 0); var tick = 0 }
struct P: View { @State private var x = 0; @State private var o: Int? = nil; @State private var arr: [Int] = []; @State private var h = H(); @State private var log = 0
  var body: some View { let _ = probe("P"); let _ = step("x") { x += 1 }; let _ = step("opt") { o = 5 }; let _ = step("arr") { arr.append(1) }; let _ = step("eq") { h.k.junk += 1; h.tick += 1 }
    Leaf(name: "A", v: log).onChange(of: x) { newValue in log += newValue }.onChange(of: arr) { _, new in log += new.count * 10 }.onChange(of: h.k) { log += 1000 }.opacity(o == nil ? 1 : 0.5) } }
