// i: P=1 Mid=1 R=1
// @swap: P=1 R=1
// @a: R=1
// @old: -
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct SLeaf: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }
struct Act: View { let name: String; let action: () -> Void; var body: some View { let _ = probe(name); Button(name, action: action) } }

final class VM: ObservableObject { @Published var a = 0 }
struct R: View { @EnvironmentObject private var vm: VM; var body: some View { let _ = probe("R"); Text("\(vm.a)") } }
struct Mid: View { var body: some View { let _ = probe("Mid"); R() } }
let vm1 = VM(), vm2 = VM()
struct P: View { @State private var second = false; var body: some View { let _ = probe("P"); let _ = step("swap") { second = true }; let _ = step("a") { vm2.a += 1 }; let _ = step("old") { vm1.a += 1 }; Mid().environmentObject(second ? vm2 : vm1) } }
