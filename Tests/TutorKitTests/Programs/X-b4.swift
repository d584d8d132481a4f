// i: P=1 Tog=1
// @s: P=1 Tog=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct Tog: View { @Binding var on: Bool; var body: some View { let _ = probe("Tog"); Text("x") } }
struct P: View { @State var f = false
  var b: Binding<Bool> { .init(get: { f }, set: { f = $0 }) }
  var body: some View { let _ = probe("P"); let _ = step("s") { f = true }
   Tog(on: b) } }