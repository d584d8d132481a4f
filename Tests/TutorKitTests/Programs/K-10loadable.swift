// i: L=2 Idle=1 Content=1
// @retry: L=? Content=?
// root: LoadScreen()
// note: onAppear loads synchronously: idle → loaded; P runs twice
import SwiftUI

enum Loadable<V> { case idle, loading, loaded(V), failed(String)
  func map<T>(_ f: (V) -> T) -> Loadable<T> { switch self { case .idle: .idle; case .loading: .loading; case .loaded(let v): .loaded(f(v)); case .failed(let m): .failed(m) } } }
struct LoadableView<V, C: View>: View { let state: Loadable<V>; @ViewBuilder let content: (V) -> C
  var body: some View { switch state { case .idle, .loading: IdleV(); case .loaded(let v): content(v); case .failed(let m): Text(m) } } }
struct IdleV: View { var body: some View { let _ = probe("Idle"); ProgressView() } }
struct ContentV: View { let names: [String]; var body: some View { let _ = probe("Content"); ForEach(names, id: \.self) { Text($0) } } }
struct LoadScreen: View { @State private var state: Loadable<[String]> = .idle
  private func load() { state = Loadable.loaded(["b", "a"]).map { $0.sorted() } }
  var body: some View { let _ = probe("L"); let _ = step("retry") { load() }; LoadableView(state: state) { ContentV(names: $0) }.onAppear(perform: load) } }
