// note: primitive env modifiers do not run custom bodies unless declared
// i: P=1 A=1 E=1 D=1
// @dis: P=1 E=1
// @font: P=1
// @scheme: P=1 D=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct SLeaf: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }
struct Act: View { let name: String; let action: () -> Void; var body: some View { let _ = probe(name); Button(name, action: action) } }

struct A: View { var body: some View { let _ = probe("A"); Text("a") } }
struct E: View { @Environment(\.isEnabled) var en; var body: some View { let _ = probe("E"); Text(en ? "y" : "n") } }
struct D: View { @Environment(\.colorScheme) var cs; var body: some View { let _ = probe("D"); Text(cs == .dark ? "y" : "n") } }
struct P: View { @State private var dis = false; @State private var big = false; @State private var dark = false
  var body: some View { let _ = probe("P"); let _ = step("dis") { dis.toggle() }; let _ = step("font") { big.toggle() }; let _ = step("scheme") { dark = true }
    VStack { A(); E(); D() }.disabled(dis).font(big ? .title : .body).environment(\.colorScheme, dark ? .dark : .light) } }
