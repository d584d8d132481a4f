// i: P=1 T=1
// @s: P=1 T=1
import SwiftUI
struct T: View { let name: String; @Binding var on: Bool; var body: some View { let _ = probe(name); Text("x") } }
struct P: View { @State var f = false; var body: some View { let _ = probe("P"); let _ = step("s") { f = true }; T(name: "T", on: Binding(get: { f }, set: { f = $0 })) } }