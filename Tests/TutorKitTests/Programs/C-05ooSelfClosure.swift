// i: P=1 S=1 M=1 W=1
// @a: P=1 S=1 M=0 W=0
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct SLeaf: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }
struct Act: View { let name: String; let action: () -> Void; var body: some View { let _ = probe(name); Button(name, action: action) } }

final class VM: ObservableObject { @Published var a = 0; func go() { a += 1 } }
struct P: View { @StateObject private var vm = VM(); var body: some View { let _ = probe("P"); let _ = step("a") { vm.a += 1 }
  VStack { Act(name: "S") { vm.go() }; Act(name: "M") { [vm] in vm.go() }; Act(name: "W", action: vm.go) } } }
