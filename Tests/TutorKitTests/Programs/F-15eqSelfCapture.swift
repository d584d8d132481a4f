// note: addition (a): closure capturing self of Equatable nonPOD view whose == ignores state
// i: P=1 V=1 R=1
// @on: V=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct R: View { let tap: () -> Void; var body: some View { let _ = probe("R"); Button("x", action: tap) } }
struct V: View, Equatable { let title: String; @State private var on = false; static func == (a: V, b: V) -> Bool { a.title == b.title }
  var body: some View { let _ = probe("V"); let _ = step("on") { on.toggle() }; let _ = on; R(tap: { on.toggle() }) } }
struct P: View { var body: some View { let _ = probe("P"); V(title: "a") } }