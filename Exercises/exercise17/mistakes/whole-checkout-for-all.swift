// tutor: exercise17
// rejected by: evaluates-less
import SwiftUI

struct CartItem: Identifiable, Equatable {
  let id: Int
  let name: String
  let price: Int
  var quantity: Int
}

struct Checkout: Equatable {
  var items = [
    CartItem(id: 1, name: "Notebook", price: 12, quantity: 1),
    CartItem(id: 2, name: "Ink bottle", price: 8, quantity: 2),
    CartItem(id: 3, name: "Brass ruler", price: 20, quantity: 1),
  ]
  var code = ""
  var discount = 0
  var isGift = false
  var isPaid = false
  let shop = "Paper Lantern"
  let delivery = "By cargo bike, on Wednesday"

  var subtotal: Int {
    items.reduce(0) { $0 + $1.price * $1.quantity }
  }

  var wrapping: Int {
    isGift ? 4 : 0
  }
}

struct CheckoutScreen: View {
  @State private var checkout = Checkout()

  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        ShopHeader(checkout: checkout)
        Card(title: "Basket") {
          Basket(checkout: $checkout)
        }
        Card(title: "Promo code") {
          PromoForm(checkout: $checkout)
        }
        Toggle("Gift wrap", isOn: $checkout.isGift)
        Totals(checkout: checkout)
        Payment(checkout: $checkout)
      }
      .padding()
    }
  }
}

private struct ShopHeader: View {
  let checkout: Checkout

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: "bag").font(.largeTitle)
      VStack(alignment: .leading) {
        Text(checkout.shop).font(.title2).bold()
        Text(checkout.delivery).font(.subheadline).foregroundStyle(.secondary)
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
  @Binding var checkout: Checkout

  var body: some View {
    ForEach($checkout.items) { $item in
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
  @Binding var checkout: Checkout

  var body: some View {
    HStack {
      TextField("Code", text: $checkout.code)
        .textFieldStyle(.roundedBorder)
      Button("Apply") { checkout.discount = checkout.code == "LANTERN" ? 10 : 0 }
        .disabled(checkout.code.isEmpty)
    }
    if checkout.discount > 0 {
      Label("\(checkout.discount) EUR off", systemImage: "tag")
        .foregroundStyle(.green)
    }
  }
}

private struct Totals: View {
  let checkout: Checkout

  var body: some View {
    VStack(spacing: 6) {
      AmountLine(label: "Goods", amount: checkout.subtotal)
      AmountLine(label: "Discount", amount: -checkout.discount)
      AmountLine(label: "Wrapping", amount: checkout.wrapping)
      Divider()
      Text("To pay: \(checkout.subtotal - checkout.discount + checkout.wrapping) EUR")
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
  @Binding var checkout: Checkout

  var body: some View {
    if checkout.isPaid {
      Label("Thank you", systemImage: "checkmark.seal")
        .font(.headline)
    } else {
      Button("Pay") { checkout.isPaid = true }
        .buttonStyle(.borderedProminent)
    }
  }
}
