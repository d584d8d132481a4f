//// before
import SwiftUI
struct OrderView: View {
  @ObservedObject var viewModel: OrderViewModel
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      titleView
      if let coupon = viewModel.coupon, coupon.isValid {
        couponView(coupon)
      }
      if !viewModel.items.isEmpty {
        ForEach(viewModel.items) { itemView($0) }
      } else {
        Text(NSLocalizedString("order.empty", comment: "")).italic()
      }
      totalView
    }
  }
  private var titleView: some View {
    Text(String(format: NSLocalizedString("order.title", comment: ""), viewModel.number))
      .font(Theme.titleFont)
      .foregroundColor(Theme.Colors.primary)
  }
  private func couponView(_ coupon: Coupon) -> some View {
    HStack { Image("coupon"); Text(coupon.code).strikethrough(coupon.isUsed) }
  }
  private func itemView(_ item: OrderItem) -> some View {
    HStack {
      Text(item.name)
      Spacer()
      Text(viewModel.format(item.price * Double(item.quantity)))
    }
    .opacity(item.isAvailable ? 1 : 0.5)
  }
  private var totalView: some View {
    let total = viewModel.items.reduce(0) { $0 + $1.price * Double($1.quantity) }
    return Text("Total \(viewModel.format(total))").bold()
  }
}
//// after
import SwiftUI
struct OrderView: View {
  @ObservedObject var viewModel: OrderViewModel
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      OrderTitle(number: viewModel.number)
      if let coupon = viewModel.coupon, coupon.isValid {
        CouponLabel(coupon: coupon)
      }
      OrderItems(items: viewModel.items, format: viewModel.format)
      OrderTotal(text: viewModel.format(total))
    }
  }
  private var total: Double {
    viewModel.items.reduce(0) { $0 + $1.price * Double($1.quantity) }
  }
}
private struct OrderTitle: View {
  let number: Int
  var body: some View {
    Text(String(format: NSLocalizedString("order.title", comment: ""), number))
      .font(Theme.titleFont)
      .foregroundColor(Theme.Colors.primary)
  }
}
private struct CouponLabel: View {
  let coupon: Coupon
  var body: some View {
    HStack { Image("coupon"); Text(coupon.code).strikethrough(coupon.isUsed) }
  }
}
private struct OrderItems: View {
  let items: [OrderItem]
  let format: (Double) -> String
  var body: some View {
    if items.isEmpty {
      Text(NSLocalizedString("order.empty", comment: "")).italic()
    } else {
      ForEach(items) { item in
        HStack {
          Text(item.name)
          Spacer()
          Text(format(item.price * Double(item.quantity)))
        }
        .opacity(item.isAvailable ? 1 : 0.5)
      }
    }
  }
}
private struct OrderTotal: View {
  let text: String
  var body: some View { Text("Total \(text)").bold() }
}
//// wrong: not italic
-.italic()
+
//// wrong: condition dropped
-, coupon.isValid {
+ {
//// wrong: quantity lost
-Text(format(item.price * Double(item.quantity)))
+Text(format(item.price))
//// wrong: opacity
-item.isAvailable ? 1 : 0.5
+item.isAvailable ? 1 : 0.4
//// wrong: strikethrough
-.strikethrough(coupon.isUsed)
+.strikethrough()
