// source: ids that differ
import SwiftUI

struct Pier: Identifiable { let id: Int; let name: String }
struct Piers: View {
  let piers = [Pier(id: 1, name: "a"), Pier(id: 2, name: "a")]
  var body: some View { ForEach(piers) { Text($0.name) } }
}

// source: ids that an initializer makes
import SwiftUI

struct Pier: Identifiable {
  let id: String
  init(id: Int, name: String) { self.id = "\(id)-\(name)" }
}
struct Piers: View {
  var body: some View { ForEach([Pier(id: 1, name: "a"), Pier(id: 1, name: "b")]) { Text($0.id) } }
}

// source: cases once, and members that are no cases
import SwiftUI

enum Metal {
  case tin, zinc
  static var any: Metal { Bool.random() ? .tin : .zinc }
}
struct Alloy: View {
  var body: some View {
    ForEach([Metal.tin, .zinc], id: \.self) { Text("\($0)") }
    ForEach([Metal.any, .any], id: \.self) { Text("\($0)") }
  }
}

// source: a local variable that is changed, and a parameter that hides a constant
import SwiftUI

private let tides = ["ebb", "flow", "ebb"]
struct Tides: View {
  var body: some View { list(["ebb"]) }
  private func list(_ tides: [String]) -> some View { ForEach(tides, id: \.self) { Text($0) } }
}
