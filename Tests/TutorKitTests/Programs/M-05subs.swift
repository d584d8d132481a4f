// i: P=1 T=1
// @s: P=1 T=1
import SwiftUI

struct T: View { @Binding var s: Int; var body: some View { let _ = probe("T"); Text("\(s)") } }
struct P: View { @State var d = ["a": 1]; private func b(_ k: String) -> Binding<Int> { .init { d[k, default: 0] } set: { d[k] = $0 } }; var body: some View { let _ = probe("P"); let _ = step("s") { d["a"] = 9 }; T(s: b("a")) } }
