// i: P=1 A=1 B=1 Any=1
// @inc: P=1
// @kind: P=1 B=1 Any=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct Act: View { let name: String; let action: () -> Void; var body: some View { let _ = probe(name); Button(name, action: action) } }
struct SLeaf: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }

protocol Item { var title: String { get } }
struct Book: Item { let title: String; var pages = 3 }
struct Movie: Item { let title: String }
struct ItemView: View { let name: String; let item: any Item; var body: some View { let _ = probe(name); Text(item.title) } }
struct AnyV: View { let p: Any; var body: some View { let _ = probe("Any"); Text("x") } }
struct P: View { @State private var n = 0; @State private var film = false
  var pick: any Item { film ? Movie(title: "t") : Book(title: "t") }
  var body: some View { let _ = probe("P"); let _ = step("inc") { n += 1 }; let _ = step("kind") { film = true }; let _ = n
    VStack { ItemView(name: "A", item: Book(title: "x" + "y")); ItemView(name: "B", item: pick); AnyV(p: film) } } }
