// i: P=1 A=1 B=1
// @upd: P=1 A=1
// @model: B=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct Cfg: Equatable { var a = 0; var b = "x" }
@Observable final class M { var cfg = Cfg(); func update(_ f: (inout Cfg) -> Void) { f(&cfg) } }
struct B: View { let m: M; var body: some View { let _ = probe("B"); Text(m.cfg.b) } }
extension Cfg { func with(_ f: (inout Cfg) -> Void) -> Cfg { var c = self; f(&c); return c } }
struct P: View { @State private var c = Cfg(); @State private var m = M(); var body: some View { let _ = probe("P"); let _ = step("upd") { c = c.with { $0.a += 1 } }; let _ = step("model") { m.update { $0.b = "z" } }; VStack { Leaf(name: "A", v: c.a); B(m: m) } } }