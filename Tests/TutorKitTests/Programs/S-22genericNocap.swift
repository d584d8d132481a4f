// i: P=1 L=1 r1=1 r2=1
// @inc: P=1
// @edit: P=1 L=1 r1=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct SLeaf: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }
struct Act: View { let name: String; let action: () -> Void; var body: some View { let _ = probe(name); Button(name, action: action) } }

struct Item: Identifiable, Hashable { var id: Int; var s: String }
struct L<Row: View>: View { let data: [Item]; @ViewBuilder let row: (Item) -> Row
  var body: some View { let _ = probe("L"); VStack { ForEach(data) { row($0) } } } }
struct P: View { @State private var n = 0; @State private var items = [Item(id: 1, s: "a"), Item(id: 2, s: "b")]
  var body: some View { let _ = probe("P"); let _ = step("inc") { n += 1 }; let _ = step("edit") { items[0].s = "z" }; let _ = n
    L(data: items) { item in SLeaf(name: "r\(item.id)", s: item.s) } } }
