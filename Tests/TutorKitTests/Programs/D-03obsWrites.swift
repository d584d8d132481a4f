// i: P=1 V=1
// @eqStr: -
// @inplace: V=1
// @elemSame: V=1
// @wholeSame: -
// @nonEq: V=1
// @optCls: V=1
// @cls: -
// @clsNew: V=1
// @clo: V=1
// @eqCls: -
// @optStr: -
// @toggle2: V=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct SLeaf: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }
struct Act: View { let name: String; let action: () -> Void; var body: some View { let _ = probe(name); Button(name, action: action) } }

struct NE { var a = 1 }; final class C {}; final class EC: Equatable { let v: Int; init(_ v: Int) { self.v = v }; static func == (a: EC, b: EC) -> Bool { a.v == b.v } }
struct Row: Equatable { var t = "a" }
@Observable final class M { var s = "a"; var rows = [Row()]; var ne = NE(); var oc: C? = C(); var c = C(); var f: () -> Void = {}; var ec = EC(1); var os: String? = "q"; var b = false }
struct V: View { let m: M; var body: some View { let _ = probe("V"); let _ = (m.s, m.rows, m.ne, m.oc, m.c, m.f, m.ec, m.os, m.b); Text("v") } }
struct P: View { @State private var m = M(); var body: some View { let _ = probe("P")
  let _ = step("eqStr") { m.s = "a" }; let _ = step("inplace") { m.s += "" }; let _ = step("elemSame") { m.rows[0].t = "a" }; let _ = step("wholeSame") { m.rows = [Row()] }
  let _ = step("nonEq") { m.ne = NE() }; let _ = step("optCls") { m.oc = m.oc }; let _ = step("cls") { m.c = m.c }; let _ = step("clsNew") { m.c = C() }; let _ = step("clo") { m.f = {} }; let _ = step("eqCls") { m.ec = EC(1) }; let _ = step("optStr") { m.os = "q" }; let _ = step("toggle2") { m.b.toggle(); m.b.toggle() }
  V(m: m) } }
