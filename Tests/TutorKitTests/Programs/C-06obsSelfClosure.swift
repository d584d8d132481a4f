// i: P=1 S=1 M=1
// @a: P=1
// @n: P=1 S=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct SLeaf: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }
struct Act: View { let name: String; let action: () -> Void; var body: some View { let _ = probe(name); Button(name, action: action) } }

@Observable final class VM { var a = 0; func go() { a += 1 } }
struct P: View { @State private var vm = VM(); @State private var n = 0; var body: some View { let _ = probe("P"); let _ = step("a") { vm.a += 1 }; let _ = step("n") { n += 1 }
  let _ = (vm.a, n)
  VStack { Act(name: "S") { vm.go() }; Act(name: "M") { [vm] in vm.go() } } } }
