// note: 5.3: Optional of a plain class always notifies
// i: P=1 V=1 W=1
// @same: V=1
// @nilsame: W=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
final class C {}
@Observable final class M { var oc: C? = C(); var on: C? = nil }
struct V: View { let m: M; var body: some View { let _ = probe("V"); let _ = m.oc; Text("v") } }
struct W: View { let m: M; var body: some View { let _ = probe("W"); let _ = m.on; Text("v") } }
struct P: View { @State private var m = M(); var body: some View { let _ = probe("P"); let _ = step("same") { m.oc = m.oc }; let _ = step("nilsame") { m.on = nil }; VStack { V(m: m); W(m: m) } } }