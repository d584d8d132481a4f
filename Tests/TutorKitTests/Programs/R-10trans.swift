// i: P=1 A=1 B=1
// @pa: P=2 A=1 B=1
// @aa: P=1 A=1 B=1
// @pap: P=3 A=2 B=1
// @same: -
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct Act: View { let name: String; let action: () -> Void; var body: some View { let _ = probe(name); Button(name, action: action) } }
struct SLeaf: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }

struct P: View { @State private var a = 0; @State private var b = 0
  var body: some View { let _ = probe("P")
    let _ = step("pa") { a += 1; withAnimation(.spring) { b += 1 } }
    let _ = step("aa") { withAnimation { a += 1 }; withAnimation { b += 1 } }
    let _ = step("pap") { a += 1; withAnimation { b += 1 }; a += 1 }
    let _ = step("same") { withAnimation { a = a } }
    VStack { Leaf(name: "A", v: a); Leaf(name: "B", v: b) } } }
