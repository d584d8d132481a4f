// Ids of other types than numbers and texts, and sets that have no order.
// instead: id: \.name => id: \.kind
// instead: id: \.name => id: \.place
// instead: id: \.name => id: \.owner
// instead: ["oak", "elm", "ash"] => Array(Set(["oak", "elm", "ash"]))
// instead: list([1: "one", 2: "two"].sorted { $0.key < $1.key }) => list([1: "one", 2: "two"].map { $0 })
// same: Set(["a", "b"]).count => Set(["b", "a"]).count
import SwiftUI

enum Kind { case ketch, sloop }
struct Place: Hashable { let row: Int }

struct Berth {
  let name: String
  let kind: Kind
  let place: Place
  let owner: String?
}

struct Berths: View {
  @State private var berths = [
    Berth(name: "Alba", kind: .sloop, place: Place(row: 1), owner: nil),
    Berth(name: "Runa", kind: .sloop, place: Place(row: 1), owner: nil),
  ]

  private func list(_ pairs: [(key: Int, value: String)]) -> String {
    pairs.map(\.value).joined(separator: ", ")
  }

  var body: some View {
    VStack {
      ForEach(berths, id: \.name) { berth in Text(berth.name) }
      ForEach(["oak", "elm", "ash"], id: \.self) { Text($0) }
      Text(list([1: "one", 2: "two"].sorted { $0.key < $1.key }))
      Text("\(Set(["a", "b"]).count) letters")
      Button("Add") {
        berths.append(
          Berth(name: "Nora", kind: .ketch, place: Place(row: 2), owner: "Ida"))
      }
    }
  }
}
