// i: P=1 l1=1 l2=1
// @t: l2=1
// @model: l1=1 l2=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct SLeaf: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }
struct Act: View { let name: String; let action: () -> Void; var body: some View { let _ = probe(name); Button(name, action: action) } }

@Observable final class Item: Identifiable { let id: Int; var t = 0; init(id: Int) { self.id = id } }
@Observable final class Store { var items = [Item(id: 1), Item(id: 2)]; var unit = 1 }
struct P: View { @State private var store = Store()
  var body: some View { let _ = probe("P"); let _ = step("t") { store.items[1].t += 1 }; let _ = step("model") { store.unit += 1 }
    VStack { ForEach(store.items) { item in Leaf(name: "l\(item.id)", v: item.t * 10 + store.unit) } } } }
