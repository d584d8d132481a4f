// i: Root=1 P=1 Obs=1 Plain=1 Env=1 Val=1
// @a: P=1 Obs=1 Env=1 Val=1
// @b: P=1 Obs=1 Env=1
// @manual: P=1 Obs=1 Env=1
// @quiet: -
// root: Root()
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct Act: View { let name: String; let action: () -> Void; var body: some View { let _ = probe(name); Button(name, action: action) } }
struct SLeaf: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }

final class VM: ObservableObject { @Published var a = 0; @Published private(set) var b = 0; var q = 0; func bumpB() { b += 1; b += 1 }; func poke() { objectWillChange.send() } }
struct Obs: View { @ObservedObject var vm: VM; var body: some View { let _ = probe("Obs"); Text("x") } }
struct Plain: View { let vm: VM; var body: some View { let _ = probe("Plain"); Text("\(vm.a)") } }
struct Env: View { @EnvironmentObject var vm: VM; var body: some View { let _ = probe("Env"); Text("e") } }
struct Root: View { var body: some View { let _ = probe("Root"); P() } }
struct P: View { @StateObject private var vm = VM()
  var body: some View { let _ = probe("P"); let _ = step("a") { vm.a += 1 }; let _ = step("b") { vm.bumpB() }; let _ = step("manual") { vm.poke() }; let _ = step("quiet") { vm.q += 1 }
    VStack { Obs(vm: vm); Plain(vm: vm); Env(); Leaf(name: "Val", v: vm.a) }.environmentObject(vm) } }
