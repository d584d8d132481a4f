// note: any protocol-typed VM, observable behind existential; generic VM
// i: P=1 A=1 G=1
// @inc: A=1 G=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct SL: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }
@MainActor protocol CounterVM: AnyObject { var n: Int { get set }; func inc() }
@Observable final class RealVM: CounterVM { var n = 0; func inc() { n += 1 } }
struct A: View { let vm: any CounterVM; var body: some View { let _ = probe("A"); Text("\(vm.n)") } }
struct G<V: CounterVM>: View { let vm: V; var body: some View { let _ = probe("G"); Text("\(vm.n)") } }
struct P: View { @State private var vm = RealVM(); var body: some View { let _ = probe("P"); let _ = step("inc") { vm.inc() }; VStack { A(vm: vm); G(vm: vm) } } }