// i: P=1 r0=1 r1=1 e=1
// @inc: P=1 r2=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct SL: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }
struct P: View { @State private var n = 2
  @ViewBuilder private func rows(upTo k: Int) -> some View { let xs = Array(0..<k); if xs.isEmpty { Leaf(name: "none") } else { ForEach(xs, id: \.self) { i in let doubled = i * 2; Leaf(name: "r\(i)", v: doubled) } }; switch k { case 0, 1: EmptyView(); case 2...: Leaf(name: "e"); default: EmptyView() } }
  var body: some View { let _ = probe("P"); let _ = step("inc") { n += 1 }; VStack { rows(upTo: n) } } }