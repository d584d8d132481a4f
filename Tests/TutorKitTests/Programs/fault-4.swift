// note: calling a closure VALUE with an inout argument does not write back (update closures, reducers)
// i: P=1 A=1 B=1
// @upd: P=1 A=1
// @send: B=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct Cfg: Equatable { var a = 0; func with(_ f: (inout Cfg) -> Void) -> Cfg { var c = self; f(&c); return c } }
func reducer(_ s: inout Int, _ by: Int) { s += by }
@Observable final class Store { var s = 0; let reduce: (inout Int, Int) -> Void = reducer; func send(_ k: Int) { reduce(&s, k) } }
struct B: View { let m: Store; var body: some View { let _ = probe("B"); Text("\(m.s)") } }
struct P: View { @State private var c = Cfg(); @State private var m = Store(); var body: some View { let _ = probe("P"); let _ = step("upd") { c = c.with { $0.a += 1 } }; let _ = step("send") { m.send(2) }; VStack { Leaf(name: "A", v: c.a); B(m: m) } } }