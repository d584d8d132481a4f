// i: P=1
// @s: P=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct Tog: View { @Binding var on: Bool; var body: some View { let _ = probe("Tog"); Text("x") } }
final class VM: ObservableObject { func poke() { objectWillChange.send() } }
struct P: View { @StateObject var vm = VM()
  var body: some View { let _ = probe("P"); let _ = step("s") { vm.poke() }; Text("x") } }