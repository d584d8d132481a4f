// note: initial: true runs after first pass; writes total -> extra run
// i: P=2 T=2
// @inc: P=2 T=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct Act: View { let name: String; let action: () -> Void; var body: some View { let _ = probe(name); Button(name, action: action) } }
struct SLeaf: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }

struct P: View { @State private var n = 3; @State private var total = 0
  var body: some View { let _ = probe("P"); let _ = step("inc") { n += 1 }
    Leaf(name: "T", v: total).onChange(of: n, initial: true) { _, v in total = v * v } } }
