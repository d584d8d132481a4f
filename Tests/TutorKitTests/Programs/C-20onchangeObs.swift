// i: P=1 L=1
// @q: P=1 L=1
// @q2: P=1 L=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct SLeaf: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }
struct Act: View { let name: String; let action: () -> Void; var body: some View { let _ = probe(name); Button(name, action: action) } }

@Observable final class M { var query = ""; var hits = 0 }
struct L: View { let m: M; var body: some View { let _ = probe("L"); Text("\(m.hits)") } }
struct P: View { @State private var m = M(); var body: some View { let _ = probe("P"); let _ = step("q") { m.query = "a" }; let _ = step("q2") { m.query = "abc" }; L(m: m).onChange(of: m.query) { m.hits = m.query.count } } }
