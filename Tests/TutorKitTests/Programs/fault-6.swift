// note: objectWillChange.send() (4.3: any emission)
// i: P=1 O=1
// @poke: P=1 O=1
// @manual: P=1 O=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
final class VM: ObservableObject { var x = 0 { willSet { objectWillChange.send() } }; func poke() { objectWillChange.send() } }
struct O: View { @ObservedObject var vm: VM; var body: some View { let _ = probe("O"); Text("x") } }
struct P: View { @StateObject var vm = VM(); var body: some View { let _ = probe("P"); let _ = step("poke") { vm.poke() }; let _ = step("manual") { vm.x += 1 }; O(vm: vm) } }