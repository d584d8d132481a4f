// i: P=1 S=1 leafS=1
// @s: S=1 leafS=1
// @inc: P=1
// @id: P=1 S=1 leafS=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct Act: View { let name: String; let action: () -> Void; var body: some View { let _ = probe(name); Button(name, action: action) } }
struct SLeaf: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }

struct S: View { @State private var s = 0; var body: some View { let _ = probe("S"); let _ = step("s") { s += 1 }; Leaf(name: "leafS", v: s) } }
struct Key: Hashable { var a: Int; var b: String }
struct P: View { @State private var n = 0; @State private var k = Key(a: 0, b: "k")
  var body: some View { let _ = probe("P"); let _ = step("inc") { n += 1 }; let _ = step("id") { k.a += 1 }; let _ = n; S().id(k) } }
