// What is bought adds up to a bound, and what was set before counts then.
// instead: hasPass = false => if total <= 90 { hasPass = false }
// instead: total += price => total = min(total + price, 130)
// instead: tickets.removeAll() => if tickets.count < 7 { tickets.removeAll() }
// instead: isPaid = code == "GULL" => if code == "GULL" { isPaid = true }
// instead: Text("Next: \(line)") => Text(tickets.isEmpty && line > 1 ? "Next" : "Next: \(line)")
import SwiftUI

struct Ferry: View {
  @State private var tickets: [Int] = []
  @State private var total = 0
  @State private var hasPass: Bool = false
  @State private var line = 1
  @State private var code = ""
  @State private var isPaid = false

  private func buy(_ price: Int) {
    tickets.append(price)
    total += price
  }

  var body: some View {
    VStack {
      Toggle("Pass", isOn: $hasPass).disabled(!tickets.isEmpty)
      Text(hasPass ? "With a pass" : "Without a pass")
      Button("Car") { buy(40) }
      Button("Person") { buy(7) }
      Text("\(tickets.count) tickets, \(total) in all")
      Button("Next group") {
        hasPass = false
        tickets.removeAll()
        total = 0
        line += 1
      }
      Text("Next: \(line)")
      TextField("Code", text: $code)
      Button("Use the code") { isPaid = code == "GULL" }
      Text(isPaid ? "Paid" : "To pay")
    }
  }
}
