// i: P=1 c=1 bg=1 ov=1 ov2=1
// @inc: P=1 ov=1
// @a: P=1 ov2=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct SLeaf: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }
struct Act: View { let name: String; let action: () -> Void; var body: some View { let _ = probe(name); Button(name, action: action) } }

@Observable final class M { var a = 0 }
struct P: View { @State private var n = 0; @State private var m = M()
  var body: some View { let _ = probe("P"); let _ = step("inc") { n += 1 }; let _ = step("a") { m.a += 1 }
    Leaf(name: "c").background(Leaf(name: "bg")).overlay(alignment: .top) { Leaf(name: "ov", v: n); if m.a >= 0 { Leaf(name: "ov2", v: m.a) } } } }
