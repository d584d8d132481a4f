// tutor: exercise37
import SwiftUI

// TODO: An order changes neither the soup nor the phone. Which body has to
// run for it?

final class Kitchen: ObservableObject {
  @Published var soup = "Leek"
  @Published var orders = 0
  @Published var isOpen = true
  @Published var cook = "Amira"

  func takeCall() { orders = min(orders + 5, 40) }
}

struct CanteenPage: View {
  @StateObject private var kitchen = Kitchen()

  var body: some View {
    VStack {
      SoupBoard()
      OrderDesk()
      PhoneDesk()
    }
    .environmentObject(kitchen)
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

private struct PhoneDesk: View {
  @EnvironmentObject var kitchen: Kitchen

  var body: some View {
    HStack {
      Image(systemName: "phone")
      Text("Tables of five, please call").font(.caption)
      Button("Take a call") { kitchen.takeCall() }
    }
  }
}
