// i: P=1 V=1
// @same: -
// @parity: -
// @odd: P=1 V=1
// @arr: P=1
// @arrsame: -
// @dict: P=1
// @nil: -
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct SLeaf: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }
struct Act: View { let name: String; let action: () -> Void; var body: some View { let _ = probe(name); Button(name, action: action) } }

struct Par: Equatable { var r: Int; static func == (a: Par, b: Par) -> Bool { a.r % 2 == b.r % 2 } }
struct P: View { @State private var p = Par(r: 2); @State private var arr = [1, 2]; @State private var d: [String: Int] = [:]; @State private var o: String?
  var body: some View { let _ = probe("P"); let _ = step("same") { p = Par(r: 2) }; let _ = step("parity") { p.r = 4 }; let _ = step("odd") { p.r += 1 }
    let _ = step("arr") { arr.append(3) }; let _ = step("arrsame") { arr = arr.map { $0 }; arr.sort() }; let _ = step("dict") { d["k", default: 0] += 1 }; let _ = step("nil") { o = nil }
    let _ = (arr.count, d.count, o)
    Leaf(name: "V", v: p.r) } }
