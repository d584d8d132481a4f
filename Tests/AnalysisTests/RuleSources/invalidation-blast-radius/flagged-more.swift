// source: a helper's parameter is another property than the one that changes
import SwiftUI

struct Ferry: View {
  @State private var count = 0 // finding: invalidation-blast-radius
  let stops: [String]

  var body: some View {
    VStack {
      Stepper("Tickets", value: $count)
      Text("\(count) tickets")
      route(stops)
    }
  }

  private func route(_ names: [String]) -> some View {
    VStack {
      Text(names[0]).bold()
      Text("\(names.count) stops").font(.caption)
      Text(names[0] + "!")
      Divider()
    }
  }
}
