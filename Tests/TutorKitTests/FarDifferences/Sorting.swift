// Texts of several parts, and texts of letters and digits.
// instead: words.allSatisfy => words.isEmpty || words.contains
// instead: { Int($0) }.reduce(0, +) => { Int($0) }.max() ?? 0
// instead: code.filter(\.isNumber).prefix(4) => code.prefix(4).filter(\.isNumber)
// instead: pence / people => Int((Double(pence) / Double(people)).rounded(.down))
import SwiftUI

struct Sorting: View {
  private let trays = ["Larch cones", "Fir cones", "Larch bark"]
  @State private var search = ""
  @State private var weights = ""
  @State private var code = ""
  @State private var pence = 300
  private let people = 7

  private var found: [String] {
    let words = search.lowercased().split(separator: " ")
    return trays.filter { tray in words.allSatisfy { tray.lowercased().contains($0) } }
  }

  var body: some View {
    Form {
      TextField("Search", text: $search)
      ForEach(found, id: \.self) { Text($0) }
      TextField("Weights", text: $weights)
      Text("\(weights.split(separator: ";").compactMap { Int($0) }.reduce(0, +)) g")
      TextField("Code", text: $code)
      Text(code.filter(\.isNumber).prefix(4))
      TextField("Pence", value: $pence, format: .number)
      Text("\(pence / people) each")
    }
  }
}
