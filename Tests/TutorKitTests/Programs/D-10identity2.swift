// i: P=1 S1=1 L1=1
// @s1: S1=1 L1=1
// @swap: P=1 S1=1
// @s1: S1=1 L1=1
// @type: P=1 T=1 L2=?
// @back: P=1 S1=1 L1=1
// note: same type in one static position keeps identity with new input v (state kept, L1 gets state only)
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct SLeaf: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }
struct Act: View { let name: String; let action: () -> Void; var body: some View { let _ = probe(name); Button(name, action: action) } }

struct S: View { let name: String; let v: Int; @State private var c = 0; var body: some View { let _ = probe(name); let _ = step("s1") { c += 1 }; Leaf(name: "L1", v: c) } }
struct T: View { var body: some View { let _ = probe("T"); Text("t") } }
struct P: View { @State private var v = 1; @State private var alt = false
  @ViewBuilder func page() -> some View { if alt { T() } else { S(name: "S1", v: v) } }
  var body: some View { let _ = probe("P"); let _ = step("swap") { v = 2 }; let _ = step("type") { alt = true }; let _ = step("back") { alt = false }; page() } }
