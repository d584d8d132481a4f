// note: elements not Equatable, rebuilt: closure re-runs but rows compared field by field
// i: P=1 r1=1 r2=1
// @touch: P=1
// @edit: P=1 r2=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct Act: View { let name: String; let action: () -> Void; var body: some View { let _ = probe(name); Button(name, action: action) } }
struct SLeaf: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }

struct Item: Identifiable { let id: Int; var title: String }
struct Row: View { let item: Item; var body: some View { let _ = probe("r\(item.id)"); Text(item.title) } }
struct P: View { @State private var items = [Item(id: 1, title: "x"), Item(id: 2, title: "y")]; @State private var n = 0
  var body: some View { let _ = probe("P"); let _ = step("touch") { n += 1 }; let _ = step("edit") { items[1].title = "z" }; let _ = n
    ForEach(items.filter { $0.id > 0 }) { item in Row(item: item) } } }
