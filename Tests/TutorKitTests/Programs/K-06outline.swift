// i: T=1 N-root=1 N-a=1 N-b=1
// @open: N-b=1 N-c=1
// @rename: T=1 N-root=1 N-a=1 N-b=? N-c=?
// root: Tree()
import SwiftUI

final class Tracker { static var n = 0 }
struct Item: Identifiable, Equatable { let id: String; var title: String; var children: [Item]? = nil
  mutating func rename(_ id: String, to t: String) { if self.id == id { title = t; return }; guard var c = children else { return }; for i in c.indices { c[i].rename(id, to: t) }; children = c } }
struct NodeView: View { let item: Item; @State private var open: Bool
  init(item: Item) { self.item = item; _open = State(initialValue: item.id != "b") }
  var body: some View { let _ = probe("N-" + item.id); let _ = item.id == "b" ? step("open") { open.toggle() } : ()
    VStack { Text(item.title); if open, let kids = item.children { ForEach(kids) { NodeView(item: $0) } } } } }
struct Tree: View { @State private var root = Item(id: "root", title: "R", children: [Item(id: "a", title: "A"), Item(id: "b", title: "B", children: [Item(id: "c", title: "C")])])
  var body: some View { let _ = probe("T"); let _ = step("rename") { root.rename("a", to: "AA") }; NodeView(item: root) } }
