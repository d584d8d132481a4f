// note: Observable model; LineRow(line, cart) closure [cart] capture; Totals reads lines and coupon
// i: Cart=1 Row-Apple=1 Row-Pear=1 Totals=1 Coupon=1
// @tap:Plus~Apple: Cart=1 Row-Apple=1 Totals=1
// @type:Coupon=SAVE10: Totals=1 Coupon=1
// @type:Coupon=SAVE10: -
// @tap:Remove~Pear: Cart=1 Totals=1
// root: CartView()
import SwiftUI

struct Line: Identifiable, Equatable { let name: String; let cents: Int; var qty = 1; var id: String { name }; var total: Int { cents * qty } }
@Observable @MainActor final class CartModel { private(set) var lines: [Line]; var coupon = ""
  init(lines: [Line] = [.init(name: "Apple", cents: 120), .init(name: "Pear", cents: 250, qty: 2)]) { self.lines = lines }
  var subtotal: Int { lines.reduce(0) { $0 + $1.total } }
  var total: Int { coupon == "SAVE10" ? subtotal * 9 / 10 : subtotal }
  func add(_ id: Line.ID) { guard let i = lines.firstIndex(where: { $0.id == id }) else { return }; lines[i].qty += 1 }
  func remove(_ id: Line.ID) { lines.removeAll { $0.id == id } } }
struct LineRow: View { let line: Line; let cart: CartModel
  var body: some View { let _ = probe("Row-" + line.name); HStack { Text(line.name); Text("\(line.total)"); Button("Plus \(line.name)") { cart.add(line.id) }; Button("Remove \(line.name)") { cart.remove(line.id) } } } }
struct Totals: View { let cart: CartModel; var body: some View { let _ = probe("Totals"); Text("\(cart.subtotal) \(cart.total)") } }
struct CouponField: View { @Bindable var cart: CartModel; var body: some View { let _ = probe("Coupon"); TextField("Coupon", text: $cart.coupon) } }
struct CartView: View { @State private var cart = CartModel()
  var body: some View { let _ = probe("Cart"); VStack { ForEach(cart.lines) { LineRow(line: $0, cart: cart) }; CouponField(cart: cart); Totals(cart: cart) } } }
