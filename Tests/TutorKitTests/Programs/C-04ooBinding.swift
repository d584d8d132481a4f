// i: P=1 A=1 B=1 C=1
// @a: P=1 A=1
// @viaBinding: P=1 B=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct SLeaf: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }
struct Act: View { let name: String; let action: () -> Void; var body: some View { let _ = probe(name); Button(name, action: action) } }

final class VM: ObservableObject { @Published var a = "x"; @Published var b = 1; @Published var list = [1] }
struct Fld: View { let name: String; @Binding var t: String; var body: some View { let _ = probe(name); Text(t) } }
struct Num: View { let name: String; @Binding var t: Int; var body: some View { let _ = probe(name); let _ = step("viaBinding") { if name == "B" { t += 1 } }; Text("\(t)") } }
struct P: View { @StateObject private var vm = VM(); var body: some View { let _ = probe("P"); let _ = step("a") { vm.a += "y" }
  VStack { Fld(name: "A", t: $vm.a); Num(name: "B", t: $vm.b); Leaf(name: "C", v: vm.list.count) } } }
