// note: chain a -> b -> c
// i: P=1 A=1 C=1
// @go: P=3 A=1 C=1
// @go: P=3 A=1 C=1
// @setsame: -
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct Act: View { let name: String; let action: () -> Void; var body: some View { let _ = probe(name); Button(name, action: action) } }
struct SLeaf: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }

struct P: View { @State private var a = 0; @State private var b = 0; @State private var c = 0
  var body: some View { let _ = probe("P"); let _ = step("go") { a += 1 }; let _ = step("setsame") { a = a }
    VStack { Leaf(name: "A", v: a); Leaf(name: "C", v: c) }
      .onChange(of: a) { old, new in b = new * 10 }
      .onChange(of: b) { c = b + 1 } } }
