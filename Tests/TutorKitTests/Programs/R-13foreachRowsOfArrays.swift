// note: nested ForEach, sections holding non-Equatable items; SectionView compares array buffer: sections kept in state -> same buffer for unmodified
// i: P=1 SA=1 SB=1 a=1 b=1 c=1
// @editB: P=1 SB=1 c=1
// @touch: P=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct Act: View { let name: String; let action: () -> Void; var body: some View { let _ = probe(name); Button(name, action: action) } }
struct SLeaf: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }

struct Item: Identifiable { let id: String; var v: Int }
struct Sec: Identifiable { let id: String; var items: [Item] }
struct Row: View { let item: Item; var body: some View { let _ = probe(item.id); Text("\(item.v)") } }
struct SecView: View { let sec: Sec; var body: some View { let _ = probe("S" + sec.id); VStack { ForEach(sec.items) { Row(item: $0) } } } }
struct P: View { @State private var secs = [Sec(id: "A", items: [Item(id: "a", v: 1), Item(id: "b", v: 2)]), Sec(id: "B", items: [Item(id: "c", v: 3)])]; @State private var n = 0
  var body: some View { let _ = probe("P"); let _ = step("editB") { secs[1].items[0].v += 1 }; let _ = step("touch") { n += 1 }; let _ = n
    VStack { ForEach(secs) { SecView(sec: $0) } } } }
