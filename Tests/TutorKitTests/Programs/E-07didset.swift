// i: P=1 A=1 B=1
// @set: A=1 B=1
// @low: B=1
import SwiftUI

@Observable final class M { var raw = 0 { didSet { if raw > 10 { clamped = 10 } else { clamped = raw } } }; private(set) var clamped = 0 }
struct A: View { let m: M; var body: some View { let _ = probe("A"); Text("\(m.clamped)") } }
struct B: View { let m: M; var body: some View { let _ = probe("B"); Text("\(m.raw)") } }
struct P: View { @State var m = M(); var body: some View { let _ = probe("P"); let _ = step("set") { m.raw = 50 }; let _ = step("low") { m.raw = 60 }; VStack { A(m: m); B(m: m) } } }