// i: P=1 V=1 W=1
// @same: V=1
// @eqsame: -
// @nilsame: W=1
import SwiftUI

final class C {}; final class EC: Equatable { static func == (a: EC, b: EC) -> Bool { true } }
@Observable final class M { var oc: C? = C(); var oe: EC? = EC(); var on: C? = nil }
struct V: View { let m: M; var body: some View { let _ = probe("V"); let _ = (m.oc, m.oe); Text("v") } }
struct W: View { let m: M; var body: some View { let _ = probe("W"); let _ = m.on; Text("v") } }
struct P: View { @State private var m = M(); var body: some View { let _ = probe("P"); let _ = step("same") { m.oc = m.oc }; let _ = step("eqsame") { m.oe = EC() }; let _ = step("nilsame") { m.on = nil }
  VStack { V(m: m); W(m: m) } } }