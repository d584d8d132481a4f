//// before
import SwiftUI
struct BudgetView: View {
  @EnvironmentObject private var store: BudgetStore
  @State private var month = Date()
  @State private var filter: Filter = .all
  enum Filter: String, CaseIterable, Identifiable {
    case all, income, expense
    var id: String { rawValue }
  }
  private var transactions: [Transaction] {
    store.transactions(in: month).filter { transaction in
      switch filter {
      case .all: return true
      case .income: return transaction.amount > 0
      case .expense: return transaction.amount < 0
      }
    }
  }
  private var balance: Double { transactions.map(\.amount).reduce(0, +) }
  private var balanceText: String { balance.formatted(.currency(code: store.currencyCode)) }
  var body: some View {
    VStack {
      Group {
        Text("Balance").font(.caption)
        Text(balanceText).foregroundColor(balance >= 0 ? .green : .red)
      }
      Picker("Filter", selection: $filter) {
        ForEach(Filter.allCases) { filter in Text(filter.rawValue.capitalized).tag(filter) }
      }
      .pickerStyle(SegmentedPickerStyle())
      List(transactions) { transaction in
        HStack {
          VStack(alignment: .leading) {
            Text(transaction.payee)
            Text(transaction.date, style: .date).font(.caption)
          }
          Spacer()
          Text(transaction.amount, format: .currency(code: store.currencyCode))
        }
      }
    }
  }
}
//// after
import SwiftUI
enum TransactionFilter: String, CaseIterable, Identifiable {
  case all, income, expense
  var id: String { rawValue }
}
struct BudgetView: View {
  @EnvironmentObject private var store: BudgetStore
  @State private var month = Date()
  @State private var filter: TransactionFilter = .all
  private var transactions: [Transaction] {
    store.transactions(in: month).filter { transaction in
      switch filter {
      case .all: return true
      case .income: return transaction.amount > 0
      case .expense: return transaction.amount < 0
      }
    }
  }
  var body: some View {
    VStack {
      BalanceHeader(balance: transactions.map(\.amount).reduce(0, +), currencyCode: store.currencyCode)
      FilterPicker(filter: $filter)
      List(transactions) { transaction in
        TransactionRow(transaction: transaction, currencyCode: store.currencyCode)
      }
    }
  }
}
private struct BalanceHeader: View {
  let balance: Double
  let currencyCode: String
  private var balanceText: String { balance.formatted(.currency(code: currencyCode)) }
  var body: some View {
    Text("Balance").font(.caption)
    Text(balanceText).foregroundColor(balance >= 0 ? .green : .red)
  }
}
private struct FilterPicker: View {
  @Binding var filter: TransactionFilter
  var body: some View {
    Picker("Filter", selection: $filter) {
      ForEach(TransactionFilter.allCases) { filter in
        Text(filter.rawValue.capitalized).tag(filter)
      }
    }
    .pickerStyle(SegmentedPickerStyle())
  }
}
private struct TransactionRow: View {
  let transaction: Transaction
  let currencyCode: String
  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(transaction.payee)
        Text(transaction.date, style: .date).font(.caption)
      }
      Spacer()
      Text(transaction.amount, format: .currency(code: currencyCode))
    }
  }
}
//// wrong: colours
-balance >= 0 ? .green : .red
+balance >= 0 ? .red : .green
//// wrong: strict
-balance >= 0
+balance > 0
//// wrong: binding is constant
-FilterPicker(filter: $filter)
+FilterPicker(filter: .constant(filter))
//// wrong: income filter
-transaction.amount > 0
+transaction.amount < 0
//// wrong: tag dropped
-.tag(filter)
+
