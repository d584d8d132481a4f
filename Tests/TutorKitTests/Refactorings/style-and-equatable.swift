//// before
import SwiftUI
struct PricingView: View {
  @EnvironmentObject private var purchases: PurchaseManager
  @State private var selected: Plan = .yearly
  enum Plan: String, CaseIterable { case monthly, yearly, lifetime }
  var body: some View {
    VStack(spacing: 20) {
      ForEach(Plan.allCases, id: \.self) { plan in
        planCard(plan)
      }
      Button(action: buy) { Text("Continue").frame(maxWidth: .infinity) }
        .buttonStyle(FilledStyle(color: selected == .lifetime ? .orange : .accentColor))
        .disabled(purchases.isBusy)
      Text(legalText).font(.system(size: 10))
    }
  }
  private var legalText: String {
    switch selected {
    case .monthly: return "Renews each month."
    case .yearly: return "Renews each year."
    case .lifetime: return "One payment."
    }
  }
  private func planCard(_ plan: Plan) -> some View {
    HStack {
      Image(systemName: selected == plan ? "largecircle.fill.circle" : "circle")
      VStack(alignment: .leading) {
        Text(plan.rawValue.capitalized)
        if plan == .yearly { Text("Save 40%").foregroundColor(.green) }
      }
      Spacer()
      Text(purchases.price(of: plan.rawValue))
    }
    .contentShape(Rectangle())
    .onTapGesture { selected = plan }
  }
  private func buy() { Task { await purchases.buy(selected.rawValue) } }
}
struct FilledStyle: ButtonStyle {
  let color: Color
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding().background(color).opacity(configuration.isPressed ? 0.7 : 1)
  }
}
//// after
import SwiftUI
struct PricingView: View {
  @EnvironmentObject private var purchases: PurchaseManager
  @State private var selected: Plan = .yearly
  var body: some View {
    VStack(spacing: 20) {
      ForEach(Plan.allCases, id: \.self) { plan in
        PlanCard(plan: plan, price: purchases.price(of: plan.rawValue), isSelected: selected == plan)
          .contentShape(Rectangle())
          .onTapGesture { selected = plan }
      }
      BuyButton(color: selected == .lifetime ? .orange : .accentColor, action: buy)
        .disabled(purchases.isBusy)
      LegalText(plan: selected)
    }
  }
  private func buy() { Task { await purchases.buy(selected.rawValue) } }
}
enum Plan: String, CaseIterable { case monthly, yearly, lifetime }
private struct LegalText: View {
  let plan: Plan
  var body: some View { Text(text).font(.system(size: 10)) }
  private var text: String {
    switch plan {
    case .monthly: return "Renews each month."
    case .yearly: return "Renews each year."
    case .lifetime: return "One payment."
    }
  }
}
private struct PlanCard: View, Equatable {
  let plan: Plan
  let price: String
  let isSelected: Bool
  var body: some View {
    HStack {
      Image(systemName: isSelected ? "largecircle.fill.circle" : "circle")
      VStack(alignment: .leading) {
        Text(plan.rawValue.capitalized)
        if plan == .yearly { Text("Save 40%").foregroundColor(.green) }
      }
      Spacer()
      Text(price)
    }
  }
}
private struct BuyButton: View {
  let color: Color
  let action: () -> Void
  var body: some View {
    Button(action: action) { Text("Continue").frame(maxWidth: .infinity) }
      .buttonStyle(FilledStyle(color: color))
  }
}
struct FilledStyle: ButtonStyle {
  let color: Color
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding().background(color).opacity(configuration.isPressed ? 0.7 : 1)
  }
}
//// wrong: equal without the selection
-private struct PlanCard: View, Equatable {
+private struct PlanCard: View, Equatable {
+  static func == (a: PlanCard, b: PlanCard) -> Bool { a.plan == b.plan && a.price == b.price }
//// wrong: selects the first
-selected = plan }
+selected = .monthly }
//// wrong: savings on another plan
-if plan == .yearly
+if plan == .monthly
//// wrong: text
-return "One payment."
+return "Renews each year."
//// wrong: buys nothing
-await purchases.buy(selected.rawValue)
+
