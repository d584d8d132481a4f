// note: optional set, contains
// i: P=1 Tog=1
// @s: P=1 Tog=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct Tog: View { @Binding var on: Bool; var body: some View { let _ = probe("Tog"); Text("x") } }
struct P: View { @State var sel: Set<Int> = []
  func isOn(_ i: Int) -> Binding<Bool> { Binding(get: { sel.contains(i) }, set: { on in if on { sel.insert(i) } else { sel.remove(i) } }) }
  var body: some View { let _ = probe("P"); let _ = step("s") { isOn(3).wrappedValue = true }
   Tog(on: isOn(3)) } }