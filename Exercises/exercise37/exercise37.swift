// tutor: exercise37
import SwiftUI

// TODO: The board shows the soup. Let an order leave it alone.

final class Kitchen: ObservableObject {
  @Published var soup = "Leek"
  @Published var orders = 0
  @Published var isOpen = true
  @Published var cook = "Amira"
}

struct CanteenPage: View {
  @StateObject private var kitchen = Kitchen()

  var body: some View {
    VStack {
      SoupBoard()
      OrderDesk()
    }
    .environmentObject(kitchen)
    .padding()
  }
}

private struct SoupBoard: View {
  @EnvironmentObject var kitchen: Kitchen

  var body: some View {
    VStack(alignment: .leading) {
      Text("Soup of the day").font(.caption)
      Text(kitchen.soup).font(.title)
      Text("With bread and butter")
    }
  }
}

private struct OrderDesk: View {
  @EnvironmentObject var kitchen: Kitchen

  var body: some View {
    VStack {
      Text("\(kitchen.orders) orders for \(kitchen.cook)")
      Button("Order") { kitchen.orders += 1 }
        .disabled(!kitchen.isOpen || kitchen.orders == 40)
      Toggle("Open", isOn: $kitchen.isOpen)
    }
  }
}
