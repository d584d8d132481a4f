// tutor: exercise9
// rejected by: renders-the-same
import SwiftUI

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
        Masthead(shop: shop, hours: hours)
        Divider()
        ForEach(order.bakes) { bake in
          BakeRow(
            name: bake.name,
            kind: bake.kind,
            price: bake.price,
            count: bake.count,
            onAdd: { [order] in order.add(bake.id) },
            onRemove: { [order] in order.remove(bake.id) }
          )
        }
        Divider()
        BoxOptions(order: order)
        OrderSummary(pieces: order.pieces, total: order.total)
        DisplayOptions(isCompact: $isCompact)
      }
    }
    .padding()
  }
}

private struct Masthead: View {
  let shop: String
  let hours: String

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Label(shop, systemImage: "storefront").font(.title2)
      Text(hours).font(.subheadline).foregroundStyle(.secondary)
      Text("Order before noon for the same day").font(.caption)
    }
  }
}

private struct BakeRow: View {
  let name: String
  let kind: String
  let price: Int
  let count: Int
  let onAdd: () -> Void
  let onRemove: () -> Void

  var body: some View {
    HStack(spacing: 12) {
      VStack(alignment: .leading) {
        Text(name).font(.headline)
        Text("\(kind), \(price) kr").font(.caption)
      }
      Spacer()
      Button("Remove \(name)", action: onRemove)
        .disabled(count == 0)
      Text("\(count)").monospacedDigit()
      Button("Add \(name)", action: onAdd)
    }
  }
}

private struct BoxOptions: View {
  @Bindable var order: BakeryOrder

  var body: some View {
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
}

private struct OrderSummary: View {
  let pieces: Int
  let total: Int

  var body: some View {
    VStack(spacing: 4) {
      SummaryLine(label: "Pieces", value: "\(pieces)")
      SummaryLine(label: "To pay", value: "\(total) kr")
      Text(pieces > 5 ? "A big box" : "A small box").font(.caption)
    }
  }
}

private struct SummaryLine: View {
  let label: String
  let value: String

  var body: some View {
    HStack {
      Text(label).foregroundStyle(.secondary)
      Spacer()
      Text(value).bold()
    }
  }
}

private struct DisplayOptions: View {
  @Binding var isCompact: Bool

  var body: some View {
    VStack(alignment: .leading) {
      Toggle("Compact", isOn: $isCompact)
      Text(isCompact ? "Close together" : "Far apart").font(.footnote)
    }
  }
}
