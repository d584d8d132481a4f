// source: rows of an input
import SwiftUI

struct Post: Identifiable { let id: Int; var text: String }
struct Wall: View {
  let posts: [Post]
  var body: some View {
    ScrollView {
      VStack(alignment: .leading) { // finding: eager-rows
        ForEach(posts) { post in Text(post.text) }
      }
    }
  }
}

// source: rows beside other views, with modifiers around
import SwiftUI

struct Wall: View {
  let names: [String]
  var body: some View {
    ScrollView(.vertical) {
      VStack { // finding: eager-rows
        Text("All names")
        Section("Names") {
          ForEach(names, id: \.self) { Text($0) }
        }
        .padding()
      }
      .background(Color.gray)
    }
    .refreshable {}
  }
}

// source: a shelf
import SwiftUI

struct Shelf: View {
  let covers: [String]
  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: 4) { // finding: eager-rows
        ForEach(covers, id: \.self) { Image($0) }
      }
    }
  }
}

// source: a state that grows
import SwiftUI

struct Log: View {
  @State private var lines: [String] = []
  var body: some View {
    VStack {
      Button("Add") { lines.append("line \(lines.count)") }
      ScrollView {
        VStack { // finding: eager-rows
          ForEach(lines.indices, id: \.self) { Text(lines[$0]) }
        }
      }
    }
  }
}

// source: a model in the environment
import SwiftUI

@Observable final class Inbox { var mails: [String] = [] }
struct InboxScreen: View {
  @Environment(Inbox.self) private var inbox
  var body: some View {
    ScrollView {
      VStack { // finding: eager-rows
        ForEach(inbox.mails, id: \.self) { Text($0) }
      }
    }
  }
}

// source: a model that the view holds, filtered
import SwiftUI

@Observable final class Inbox { var mails: [String] = [] }
struct InboxScreen: View {
  @State private var inbox = Inbox()
  var body: some View {
    ScrollView {
      VStack { // finding: eager-rows
        ForEach(inbox.mails.filter { !$0.isEmpty }, id: \.self) { Text($0) }
      }
    }
  }
}

// source: a binding, in a helper of the body
import SwiftUI

struct Editor: View {
  @Binding var lines: [String]
  var body: some View { ScrollView { rows } }
  private var rows: some View {
    ScrollView {
      VStack { // finding: eager-rows
        ForEach(lines, id: \.self) { Text($0) }
      }
    }
  }
}

// source: two lists in one stack
import SwiftUI

struct Both: View {
  let open: [Int]
  let done: [Int]
  var body: some View {
    ScrollView {
      VStack { // finding: eager-rows
        ForEach(open, id: \.self) { Text("\($0)") }
        Divider()
        ForEach(done, id: \.self) { Text("done \($0)") }
      }
    }
  }
}

// source: what is loaded later
import SwiftUI

struct Feed: View {
  @State private var items: [String] = []
  var body: some View {
    ScrollView {
      VStack { // finding: eager-rows
        ForEach(items, id: \.self) { Text($0) }
      }
    }
    .task { items = await load() }
  }
  private func load() async -> [String] { ["a"] }
}
