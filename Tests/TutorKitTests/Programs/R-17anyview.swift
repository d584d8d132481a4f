// i: P=1 A=1 holder=1
// @inc: P=1 A=0 holder=1
// @kind: P=1 B=1 holder=1
// @kind: P=1 A=1 holder=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct Act: View { let name: String; let action: () -> Void; var body: some View { let _ = probe(name); Button(name, action: action) } }
struct SLeaf: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }

struct Holder: View { let icon: AnyView; var body: some View { let _ = probe("holder"); icon } }
struct P: View { @State private var n = 0; @State private var alt = false
  func make() -> AnyView { if alt { return AnyView(SLeaf(name: "B", s: "b")) }; return AnyView(Leaf(name: "A", v: 1)) }
  var body: some View { let _ = probe("P"); let _ = step("inc") { n += 1 }; let _ = step("kind") { alt.toggle() }; let _ = n
    VStack { make(); Holder(icon: AnyView(Text("x"))) } } }
