// note: redux style store with reducer closure (inout State, Action)
// i: P=1 A=1 B=1
// @inc: P=1 A=1
// @name: P=1 B=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct AppState: Equatable { var n = 0; var name = "a" }
enum Action { case inc, setName(String) }
final class Store: ObservableObject { @Published private(set) var state = AppState(); private let reduce: (inout AppState, Action) -> Void
  init(reduce: @escaping (inout AppState, Action) -> Void) { self.reduce = reduce }
  func send(_ a: Action) { reduce(&state, a) } }
func appReducer(_ s: inout AppState, _ a: Action) { switch a { case .inc: s.n += 1; case .setName(let n): s.name = n } }
struct SV: View { let s: String; var body: some View { let _ = probe("B"); Text(s) } }
struct P: View { @StateObject private var store = Store(reduce: appReducer); var body: some View { let _ = probe("P"); let _ = step("inc") { store.send(.inc) }; let _ = step("name") { store.send(.setName("z")) }; VStack { Leaf(name: "A", v: store.state.n); SV(s: store.state.name) } } }