// Bounds that several controls come to together, texts in another spelling, questions in another order, and the
// buttons of an alert beside many controls.
// instead: weight - relief > 5_200 => weight - relief >= 5_200
// instead: if relief > 0 { => if relief > 90 {
// instead: vouchers[code.uppercased(), default: 0] => vouchers[code, default: 0]
// instead: names.append(tidy) => names.append(name)
// instead: Button("Keep", role: .cancel) { remark = "Kept" } => Button("Keep", role: .cancel) { }
// instead: remark = "Gone" => remark = "Left"
// instead: if tidy.isEmpty { return "No name" }; if names.contains(tidy) { return "Twice" }; if names.count >= 3 { return "Full" } => if names.count >= 3 { return "Full" }; if tidy.isEmpty { return "No name" }; if names.contains(tidy) { return "Twice" }
// same: if tidy.isEmpty { return "No name" }; if names.contains(tidy) { return "Twice" } => if names.contains(tidy) { return "Twice" }; if tidy.isEmpty { return "No name" }
import SwiftUI

struct Dispatch: View {
  @State private var crates = 1
  @State private var barrels = 2
  @State private var sacks = 0
  @State private var code = ""
  @State private var name = ""
  @State private var names: [String] = ["Ida"]
  @State private var remark = "Open"
  @State private var asks = false
  @State private var isRough = false
  private let vouchers = ["ROPE": 10, "SAIL": 50]

  private var weight: Int { crates * 700 + barrels * 1_150 + sacks * 300 }
  private var relief: Int { weight * vouchers[code.uppercased(), default: 0] / 100 }
  private var fee: Int { weight - relief > 5_200 ? 0 : 35 }

  var body: some View {
    VStack {
      Stepper("Crates", value: $crates, in: 0...4)
      Stepper("Barrels", value: $barrels, in: 0...4)
      Stepper("Sacks", value: $sacks, in: 0...4)
      TextField("Code", text: $code)
      Toggle("Rough sea", isOn: $isRough)
      Text(isRough ? "Lash all of it" : "As usual")
      Text("Fee \(fee)")
      if relief > 0 {
        Text("Relief \(relief)")
      }
      TextField("Name", text: $name)
      Button("Sign on") { remark = signOn() }
      ForEach(names, id: \.self) { Text($0) }
      Text(remark)
      Button("Strike the sails") { asks = true }
    }
    .alert("Strike the sails?", isPresented: $asks) {
      Button("Strike", role: .destructive) {
        names.removeAll()
        remark = "Gone"
      }
      Button("Keep", role: .cancel) { remark = "Kept" }
    }
  }

  // swift-format-ignore
  private func signOn() -> String {
    let tidy = name.trimmingCharacters(in: .whitespaces)
    if tidy.isEmpty { return "No name" }; if names.contains(tidy) { return "Twice" }; if names.count >= 3 { return "Full" }
    names.append(tidy)
    name = ""
    return "Welcome"
  }
}
