// i: P=1
// @a: P=1
// @b: P=2
// @c: P=2
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct SLeaf: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }
struct Act: View { let name: String; let action: () -> Void; var body: some View { let _ = probe(name); Button(name, action: action) } }

struct P: View { @State private var a = 0; @State private var b = 0
  var body: some View { let _ = probe("P"); let _ = step("a") { withAnimation(.easeIn) { a += 1; b += 1 } }; let _ = step("b") { withAnimation(.easeIn) { a += 1 }; withAnimation(.linear) { b += 1 } }
    let _ = step("c") { var t = Transaction(); t.disablesAnimations = true; withTransaction(t) { a += 1 }; b += 1 }
    Text("\(a) \(b)") } }
