// note: Equatable view excluded closure keeps it; own binding triggers
// i: P=1 E=1
// @inc: P=1
// @x: E=1
// @q: P=1 E=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct SLeaf: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }
struct Act: View { let name: String; let action: () -> Void; var body: some View { let _ = probe(name); Button(name, action: action) } }

struct E: View, Equatable { let q: String; @Binding var x: Int; let act: () -> Void
  static func == (a: E, b: E) -> Bool { a.q == b.q }
  var body: some View { let _ = probe("E"); VStack { Text(q); Stepper("\(x)", value: $x); Button("go", action: act) } } }
struct P: View { @State private var n = 0; @State private var x = 0; @State private var q = "a"
  var body: some View { let _ = probe("P"); let _ = step("inc") { n += 1 }; let _ = step("x") { x += 1 }; let _ = step("q") { q += "a" }; let _ = n
    E(q: q, x: $x) { n = 100 } } }
