// tutor: exercise9
import SwiftUI

// TODO: A change of one order line should not build the rest of the screen
// again.
struct Bake: Identifiable, Equatable {
  let id: Int
  let name: String
  let kind: String
  let price: Int
  var count = 0
}

@Observable
final class BakeryOrder {
  var bakes = [
    Bake(id: 1, name: "Rye loaf", kind: "Bread", price: 42),
    Bake(id: 2, name: "Seeded roll", kind: "Bread", price: 9),
    Bake(id: 3, name: "Cardamom bun", kind: "Sweet", price: 24),
  ]
  var customer = ""
  var isGift = false
  var pickup = "Morning"

  var pieces: Int {
    bakes.reduce(0) { $0 + $1.count }
  }

  var total: Int {
    bakes.reduce(isGift ? 15 : 0) { $0 + $1.price * $1.count }
  }

  func add(_ id: Int) {
    guard let index = bakes.firstIndex(where: { $0.id == id }) else { return }
    bakes[index].count += 1
  }

  func remove(_ id: Int) {
    guard let index = bakes.firstIndex(where: { $0.id == id }) else { return }
    bakes[index].count = max(0, bakes[index].count - 1)
  }
}

struct BakeryOrderScreen: View {
  @State private var order = BakeryOrder()
  @State private var isCompact = false
  let shop = "Mill Lane Bakery"
  let hours = "Open until six"

  var body: some View {
    ScrollView {
      VStack(spacing: isCompact ? 8 : 16) {
        masthead
        Divider()
        ForEach(order.bakes) { bake in
          row(
            for: bake,
            onAdd: { order.add(bake.id) },
            onRemove: { order.remove(bake.id) }
          )
        }
        Divider()
        boxOptions
        summary(pieces: order.pieces, total: order.total)
        displayOptions
      }
      .padding()
    }
  }

  private var masthead: some View {
    VStack(alignment: .leading, spacing: 4) {
      Label(shop, systemImage: "storefront").font(.title2)
      Text(hours).font(.subheadline).foregroundStyle(.secondary)
      Text("Order before noon for the same day").font(.caption)
    }
  }

  private var boxOptions: some View {
    VStack(alignment: .leading, spacing: 8) {
      TextField("Name on the box", text: $order.customer)
        .textFieldStyle(.roundedBorder)
      Toggle("Gift wrap", isOn: $order.isGift)
      Picker("Pickup", selection: $order.pickup) {
        Text("Morning").tag("Morning")
        Text("Afternoon").tag("Afternoon")
      }
      Text(boxLine).font(.footnote)
    }
    .padding(.vertical)
  }

  private var boxLine: String {
    let name = order.customer.isEmpty ? "nobody yet" : order.customer
    return "For \(name), \(order.pickup)"
  }

  private var displayOptions: some View {
    VStack(alignment: .leading) {
      Toggle("Compact", isOn: $isCompact)
      Text(isCompact ? "Close together" : "Far apart").font(.footnote)
    }
  }

  private func row(
    for bake: Bake,
    onAdd: @escaping () -> Void,
    onRemove: @escaping () -> Void
  ) -> some View {
    HStack(spacing: 12) {
      VStack(alignment: .leading) {
        Text(bake.name).font(.headline)
        Text("\(bake.kind), \(bake.price) kr").font(.caption)
      }
      Spacer()
      Button("Remove \(bake.name)", action: onRemove)
        .disabled(bake.count == 0)
      Text("\(bake.count)").monospacedDigit()
      Button("Add \(bake.name)", action: onAdd)
    }
  }

  private func summary(pieces: Int, total: Int) -> some View {
    VStack(spacing: 4) {
      HStack {
        Text("Pieces").foregroundStyle(.secondary)
        Spacer()
        Text("\(pieces)").bold()
      }
      HStack {
        Text("To pay").foregroundStyle(.secondary)
        Spacer()
        Text("\(total) kr").bold()
      }
      Text(pieces > 5 ? "A big box" : "A small box").font(.caption)
    }
  }
}
