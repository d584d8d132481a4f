// i: Cart=1
// @tap:Plus~Apple: Cart=1
// @tap:Remove~Pear: Cart=1
// @type:Coupon=SAVE10: Cart=1
// @toggle:Gift~wrap: Cart=1
// root: CartView()
import SwiftUI

struct Product: Hashable { let name: String; let cents: Int }
struct Line: Identifiable { let product: Product; var qty: Int; var id: String { product.name }; var total: Int { product.cents * qty } }
struct CartView: View {
  @State private var lines = [Line(product: .init(name: "Apple", cents: 120), qty: 1), Line(product: .init(name: "Pear", cents: 250), qty: 2)]
  @State private var coupon = ""; @State private var gift = false
  private var subtotal: Int { lines.map(\.total).reduce(0, +) }
  private var discount: Int { switch coupon.uppercased() { case "SAVE10": subtotal / 10; case let c where c.hasPrefix("FREE"): subtotal; default: 0 } }
  private func money(_ c: Int) -> String { String(format: "$%d.%02d", c / 100, c % 100) }
  var body: some View { let _ = probe("Cart")
    Form { Section("Items") { ForEach(lines) { line in HStack { Text(line.product.name); Spacer(); Text(money(line.total)); Button("Plus \(line.product.name)") { change(line.id, by: 1) }; Button("Remove \(line.product.name)", role: .destructive) { lines.removeAll { $0.id == line.id } } } } }
      Section { TextField("Coupon", text: $coupon); Toggle("Gift wrap", isOn: $gift) }
      Section { LabeledContent("Subtotal", value: money(subtotal)); if discount > 0 { LabeledContent("Discount", value: "-" + money(discount)) }; LabeledContent("Total", value: money(max(0, subtotal - discount + (gift ? 300 : 0)))).bold() } } }
  private func change(_ id: Line.ID, by d: Int) { lines = lines.map { l in var l = l; if l.id == id { l.qty = max(1, l.qty + d) }; return l } } }
