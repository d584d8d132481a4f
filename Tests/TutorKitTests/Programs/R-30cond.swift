// i: P=1 T=1 sib=1
// @toggle: P=1 F=1
// @incF: F=1
// @toggle: P=1 T=1
// @op: P=1
// @apply: P=1 sib=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct Act: View { let name: String; let action: () -> Void; var body: some View { let _ = probe(name); Button(name, action: action) } }
struct SLeaf: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }

struct S: View { let name: String; @State private var s = 0; var body: some View { let _ = probe(name); let _ = step("inc" + name) { s += 1 }; Text("\(s)") } }
extension View { @ViewBuilder func applyIf<V: View>(_ c: Bool, transform: (Self) -> V) -> some View { if c { transform(self) } else { self } } }
struct P: View { @State private var f = true; @State private var o = 1.0; @State private var ap = false
  var body: some View { let _ = probe("P"); let _ = step("toggle") { f.toggle() }; let _ = step("op") { o = 0.3 }; let _ = step("apply") { ap.toggle() }
    VStack { if f { S(name: "T") } else { S(name: "F") }
      S(name: "sib").opacity(o).applyIf(ap) { $0.padding() } } } }
