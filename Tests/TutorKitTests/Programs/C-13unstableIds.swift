// i: P=1 a=1 b=1
// @inc: P=1 a=1 b=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct SLeaf: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }
struct Act: View { let name: String; let action: () -> Void; var body: some View { let _ = probe(name); Button(name, action: action) } }

struct Item: Identifiable { var id = UUID(); let t: String }
struct P: View { @State private var n = 0; var items: [Item] { ["a", "b"].map { Item(t: $0) } }
  var body: some View { let _ = probe("P"); let _ = step("inc") { n += 1 }; let _ = n; ForEach(items) { SLeaf(name: $0.t, s: $0.t) } } }
