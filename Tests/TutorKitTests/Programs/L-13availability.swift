// i: P=1 A=1
// @inc: P=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct SL: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }
struct P: View { @State private var n = 0; var body: some View { let _ = probe("P"); let _ = step("inc") { n += 1 }; let _ = n
  if #available(iOS 17, macOS 14, *) { Leaf(name: "A") } else { Leaf(name: "Old") } } }