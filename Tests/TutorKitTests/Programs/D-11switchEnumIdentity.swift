// note: two cases sharing one branch keep identity
// i: P=1 Load=1
// @load2: P=1 Load=1
// @done: P=1 Done=1
// @done2: P=1 Done=1
// @err: P=1 Err=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct SLeaf: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }
struct Act: View { let name: String; let action: () -> Void; var body: some View { let _ = probe(name); Button(name, action: action) } }

enum Phase { case idle, loading(Double), done([String]), failed(any Error) }
struct E1: Error { let m: String }
struct LoadV: View { let p: Double?; @State private var seen = 0; var body: some View { let _ = probe("Load"); Text("l") } }
struct DoneV: View { let items: [String]; var body: some View { let _ = probe("Done"); Text(items.joined()) } }
struct ErrV: View { let text: String; var body: some View { let _ = probe("Err"); Text(text) } }
struct P: View { @State private var ph = Phase.idle
  private var progress: Double? { if case .loading(let p) = ph { return p } else { return nil } }
  var body: some View { let _ = probe("P"); let _ = step("load2") { ph = .loading(0.5) }; let _ = step("done") { ph = .done(["a"]) }; let _ = step("done2") { ph = .done(["a", "b"]) }; let _ = step("err") { ph = .failed(E1(m: "x")) }
    switch ph { case .idle, .loading: LoadV(p: progress); case .done(let xs): DoneV(items: xs); case .failed(let e): ErrV(text: (e as? E1)?.m ?? "?") } } }
