// i: P=1 r1=1 r2=1
// @edit: P=1 r1=1 r2=1
// @touch: P=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct Act: View { let name: String; let action: () -> Void; var body: some View { let _ = probe(name); Button(name, action: action) } }
struct SLeaf: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }

struct Item: Identifiable, Equatable { let id: Int; var on = false }
struct Row: View { @Binding var item: Item; var body: some View { let _ = probe("r\(item.id)"); Toggle("x", isOn: $item.on) } }
struct P: View { @State private var items = [Item(id: 1), Item(id: 2)]; @State private var n = 0
  var body: some View { let _ = probe("P"); let _ = step("edit") { items[0].on.toggle() }; let _ = step("touch") { n += 1 }; let _ = n
    ForEach($items) { $item in Row(item: $item) } } }
