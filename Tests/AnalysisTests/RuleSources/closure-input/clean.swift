// source: a builder
import SwiftUI

struct Card<Content: View>: View {
  @ViewBuilder let content: () -> Content
  var body: some View { VStack { content() } }
}

// source: content without the attribute
import SwiftUI

struct Box<Content: View>: View {
  let content: () -> Content
  var body: some View { content() }
}

// source: its own comparison
import SwiftUI

struct Row: View, Equatable {
  let name: String
  let tap: () -> Void
  static func == (a: Row, b: Row) -> Bool { a.name == b.name }
  var body: some View { Button(name, action: tap) }
}

// source: the macro
import SwiftUI

@Equatable
struct Line: View {
  let name: String
  @EquatableIgnored let tap: () -> Void
  var body: some View { Button(name, action: tap) }
}

// source: the other macro
import SwiftUI

@Equatable
struct Entry: View {
  let name: String
  @SkipEquatable let tap: () -> Void
  var body: some View { Button(name, action: tap) }
}

// source: no view
import SwiftUI

struct Command {
  let run: () -> Void
}

// source: an action of the environment
import SwiftUI

struct Closer: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Close") { dismiss() } }
}

// source: a state
import SwiftUI

struct Later: View {
  @State private var pending: (() -> Void)?
  var body: some View { Button("Go") { pending?() } }
}

// source: content for an element
import SwiftUI

struct Listing<Item: Identifiable, Line: View>: View {
  let items: [Item]
  let row: (Item) -> Line
  var body: some View { ForEach(items) { row($0) } }
}
