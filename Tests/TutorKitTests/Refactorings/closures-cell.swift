//// before
import SwiftUI
struct CartView: View {
  @ObservedObject var cart: CartViewModel
  @State private var promo = ""
  var body: some View {
    VStack {
      ForEach(cart.lines) { line in
        HStack {
          Text(line.product.name)
          Spacer()
          Button(action: { self.cart.decrement(line) }) { Image(systemName: "minus") }
          Text("\(line.quantity)").monospacedDigit()
          Button(action: { self.cart.increment(line) }) { Image(systemName: "plus") }
          Text(line.total.formatted(.currency(code: cart.currency)))
        }
        .contextMenu {
          Button("Remove") { self.cart.remove(line) }
        }
      }
      HStack {
        TextField("Promo code", text: $promo)
        Button("Apply") {
          cart.apply(promo)
          promo = ""
        }
      }
      summary
    }
  }
  private var summary: some View {
    VStack(alignment: .trailing) {
      let subtotal = cart.subtotal
      Text("Subtotal: \(subtotal, specifier: "%.2f")")
      Text("Tax: \(subtotal * 0.2, specifier: "%.2f")")
      Text("Total: \(subtotal * 1.2, specifier: "%.2f")").bold()
    }
  }
}
//// after
import SwiftUI
struct CartView: View {
  @ObservedObject var cart: CartViewModel
  @State private var promo = ""
  var body: some View {
    VStack {
      ForEach(cart.lines) { line in
        CartLineRow(
          line: line, currency: cart.currency,
          onDecrement: { cart.decrement(line) },
          onIncrement: { cart.increment(line) },
          onRemove: { cart.remove(line) })
      }
      PromoField(promo: $promo, onApply: {
        cart.apply(promo)
        promo = ""
      })
      CartSummary(subtotal: cart.subtotal)
    }
  }
}
struct CartLineRow: View {
  let line: CartLine
  let currency: String
  let onDecrement: () -> Void
  let onIncrement: () -> Void
  let onRemove: () -> Void
  var body: some View {
    HStack {
      Text(line.product.name)
      Spacer()
      Button(action: onDecrement) { Image(systemName: "minus") }
      Text("\(line.quantity)").monospacedDigit()
      Button(action: onIncrement) { Image(systemName: "plus") }
      Text(line.total.formatted(.currency(code: currency)))
    }
    .contextMenu {
      Button("Remove", action: onRemove)
    }
  }
}
struct PromoField: View {
  @Binding var promo: String
  let onApply: () -> Void
  var body: some View {
    HStack {
      TextField("Promo code", text: $promo)
      Button("Apply", action: onApply)
    }
  }
}
struct CartSummary: View {
  let subtotal: Double
  private var tax: Double { subtotal * 0.2 }
  private var total: Double { subtotal * 1.2 }
  var body: some View {
    VStack(alignment: .trailing) {
      Text("Subtotal: \(subtotal, specifier: "%.2f")")
      Text("Tax: \(tax, specifier: "%.2f")")
      Text("Total: \(total, specifier: "%.2f")").bold()
    }
  }
}
//// wrong: plus and minus exchanged
-          onDecrement: { cart.decrement(line) },
-          onIncrement: { cart.increment(line) },
+          onDecrement: { cart.increment(line) },
+          onIncrement: { cart.decrement(line) },
//// wrong: remove dead
-onRemove: { cart.remove(line) }
+onRemove: { }
//// wrong: promo not cleared
-        cart.apply(promo)
-        promo = ""
+        cart.apply(promo)
//// wrong: promo cleared first
-        cart.apply(promo)
-        promo = ""
+        promo = ""
+        cart.apply(promo)
//// wrong: tax
-subtotal * 0.2
+subtotal * 0.3
//// wrong: not bold
-.bold()
+
