// i: P=1 T=1
// @s: P=1 T=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct T: View { @Binding var on: Bool; var body: some View { let _ = probe("T"); Text("x") } }
struct P: View { @State var f = false; var body: some View { let _ = probe("P"); let _ = step("s") { f = true }; T(on: Binding { f } set: { f = $0 }) } }