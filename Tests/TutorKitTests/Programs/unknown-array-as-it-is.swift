// i: Shop=1 Row=3 Cheap=1
// @tap:Add: Shop=1 Row=0 Cheap=0
// root: Shop
import SwiftUI
// The array is handed on as it is, so it is the same one.
struct Item: Identifiable { let id: Int; var name: String; var price: Double }
struct Shop: View {
  let items: [Item]
  @State private var count = 0
  var body: some View { let _ = probe("Shop")
    VStack {
      Text("\(count)")
      Button("Add") { count += 1 }
      ForEach(items) { item in let _ = probe("Row"); Text(item.name) }
      Cheap(items: items)
    }
  }
}
struct Cheap: View {
  let items: [Item]
  var body: some View { let _ = probe("Cheap"); Text("\(items.count)") }
}
