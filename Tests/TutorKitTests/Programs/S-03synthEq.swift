// note: struct with closure cannot be Equatable; field non-POD Equatable with lenient ==
// i: P=1 A=1 B=1 C=1
// @inc: P=1 A=0 B=1 C=0
// @name: P=1 A=1 B=0 C=0
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct SLeaf: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }
struct Act: View { let name: String; let action: () -> Void; var body: some View { let _ = probe(name); Button(name, action: action) } }

struct Len: Equatable { var s: String; var rev: Int; static func == (a: Len, b: Len) -> Bool { a.s == b.s } }
struct Pod: Equatable { var a: Int; var rev: Int; static func == (l: Pod, r: Pod) -> Bool { l.a == r.a } }
struct Ident: Hashable { let s: String; static func == (l: Ident, r: Ident) -> Bool { l.s.count == r.s.count }; func hash(into h: inout Hasher) { h.combine(s.count) } }
struct A: View { let x: Len?; var body: some View { let _ = probe("A"); Text("a") } }
struct B: View { let x: Pod; var body: some View { let _ = probe("B"); Text("a") } }
struct C: View { let x: [Ident]; var body: some View { let _ = probe("C"); Text("a") } }
struct P: View { @State private var n = 0; @State private var name = "aa"
  var body: some View { let _ = probe("P"); let _ = step("inc") { n += 1 }; let _ = step("name") { name = "bb" }
    VStack { A(x: Len(s: name, rev: n)); B(x: Pod(a: 1, rev: n)); C(x: [Ident(s: name), Ident(s: "q")]) } } }
