// i: P=1 L=1
// @inc: P=1
// @big: P=1 L=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct P: View { @State private var n = 0; var body: some View { let _ = probe("P"); let _ = step("inc") { n += 1 }; let _ = step("big") { n = 20 }
  func bucket(_ x: Int, size: Int = 10) -> Int { x / size }
  return Leaf(name: "L", v: bucket(n)) } }