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

// source: locals of a helper that are not made of its parameter, after one that is
import SwiftUI

struct Pier: View {
  @State private var boats: [String] = [] // finding: invalidation-blast-radius

  var body: some View {
    VStack {
      Button("Load") { boats = ["Ada"] }
      listing(boats)
    }
  }

  private func listing(_ names: [String]) -> some View {
    let first = names.first ?? ""
    let title = "Pier"
    return VStack {
      Text(first)
      HStack {
        Text(title).bold()
        Text(title + "!").font(.caption)
        Image(systemName: "ferry")
      }
    }
  }
}
