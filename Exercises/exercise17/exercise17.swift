// tutor: exercise17
import SwiftUI

// TODO: A stepper of one item should not build the other cards again.
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
  @State private var code = ""
  @State private var discount = 0
  @State private var isGift = false
  @State private var isPaid = false
  private let shop = "Paper Lantern"
  private let delivery = "By cargo bike, on Wednesday"

  private var subtotal: Int {
    items.reduce(0) { $0 + $1.price * $1.quantity }
  }

  private var wrapping: Int {
    isGift ? 4 : 0
  }

  private var shopHeader: some View {
    HStack(spacing: 12) {
      Image(systemName: "bag").font(.largeTitle)
      VStack(alignment: .leading) {
        Text(shop).font(.title2).bold()
        Text(delivery).font(.subheadline).foregroundStyle(.secondary)
      }
      Spacer()
    }
  }

  @ViewBuilder
  private var promo: some View {
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

  private func card<Content: View>(
    _ title: String, @ViewBuilder content: () -> Content
  ) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(title).font(.headline)
      content()
    }
    .padding()
    .background(Color.orange.opacity(0.1))
    .clipShape(RoundedRectangle(cornerRadius: 16))
  }

  private func itemRow(_ item: Binding<CartItem>) -> some View {
    Stepper(value: item.quantity, in: 0...9) {
      HStack {
        Text(item.wrappedValue.name)
        Text("x \(item.wrappedValue.quantity)").monospacedDigit()
        Spacer()
        Text("\(item.wrappedValue.price * item.wrappedValue.quantity) EUR")
      }
    }
  }

  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        shopHeader
        card("Basket") {
          ForEach($items) { $item in
            itemRow($item)
          }
        }
        card("Promo code") {
          promo
        }
        Toggle("Gift wrap", isOn: $isGift)
        VStack(spacing: 6) {
          HStack {
            Text("Goods").foregroundStyle(.secondary)
            Spacer()
            Text("\(subtotal) EUR").monospacedDigit()
          }
          HStack {
            Text("Discount").foregroundStyle(.secondary)
            Spacer()
            Text("\(-discount) EUR").monospacedDigit()
          }
          HStack {
            Text("Wrapping").foregroundStyle(.secondary)
            Spacer()
            Text("\(wrapping) EUR").monospacedDigit()
          }
          Divider()
          Text("To pay: \(subtotal - discount + wrapping) EUR")
            .font(.title3)
            .bold()
        }
        if isPaid {
          Label("Thank you", systemImage: "checkmark.seal")
            .font(.headline)
        } else {
          Button("Pay") { isPaid = true }
            .buttonStyle(.borderedProminent)
        }
      }
      .padding()
    }
  }
}
