import SwiftUI

// What is typed: texts of a length with a sign in them, numbers below zero and between whole ones, capitals.
// instead: address.count >= 6 => address.count > 6
// instead: grams > 40 => abs(grams) > 40
// instead: (Double(weight) ?? 0) < 2.5 => (Double(weight) ?? 0) <= 2.5
// instead: (Double(weight) ?? 0) < 2.5 => Double(grams) < 2.5
// instead: $0.lowercased().hasPrefix(address.lowercased()) => $0.lowercased().hasPrefix(address)
// same: grams > 40 => 40 < grams
// same: streets.filter { $0.lowercased().hasPrefix(address.lowercased()) } => streets.filter { street in street.lowercased().hasPrefix(address.lowercased()) }
// Tags only say which choice is which.
// same: Text("Letter").tag(0) => Text("Letter").tag(1 - 1)
// instead: Text("Parcel").tag(1) => Text("Parcel").tag(2)
// Texts that nobody reads but translators.
// same: Text("Weight") => Text("Weight", comment: "Of a letter")
// same: Text("Weight") => Text("Weight", bundle: .main)
// same: Color.teal => AnyShapeStyle(Color.teal)

struct Postage: View {
  @State private var address = ""
  @State private var weight = ""
  @State private var kind = 0
  @State private var isExpress = false
  private let streets = ["Quay", "Mill Lane"]
  private var grams: Int { Int(weight) ?? 0 }

  var body: some View {
    VStack {
      TextField("Address", text: $address)
      Text(address.count >= 6 && address.contains("#") ? "Known" : "Unknown")
      Text(streets.filter { $0.lowercased().hasPrefix(address.lowercased()) }.joined())
      TextField("Grams", text: $weight)
      Text("Weight").foregroundStyle(Color.teal)
      if grams > 40 { Text("Heavy") }
      if (Double(weight) ?? 0) < 2.5 { Text("Light") }
      Picker("Kind", selection: $kind) {
        Text("Letter").tag(0)
        Text("Parcel").tag(1)
      }
      Text(kind == 1 ? "At the counter" : "In the box")
      Toggle("Express", isOn: $isExpress)
      Text(isExpress ? "Today" : "Tomorrow")
    }
  }
}
