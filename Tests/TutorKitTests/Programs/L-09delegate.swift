// note: weak delegate, closure callback in model
// i: P=1 A=1
// @go: P=1 A=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct SL: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }
protocol Del: AnyObject { func done(_ n: Int) }
final class Worker { weak var d: Del?; var onDone: ((Int) -> Void)?; func run() { d?.done(3); onDone?(4) } }
final class VM: ObservableObject, Del { @Published var n = 0; @Published var m = 0; let w = Worker(); init() { w.d = self; w.onDone = { [weak self] v in self?.m = v } }; func done(_ k: Int) { n = k } }
struct P: View { @StateObject private var vm = VM(); var body: some View { let _ = probe("P"); let _ = step("go") { vm.w.run() }; Leaf(name: "A", v: vm.n + vm.m) } }