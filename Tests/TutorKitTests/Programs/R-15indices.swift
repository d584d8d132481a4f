// note: ForEach(items.indices) values; content captures self -> reruns; rows compare by value
// i: P=1 r0=1 r1=1
// @edit: P=1 r1=1
// @front: P=1 r0=1 r1=1 r2=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct Act: View { let name: String; let action: () -> Void; var body: some View { let _ = probe(name); Button(name, action: action) } }
struct SLeaf: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }

struct Row: View { let i: Int; let text: String; var body: some View { let _ = probe("r\(i)"); Text(text) } }
struct P: View { @State private var items = ["a", "b"]
  var body: some View { let _ = probe("P"); let _ = step("edit") { items[1] += "!" }; let _ = step("front") { items.insert("z", at: 0) }
    VStack { ForEach(items.indices, id: \.self) { i in Row(i: i, text: items[i]) } } } }
