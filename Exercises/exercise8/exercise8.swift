// tutor: exercise8
import SwiftUI

// TODO: Renewing one book should not build the rows of the other books and of
// the holds again.

struct Loan: Identifiable {
  let id: Int
  let title: String
  var daysLeft: Int
  var renewals = 0
}

struct LoanDesk: View {
  let member: String
  @State private var loans = [
    Loan(id: 1, title: "The Salt Road", daysLeft: 2, renewals: 1),
    Loan(id: 2, title: "Knots and Splices", daysLeft: 9),
    Loan(id: 3, title: "Winter Apples", daysLeft: 16),
  ]
  @State private var isQuiet = false
  private let holds = ["A Year of Moss", "The Ferry Clerk"]

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      memberCard
      ForEach(loans) { loan in
        loanRow(
          title: loan.title, daysLeft: loan.daysLeft, renewals: loan.renewals)
        Button("Renew \(loan.title)") { renew(loan.id) }
      }
      ForEach(holds, id: \.self) { title in
        holdRow(title, shelf: 7)
      }
      quietRow(hint: "Ask us anything")
      Button("End the quiet hour") { isQuiet = false }
    }
    .padding()
  }

  private var memberCard: some View {
    Label("\(member), \(loans.count) books", systemImage: "person")
      .font(.title2)
  }

  private func loanRow(title: String, daysLeft: Int, renewals: Int)
    -> some View
  {
    HStack {
      VStack(alignment: .leading) {
        Text(title).font(.headline)
        Text("Due in \(daysLeft) days")
          .foregroundStyle(daysLeft < 3 ? .red : .gray)
      }
      Spacer()
      chip("\(renewals) of 2 renewals", isAlert: renewals == 2)
    }
  }

  private func holdRow(_ title: String, shelf: Int) -> some View {
    HStack {
      Text(title).italic()
      Spacer()
      chip("Shelf \(shelf)", isAlert: false)
    }
  }

  private func chip(_ text: String, isAlert: Bool) -> some View {
    Text(text).font(.caption).padding(4).background(isAlert ? .orange : .mint)
  }

  private func quietRow(hint: String) -> some View {
    HStack {
      Toggle("Quiet hour", isOn: $isQuiet)
      Text(isQuiet ? "Please whisper" : hint).foregroundStyle(.secondary)
    }
  }

  private func renew(_ id: Int) {
    if let index = loans.firstIndex(where: { $0.id == id }) {
      loans[index].daysLeft += 14
      loans[index].renewals += 1
    }
  }
}
