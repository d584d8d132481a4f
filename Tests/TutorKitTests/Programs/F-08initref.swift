// i: P=1 x=1 y=1
// @inc: P=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct Item: Identifiable, Equatable { let name: String; var id: String { name } }
struct R: View { let item: Item; var body: some View { let _ = probe(item.name); Text(item.name) } }
struct P: View { @State private var n = 0; let items = ["x", "y"].map(Item.init); var body: some View { let _ = probe("P"); let _ = step("inc") { n += 1 }; let _ = n; ForEach(items) { R(item: $0) } } }