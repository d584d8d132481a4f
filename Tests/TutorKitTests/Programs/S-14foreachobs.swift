// i: P=1 r1=1 r2=1 sum=1
// @t: r2=1 sum=1
// @sel: P=0 r1=1 r2=1
// @append: P=1 r3=1 sum=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct SLeaf: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }
struct Act: View { let name: String; let action: () -> Void; var body: some View { let _ = probe(name); Button(name, action: action) } }

@Observable final class Item: Identifiable { let id: Int; var t = 0; init(id: Int, t: Int = 0) { self.id = id; self.t = t } }
@Observable final class Store { var items = [Item(id: 1), Item(id: 2)]; var sel: Int? = nil; var total: Int { items.reduce(0) { $0 + $1.t } } }
struct Row: View { let item: Item; let store: Store; var body: some View { let _ = probe("r\(item.id)"); HStack { Text("\(item.t)"); if store.sel == item.id { Image(systemName: "check") } } } }
struct Sum: View { let store: Store; var body: some View { let _ = probe("sum"); Text("\(store.total)") } }
struct P: View { @State private var store = Store()
  var body: some View { let _ = probe("P"); let _ = step("t") { store.items[1].t += 1 }; let _ = step("sel") { store.sel = 1 }; let _ = step("append") { store.items.append(Item(id: 3, t: 5)) }
    VStack { ForEach(store.items) { Row(item: $0, store: store) }; Sum(store: store) } } }
