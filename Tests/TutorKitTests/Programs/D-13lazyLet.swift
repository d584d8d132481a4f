// note: State init from let, init with defaults, memberwise with private default, optional closure nil
// i: P=1 O=1 O2=1 O3=1
// @inc: P=1 O3=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct SLeaf: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }
struct Act: View { let name: String; let action: () -> Void; var body: some View { let _ = probe(name); Button(name, action: action) } }

struct O: View { var name = "O"; var onTap: (() -> Void)?; var title: LocalizedStringKey = "x"; var tint: Color = .red; var body: some View { let _ = probe(name); Text(title) } }
struct P: View { @State private var n = 0; var body: some View { let _ = probe("P"); let _ = step("inc") { n += 1 }; let _ = n
  VStack { O(); O(name: "O2", onTap: { print("x") }, tint: .blue.opacity(0.5)); O(name: "O3", onTap: { n = 0 }) } } }
