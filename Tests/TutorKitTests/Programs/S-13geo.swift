// i: P=1 G=1 C=1
// @n: P=1 G=1
// @m: G=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct SLeaf: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }
struct Act: View { let name: String; let action: () -> Void; var body: some View { let _ = probe(name); Button(name, action: action) } }

@Observable final class M { var a = 0 }
struct P: View { @State private var n = 0; @State private var m = M()
  var body: some View { let _ = probe("P"); let _ = step("n") { n += 1 }; let _ = step("m") { m.a += 1 }
    VStack { GeometryReader { geo in Leaf(name: "G", v: n + m.a); Leaf(name: "C") } } } }
