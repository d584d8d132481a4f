// tutor: exercise37
// rejected by: behaves-the-same
import SwiftUI

@Observable
final class Kitchen {
  var soup = "Leek"
  var orders = 0
  var isOpen = true
  var cook = "Amira"

  func takeCall() { orders = min(orders + 5, 40) }
}

struct CanteenPage: View {
  @State private var kitchen = Kitchen()

  var body: some View {
    VStack {
      SoupBoard()
      OrderDesk()
      PhoneDesk(kitchen: kitchen)
    }
    .environment(kitchen)
  }
}

private struct SoupBoard: View {
  @Environment(Kitchen.self) private var kitchen

  var body: some View {
    VStack(alignment: .leading) {
      Text("Soup of the day").font(.caption)
      Text(kitchen.soup).font(.title)
      Text("With bread and butter")
    }
  }
}

private struct OrderDesk: View {
  @Environment(Kitchen.self) private var kitchen
  @State private var isOpen = true

  var body: some View {
    VStack {
      Text("\(kitchen.orders) orders for \(kitchen.cook)")
      Button("Order") { kitchen.orders += 1 }
        .disabled(!kitchen.isOpen || kitchen.orders == 40)
      Toggle("Open", isOn: $isOpen)
    }
  }
}

private struct PhoneDesk: View {
  let kitchen: Kitchen

  var body: some View {
    HStack {
      Image(systemName: "phone")
      Text("Tables of five, please call").font(.caption)
      Button("Take a call") { kitchen.takeCall() }
    }
  }
}
