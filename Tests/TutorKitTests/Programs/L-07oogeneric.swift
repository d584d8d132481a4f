// i: P=1 A=1
// @inc: P=1 A=1
// root: Scr(vm: VM())
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct SL: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }
protocol VMP: ObservableObject { var n: Int { get }; func inc() }
final class VM: VMP { @Published private(set) var n = 0; func inc() { n += 1 } }
struct A: View { let n: Int; var body: some View { let _ = probe("A"); Text("\(n)") } }
struct Scr<V: VMP>: View { @StateObject var vm: V; init(vm: @autoclosure @escaping () -> V) { _vm = StateObject(wrappedValue: vm()) }; var body: some View { let _ = probe("P"); let _ = step("inc") { vm.inc() }; A(n: vm.n) } }