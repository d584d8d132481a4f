// i: P=1
// @elemSame: -
// @neSame: P=1
// @neSelf: -
// @tup: -
// @tup2: P=1
// @optSame: -
// @anyp: -
// @enumSame: -
// @cls: -
// @structNE: P=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct SLeaf: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }
struct Act: View { let name: String; let action: () -> Void; var body: some View { let _ = probe(name); Button(name, action: action) } }

protocol Q {}; struct Q1: Q { var a = 1; var s = "x" }
struct Row: Equatable { var t = "a" }; struct NE { var a = 1 }; enum En { case a(String, Int), b }; struct Holder { var xs: [NE] = [NE()]; var n = 0 }
struct P: View { @State private var rows = [Row()]; @State private var ne = [NE()]; @State private var t = (1, "a"); @State private var o: Int? = 3; @State private var q: any Q = Q1(); @State private var e = En.a("z", 1); @State private var h = Holder()
  var body: some View { let _ = probe("P"); let _ = (rows, ne.count, t, o, q, e, h.n)
    let _ = step("elemSame") { rows[0].t = "a" }; let _ = step("neSame") { ne = ne.map { $0 } }; let _ = step("neSelf") { ne = ne }; let _ = step("tup") { t = (1, "a") }; let _ = step("tup2") { t.1 = "b" }; let _ = step("optSame") { o = 3 }; let _ = step("anyp") { q = Q1() }; let _ = step("enumSame") { e = .a("z", 1) }; let _ = step("cls") { o = .some(3) }
    let _ = step("structNE") { h = Holder() }
    Text("x") } }
