extension RuleExample {
  /// Of `inline-row`.
  static let inlineRow = RuleExample(
    incorrect: #"""
      import SwiftUI

      struct Loan: Identifiable {
        let id: Int
        var title: String
        var due: String
      }

      struct LoanList: View {
        @State private var loans = [Loan(id: 1, title: "Atlas", due: "Monday")]

        var body: some View {
          List {
            ForEach(loans) { loan in
              VStack(alignment: .leading) {
                Text(loan.title).font(.headline)
                Text(loan.due).font(.caption)
              }
            }
            Button("Extend") { loans[0].due = "Friday" }
          }
        }
      }
      """#,
    correct: #"""
      import SwiftUI

      struct Loan: Identifiable {
        let id: Int
        var title: String
        var due: String
      }

      struct LoanList: View {
        @State private var loans = [Loan(id: 1, title: "Atlas", due: "Monday")]

        var body: some View {
          List {
            ForEach(loans) { loan in
              LoanRow(title: loan.title, due: loan.due)
            }
            Button("Extend") { loans[0].due = "Friday" }
          }
        }
      }

      private struct LoanRow: View {
        let title: String
        let due: String

        var body: some View {
          VStack(alignment: .leading) {
            Text(title).font(.headline)
            Text(due).font(.caption)
          }
        }
      }
      """#)
}
