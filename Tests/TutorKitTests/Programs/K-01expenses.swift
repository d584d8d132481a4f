// i: Ex=1 Row-1=1 Row-2=1 Sum=1 Cat=1
// @add: Ex=1 Row-3=1 Sum=1
// @filter: Ex=1 Sum=1 Cat=1
// @rename: Ex=1 Row-1=1
// root: Ex()
import SwiftUI

enum Category: String, CaseIterable, Identifiable, Codable { case food, travel, misc
  var id: Self { self }
  var emoji: String { switch self { case .food: return "🍔"; case .travel: return "✈️"; default: return "•" } } }
struct Expense: Identifiable, Hashable { let id: Int; var title: String; var cents: Int; var category: Category }
extension Array where Element == Expense { var total: Int { map(\.cents).reduce(0, +) }; func filtered(by c: Category?) -> [Expense] { guard let c else { return self }; return filter { $0.category == c } } }
struct ExpenseRow: View { let e: Expense; private var amount: String { let s = String(format: "%.2f", Double(e.cents) / 100); return "$" + s }
  var body: some View { let _ = probe("Row-\(e.id)"); HStack { Text(e.category.emoji); Text(e.title); Spacer(); Text(amount).monospacedDigit() } } }
struct SumBar: View { let text: String; var body: some View { let _ = probe("Sum"); Text(text) } }
struct CatPicker: View { @Binding var selection: Category?; var body: some View { let _ = probe("Cat"); HStack { ForEach(Category.allCases) { c in Button(c.rawValue.capitalized) { selection = selection == c ? nil : c }.opacity(selection == c ? 1 : 0.4) } } } }
struct Ex: View { @State private var items: [Expense] = [.init(id: 1, title: "Lunch", cents: 1250, category: .food), .init(id: 2, title: "Train", cents: 3300, category: .travel)]; @State private var cat: Category?
  private var shown: [Expense] { items.filtered(by: cat) }
  var body: some View { let _ = probe("Ex"); let _ = step("add") { items.append(Expense(id: items.count + 1, title: "Tea", cents: 300, category: .food)) }; let _ = step("filter") { cat = .food }; let _ = step("rename") { items[0].title.append("!") }
    VStack { CatPicker(selection: $cat); ForEach(shown) { ExpenseRow(e: $0) }; SumBar(text: "\(shown.count) items, \(shown.total / 100) total") } } }
