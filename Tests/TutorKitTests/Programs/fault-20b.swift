import SwiftUI
indirect enum T { case leaf, node(T, T) }
struct L: View, Equatable { let t: T; let n: Int; static func == (a: L, b: L) -> Bool { true }; var body: some View { let _ = probe("L"); Text("x") } }
struct P: View { @State var n = 0; var body: some View { let _ = probe("P"); let _ = step("go") { n += 1;  }; let _ = n; L(t: .node(.leaf, .leaf), n: n) } }
