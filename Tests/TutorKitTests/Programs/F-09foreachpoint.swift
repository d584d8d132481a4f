// note: ForEach content as View.init reference, and row function reference
// i: P=1 x=1 y=1 fx=1 fy=1
// @inc: P=1
// @add: P=1 z=1 fz=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct Item: Identifiable, Equatable { let name: String; var id: String { name } }
struct R: View { let item: Item; init(_ item: Item) { self.item = item }; init(f item: Item) { self.item = Item(name: "f" + item.name) }; var body: some View { let _ = probe(item.name); Text(item.name) } }
struct P: View { @State private var n = 0; @State private var items = [Item(name: "x"), Item(name: "y")]
  private func row(_ i: Item) -> some View { R(f: i) }
  var body: some View { let _ = probe("P"); let _ = step("inc") { n += 1 }; let _ = step("add") { items.append(Item(name: "z")) }; let _ = n; VStack { ForEach(items, content: R.init(_:)); ForEach(items, content: row) } } }