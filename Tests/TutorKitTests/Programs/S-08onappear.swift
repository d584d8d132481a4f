// i: P=2 A=2 B=1
// @show: P=2 A=1 C=1
// @hide: P=2 A=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct SLeaf: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }
struct Act: View { let name: String; let action: () -> Void; var body: some View { let _ = probe(name); Button(name, action: action) } }

struct P: View { @State private var n = 0; @State private var show = false
  var body: some View { let _ = probe("P"); let _ = step("show") { show = true }; let _ = step("hide") { show = false }
    VStack { Leaf(name: "A", v: n); Leaf(name: "B").onAppear { n += 1 }
      if show { Leaf(name: "C").onAppear { n += 10 }.onDisappear { n = 0 } } } } }
