// note: closure-stored container reading observable is charged
// i: P=1 CC=1 CV=1 c=1 v=1 Row=1
// @a: P=1 CC=1 CV=1 c=1 v=1
// @b: Row=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct Act: View { let name: String; let action: () -> Void; var body: some View { let _ = probe(name); Button(name, action: action) } }
struct SLeaf: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }

@Observable final class M { var a = 0; var b = 0 }
struct CV<C: View>: View { @ViewBuilder let content: C; var body: some View { let _ = probe("CV"); VStack { content } } }
struct CC<C: View>: View { @ViewBuilder let content: () -> C; var body: some View { let _ = probe("CC"); VStack { content() } } }
struct Row: View { let m: M; var body: some View { let _ = probe("Row"); Text("\(m.b)") } }
struct P: View { @State private var m = M()
  var body: some View { let _ = probe("P"); let _ = step("a") { m.a += 1 }; let _ = step("b") { m.b += 1 }
    VStack { CC { Leaf(name: "c", v: m.a) }; CV { Leaf(name: "v", v: m.a) }; Row(m: m) } } }
