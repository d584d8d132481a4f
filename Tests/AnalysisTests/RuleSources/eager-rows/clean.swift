// source: a lazy stack
import SwiftUI

struct Wall: View {
  let posts: [String]
  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(posts, id: \.self) { Text($0) }
      }
    }
  }
}

// source: a stack that does not scroll
import SwiftUI

struct Wall: View {
  let posts: [String]
  var body: some View {
    VStack {
      ForEach(posts, id: \.self) { Text($0) }
    }
  }
}

// source: a range
import SwiftUI

struct Hours: View {
  var body: some View {
    ScrollView {
      VStack {
        ForEach(0..<24) { Text("\($0)") }
      }
    }
  }
}

// source: a constant, and all cases
import SwiftUI

enum Suit: CaseIterable { case hearts, spades }
struct Table: View {
  private let names = ["a", "b"]
  var body: some View {
    ScrollView {
      VStack {
        ForEach(names, id: \.self) { Text($0) }
        ForEach(Suit.allCases, id: \.self) { Text("\($0)") }
      }
    }
  }
}

// source: a state that nothing adds to
import SwiftUI

struct Week: View {
  @State private var marks = [false, true, false]
  var body: some View {
    ScrollView {
      VStack {
        ForEach(marks.indices, id: \.self) { index in
          Toggle("Day \(index)", isOn: $marks[index])
        }
      }
    }
  }
}

// source: the first five
import SwiftUI

struct Top: View {
  let scores: [Int]
  var body: some View {
    ScrollView {
      VStack {
        ForEach(scores.prefix(5), id: \.self) { Text("\($0)") }
      }
    }
  }
}

// source: across the direction of scrolling
import SwiftUI

struct Tags: View {
  let tags: [String]
  var body: some View {
    ScrollView {
      HStack {
        ForEach(tags, id: \.self) { Text($0) }
      }
    }
  }
}

// source: a list
import SwiftUI

struct People: View {
  let names: [String]
  var body: some View {
    List {
      ForEach(names, id: \.self) { Text($0) }
    }
  }
}

// source: in what is presented
import SwiftUI

struct Screen: View {
  let names: [String]
  @State private var isShown = false
  var body: some View {
    ScrollView {
      Button("Show") { isShown = true }
        .contextMenu {
          ForEach(names, id: \.self) { Text($0) }
        }
    }
  }
}

// source: in both directions
import SwiftUI

struct Sheet: View {
  let cells: [String]
  var body: some View {
    ScrollView([.horizontal, .vertical]) {
      VStack {
        ForEach(cells, id: \.self) { Text($0) }
      }
    }
  }
}

// source: a picker's options
import SwiftUI

struct Choice: View {
  let names: [String]
  @State private var chosen = ""
  var body: some View {
    ScrollView {
      VStack {
        Picker("Name", selection: $chosen) {
          ForEach(names, id: \.self) { Text($0) }
        }
      }
    }
  }
}
