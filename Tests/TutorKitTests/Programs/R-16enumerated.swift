// note: tuples are not Equatable but id by element.id keeps identity; Row gets offset -> shifted rows run
// i: P=1 x=1 y=1
// @front: P=1 x=1 y=1 w=1
// @append: P=1 q=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct Act: View { let name: String; let action: () -> Void; var body: some View { let _ = probe(name); Button(name, action: action) } }
struct SLeaf: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }

struct Item: Identifiable { let id: String }
struct Row: View { let n: Int; let item: Item; var body: some View { let _ = probe(item.id); Text("\(n)") } }
struct P: View { @State private var items = [Item(id: "x"), Item(id: "y")]
  var body: some View { let _ = probe("P"); let _ = step("front") { items.insert(Item(id: "w"), at: 0) }; let _ = step("append") { items.append(.init(id: "q")) }
    VStack { ForEach(Array(items.enumerated()), id: \.element.id) { n, item in Row(n: n, item: item) } } } }
