// i: P=1 r0=1 r1=1 idx0=1 idx1=1
// @edit: P=1 r1=1 idx0=1 idx1=1
// @title: -
// @same: -
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct SLeaf: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }
struct Act: View { let name: String; let action: () -> Void; var body: some View { let _ = probe(name); Button(name, action: action) } }

struct Row: Identifiable, Equatable { let id: Int; var t = "" }
@Observable final class S { var rows = [Row(id: 0), Row(id: 1)]; var title = "" }
struct RV: View { let row: Row; var body: some View { let _ = probe("r\(row.id)"); Text(row.t) } }
struct IV: View { let s: S; let i: Int; var body: some View { let _ = probe("idx\(i)"); Text(s.rows[i].t) } }
struct P: View { @State private var s = S(); var body: some View { let _ = probe("P"); let _ = step("edit") { s.rows[1].t = "x" }; let _ = step("title") { s.title = "q" }; let _ = step("same") { s.rows = s.rows }
  VStack { ForEach(s.rows) { RV(row: $0) }; IV(s: s, i: 0); IV(s: s, i: 1) } } }
