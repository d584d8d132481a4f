// What is written is there already, unless another control was used before.
// instead: lanterns[index].level += 1 => lanterns[index].level += 1; if lanterns.allSatisfy({ $0.level == 4 }) { round = 1 }
// instead: lanterns[index].level += 1 => lanterns[index].level += 1; if lanterns.filter({ $0.level == 4 }).count == 3 { isDimmed = false }
// instead: lanterns[index].level += 1 => lanterns[index].level += 1; if lanterns.reduce(0, { $0 + $1.level }) == 12 { remark = "" }
// instead: isDimmed.toggle() => isDimmed.toggle(); if isDimmed && lanterns[1].level == 4 { round = 1 }
// same: lanterns[index].level += 1 => lanterns[index].level += 1; if round == 1 { round = 1 }
import SwiftUI

struct Lantern: Identifiable {
  let id: Int
  var level = 0
}

struct Festival: View {
  @State private var lanterns = [Lantern(id: 1), Lantern(id: 2, level: 1), Lantern(id: 3)]
  @State private var round = 1
  @State private var isDimmed = false
  @State private var remark = ""

  var body: some View {
    VStack {
      ForEach(lanterns) { lantern in
        Text("Level \(lantern.level)")
        Button("Raise \(lantern.id)") { raise(lantern.id) }
          .disabled(lantern.level == 4)
      }
      Text("Round \(round)")
      Button("Next round") { round += 1 }
      Button("Dim") { isDimmed.toggle() }
      Text(isDimmed ? "Dim" : "Bright")
      TextField("Remark", text: $remark)
    }
  }

  private func raise(_ id: Int) {
    guard let index = lanterns.firstIndex(where: { $0.id == id }) else { return }
    lanterns[index].level += 1
  }
}
