// i: Shop=1 Row=3 Cheap=1
// @tap:Add: Shop=1 Row=3 Cheap=1
// root: Shop
import SwiftUI
// Item has no ==: an array that is made anew differs, whatever its elements are.
struct Item: Identifiable { let id: Int; var name: String; var price: Double }
struct Shop: View {
  let items: [Item]
  @State private var count = 0
  var body: some View { let _ = probe("Shop")
    VStack {
      Text("\(count)")
      Button("Add") { count += 1 }
      ForEach(items.sorted { $0.price < $1.price }) { item in let _ = probe("Row"); Text(item.name) }
      Cheap(items: items.filter { $0.price < 3 })
    }
  }
}
struct Cheap: View {
  let items: [Item]
  var body: some View { let _ = probe("Cheap"); Text("\(items.count)") }
}
