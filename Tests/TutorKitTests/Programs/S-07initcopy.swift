// i: P=1 C=1 G=1
// @inc: P=1 C=1 G=0
// @own: C=1 G=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct SLeaf: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }
struct Act: View { let name: String; let action: () -> Void; var body: some View { let _ = probe(name); Button(name, action: action) } }

struct C: View { @State private var draft: String; let orig: String
  init(name: String) { _draft = State(initialValue: name.uppercased()); orig = name }
  var body: some View { let _ = probe("C"); let _ = step("own") { draft += "!" }; SLeaf(name: "G", s: draft) } }
struct P: View { @State private var n = 0; var body: some View { let _ = probe("P"); let _ = step("inc") { n += 1 }; C(name: "u\(n)") } }
