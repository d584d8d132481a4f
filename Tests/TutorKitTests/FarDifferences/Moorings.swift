// What is not computed here may be the same: a condition on it is no difference that can be told.
// same: filter.isEmpty || $0.contains(filter) => filter.isEmpty || $0.range(of: filter) != nil
// open: filter.isEmpty || $0.contains(filter) => filter.isEmpty || $0.ranges(of: filter).count > 0
// open: filter.isEmpty || $0.contains(filter) => filter.isEmpty || NSString(string: $0).contains(filter)
// instead: filter.isEmpty || $0.contains(filter) => filter.isEmpty || !$0.contains(filter)
import SwiftUI

struct Moorings: View {
  @State private var filter = ""
  let ships = ["Saltwind", "Orlanda", "Brenna", "Tern"]

  var body: some View {
    VStack {
      TextField("Filter", text: $filter)
      ForEach(ships.filter { filter.isEmpty || $0.contains(filter) }, id: \.self) { ship in
        Text(ship)
      }
    }
  }
}
