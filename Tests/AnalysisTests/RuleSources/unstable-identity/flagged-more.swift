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
