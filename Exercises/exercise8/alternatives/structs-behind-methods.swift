// tutor: exercise8
import SwiftUI

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
        loanRow(title: loan.title, daysLeft: loan.daysLeft, renewals: loan.renewals)
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
    MemberCard(member: member, loanCount: loans.count)
  }

  private func loanRow(title: String, daysLeft: Int, renewals: Int) -> some View {
    LoanRow(title: title, daysLeft: daysLeft, renewals: renewals)
  }

  private func holdRow(_ title: String, shelf: Int) -> some View {
    HoldRow(title: title, shelf: shelf)
  }

  private func quietRow(hint: String) -> some View {
    QuietRow(hint: hint, isQuiet: $isQuiet)
  }

  private func renew(_ id: Int) {
    if let index = loans.firstIndex(where: { $0.id == id }) {
      loans[index].daysLeft += 14
      loans[index].renewals += 1
    }
  }
}

private struct MemberCard: View {
  let member: String
  let loanCount: Int

  var body: some View {
    Label("\(member), \(loanCount) books", systemImage: "person").font(.title2)
  }
}

private struct LoanRow: View {
  let title: String
  let daysLeft: Int
  let renewals: Int

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(title).font(.headline)
        Text("Due in \(daysLeft) days").foregroundStyle(daysLeft < 3 ? .red : .gray)
      }
      Spacer()
      Chip(text: "\(renewals) of 2 renewals", isAlert: renewals == 2)
    }
  }
}

private struct HoldRow: View {
  let title: String
  let shelf: Int

  var body: some View {
    HStack {
      Text(title).italic()
      Spacer()
      Chip(text: "Shelf \(shelf)", isAlert: false)
    }
  }
}

private struct Chip: View {
  let text: String
  let isAlert: Bool

  var body: some View {
    Text(text).font(.caption).padding(4).background(isAlert ? .orange : .mint)
  }
}

private struct QuietRow: View {
  let hint: String
  @Binding var isQuiet: Bool

  var body: some View {
    HStack {
      Toggle("Quiet hour", isOn: $isQuiet)
      Text(isQuiet ? "Please whisper" : hint).foregroundStyle(.secondary)
    }
  }
}
