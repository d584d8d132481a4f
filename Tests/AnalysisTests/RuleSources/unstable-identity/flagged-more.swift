// source: a computed identity
import SwiftUI

struct Draft: View {
  @State private var text = ""; var body: some View { TextField("Draft", text: $text) }
}
struct Desk: View {
  @State private var count = 0
  private var key: UUID { UUID() }
  var body: some View {
    VStack {
      Button("\(count)") { count += 1 }; Draft().id(key) // finding: unstable-identity
    }
  }
}

// source: a function that gives one
import SwiftUI

struct Draft: View {
  @State private var text = ""; var body: some View { TextField("Draft", text: $text) }
}
struct Desk: View {
  @State private var count = 0
  static func key() -> String { UUID().uuidString }
  var body: some View {
    VStack {
      Button("\(count)") { count += 1 }; Draft().id(Self.key()) // finding: unstable-identity
    }
  }
}

// source: a key path to one
import SwiftUI

extension Int { var fresh: UUID { UUID() } }
struct Draft: View {
  @State private var text = ""; var body: some View { TextField("Draft", text: $text) }
}
struct Desk: View {
  @State private var count = 0
  var body: some View {
    VStack {
      Button("\(count)") { count += 1 }
      ForEach(0..<2, id: \.fresh) { _ in Draft() } // finding: unstable-identity
    }
  }
}

// source: an identity by another name
import SwiftUI

typealias Key = UUID
struct Draft: View {
  @State private var text = ""
  var body: some View { TextField("Text", text: $text) }
}
struct Desk: View {
  @State private var count = 0
  var body: some View {
    VStack {
      Button("\(count)") { count += 1 }
      Draft().id(Key())  // finding: unstable-identity
      Draft().id(Key(uuidString: "A"))
    }
  }
}

// source: elements that are edited, by themselves
import SwiftUI

struct Bed: Identifiable, Hashable { let id: Int; var cans = 0 }
struct Round: View {
  @State private var beds = [Bed(id: 1), Bed(id: 2)]
  var body: some View {
    ForEach(beds, id: \.self) { bed in // finding: unstable-identity
      Button("\(bed.cans)") { water(bed.id) }
    }
  }
  private func water(_ id: Int) {
    for place in beds.indices where beds[place].id == id { beds[place].cans += 1 }
  }
}

// source: a property that a field edits
import SwiftUI

struct Guest: Identifiable { let id: Int; var name: String }
struct Guests: View {
  @State private var guests: [Guest] = []
  var body: some View {
    List($guests, id: \.name) { $guest in // finding: unstable-identity
      TextField("Name", text: $guest.name)
    }
  }
}

// source: an id made of a property that a method of the element changes
import SwiftUI

struct Stop: Identifiable {
  let line: Int
  var minute: Int
  var id: String { "\(line) \(minute)" }
  mutating func delay() { minute += 1 }
}
struct Stops: View {
  @State private var stops = [Stop(line: 1, minute: 5)]
  var body: some View {
    ForEach(stops) { stop in Text("\(stop.minute)") } // finding: unstable-identity
    Button("Later") { stops[0].delay() }
  }
}

// source: texts that are edited where they stand
import SwiftUI

struct Notes: View {
  @State private var notes = ["One", "Two"]
  var body: some View {
    ForEach($notes, id: \.self) { $note in // finding: unstable-identity
      TextField("Note", text: $note)
    }
  }
}
