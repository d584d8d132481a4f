// tutor: exercise17
import SwiftUI

struct CartItem: Identifiable, Equatable {
  let id: Int
  let name: String
  let price: Int
  var quantity: Int
}

struct CheckoutScreen: View {
  @State private var items = [
    CartItem(id: 1, name: "Notebook", price: 12, quantity: 1),
    CartItem(id: 2, name: "Ink bottle", price: 8, quantity: 2),
    CartItem(id: 3, name: "Brass ruler", price: 20, quantity: 1),
  ]
  @State private var discount = 0
  @State private var isGift = false
  private let shop = "Paper Lantern"
  private let delivery = "By cargo bike, on Wednesday"

  private var subtotal: Int {
    items.reduce(0) { $0 + $1.price * $1.quantity }
  }

  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        ShopHeader(shop: shop, delivery: delivery)
        Card(title: "Basket") {
          Basket(items: $items)
        }
        Card(title: "Promo code") {
          PromoForm(discount: $discount)
        }
        Toggle("Gift wrap", isOn: $isGift)
        Totals(
          subtotal: subtotal, discount: discount, wrapping: isGift ? 4 : 0)
        Payment()
      }
      .padding()
    }
  }
}

private struct ShopHeader: View {
  let shop: String
  let delivery: String

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: "bag").font(.largeTitle)
      VStack(alignment: .leading) {
        Text(shop).font(.title2).bold()
        Text(delivery).font(.subheadline).foregroundStyle(.secondary)
      }
      Spacer()
    }
  }
}

private struct Card<Content: View>: View {
  let title: String
  let content: Content

  init(title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(title).font(.headline)
      content
    }
    .padding()
    .background(Color.orange.opacity(0.1))
    .clipShape(RoundedRectangle(cornerRadius: 16))
  }
}

private struct Basket: View {
  @Binding var items: [CartItem]

  var body: some View {
    ForEach($items) { $item in
      ItemRow(item: $item)
    }
  }
}

private struct ItemRow: View {
  @Binding var item: CartItem

  var body: some View {
    Stepper(value: $item.quantity, in: 0...9) {
      HStack {
        Text(item.name)
        Text("x \(item.quantity)").monospacedDigit()
        Spacer()
        Text("\(item.price * item.quantity) EUR")
      }
    }
  }
}

private struct PromoForm: View {
  @Binding var discount: Int
  @State private var code = ""

  var body: some View {
    HStack {
      TextField("Code", text: $code)
        .textFieldStyle(.roundedBorder)
      Button("Apply") { discount = code == "LANTERN" ? 10 : 0 }
        .disabled(code.isEmpty)
    }
    if discount > 0 {
      Label("\(discount) EUR off", systemImage: "tag")
        .foregroundStyle(.green)
    }
  }
}

private struct Totals: View {
  let subtotal: Int
  let discount: Int
  let wrapping: Int

  var body: some View {
    VStack(spacing: 6) {
      AmountLine(label: "Goods", amount: subtotal)
      AmountLine(label: "Discount", amount: -discount)
      AmountLine(label: "Wrapping", amount: wrapping)
      Divider()
      Text("To pay: \(subtotal - discount + wrapping) EUR")
        .font(.title3)
        .bold()
    }
  }
}

private struct AmountLine: View {
  let label: String
  let amount: Int

  var body: some View {
    HStack {
      Text(label).foregroundStyle(.secondary)
      Spacer()
      Text("\(amount) EUR").monospacedDigit()
    }
  }
}

private struct Payment: View {
  @State private var isPaid = false

  var body: some View {
    if isPaid {
      Label("Thank you", systemImage: "checkmark.seal")
        .font(.headline)
    } else {
      Button("Pay") { isPaid = true }
        .buttonStyle(.borderedProminent)
    }
  }
}
