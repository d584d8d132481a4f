// i: P=1 D=1
// @rename: P=1 D=1
// @deselect: P=1 N=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct SL: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }
struct Doc: Identifiable, Equatable { let id: Int; var t: String }
struct P: View { @State private var docs = [Doc(id: 1, t: "a"), Doc(id: 2, t: "b")]; @State private var sel: Doc.ID? = 1
  private var current: Doc? { docs.first(where: { $0.id == sel }) }
  private var title: String { current?.t.uppercased() ?? "-" }
  var body: some View { let _ = probe("P"); let _ = step("rename") { if let sel, let i = docs.firstIndex(where: { $0.id == sel }) { docs[i].t += "!" } }; let _ = step("deselect") { sel = nil }
    if let d = current { SL(name: "D", s: "\(d.id)" + title) } else { SL(name: "N", s: title) } } }