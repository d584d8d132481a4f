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

// source: the state of a modifier
import SwiftUI

struct TopBar: ViewModifier {
  @State private var count = 0 // finding: invalidation-blast-radius
  func body(content: Content) -> some View {
    VStack {
      Stepper("n \(count)", value: $count)
      HStack {
        Image(systemName: "a").font(.title); Text("b").bold(); Text("c").italic();
        Text("d").padding()
      }
      content
    }
  }
}

// source: what a method of the model writes
import SwiftUI

@Observable final class Kept {
  private(set) var count = 1
  func add() { count += 1 }
}
struct Hall: View {
  @State private var kept = Kept() // finding: invalidation-blast-radius
  var body: some View {
    VStack {
      HStack {
        Text("\(kept.count)"); Button("Add") { kept.add() }
      }
      HStack {
        Image(systemName: "film").font(.largeTitle).padding(); Text("Watch").bold();
        Text("b").italic()
      }
    }
  }
}
