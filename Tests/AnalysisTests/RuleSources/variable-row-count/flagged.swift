// source: none or one in a list
import SwiftUI

struct Job: Identifiable { let id: Int; var isDone: Bool; var title: String }
struct Jobs: View {
  let jobs: [Job]
  var body: some View {
    List {
      ForEach(jobs) { job in // finding: variable-row-count
        if !job.isDone { Text(job.title) }
      }
    }
  }
}

// source: rows of the list itself
import SwiftUI

struct Plain: View {
  let names: [String]
  var body: some View {
    List(names, id: \.self) { name in // finding: variable-row-count
      if name != "" { Text(name) }
    }
  }
}

// source: one or two in a lazy stack
import SwiftUI

struct Feed: View {
  let items: [Int]
  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(items, id: \.self) { item in // finding: variable-row-count
          Text("\(item)")
          if item % 5 == 0 { Divider() }
        }
      }
    }
  }
}

// source: a grid
import SwiftUI

struct Grid2: View {
  let names: [String]
  var body: some View {
    LazyVGrid(columns: [GridItem()]) {
      ForEach(names, id: \.self) { // finding: variable-row-count
        if $0.count > 2 { Text($0) }
      }
    }
  }
}

// source: an optional
import SwiftUI

struct Photos: View {
  let names: [String?]
  var body: some View {
    LazyHStack {
      ForEach(names.indices, id: \.self) { index in // finding: variable-row-count
        if let name = names[index] { Image(name) }
      }
    }
  }
}

// source: branches of one and two
import SwiftUI

struct Mixed: View {
  let numbers: [Int]
  var body: some View {
    List {
      ForEach(numbers, id: \.self) { n in // finding: variable-row-count
        if n > 2 { Text("big"); Text("\(n)") } else { Text("\(n)") }
      }
    }
  }
}

// source: in a section
import SwiftUI

struct Sections: View {
  let numbers: [Int]
  var body: some View {
    List {
      Section("Numbers") {
        ForEach(numbers, id: \.self) { n in // finding: variable-row-count
          if n > 0 { Text("\(n)") }
        }
      }
    }
  }
}

// source: a case without a view
import SwiftUI

struct Kinds: View {
  enum Kind { case text, gap }
  let kinds: [Kind]
  var body: some View {
    List {
      ForEach(kinds.indices, id: \.self) { index in // finding: variable-row-count
        switch kinds[index] {
        case .text: Text("Text")
        case .gap: EmptyView()
        }
      }
    }
  }
}

// source: a row whose body is a condition
import SwiftUI

struct Bird: Identifiable { let id: Int; var isSeen = false }
struct Birds: View {
  let birds: [Bird]
  var body: some View {
    List {
      ForEach(birds) { bird in // finding: variable-row-count
        BirdRow(bird: bird)
      }
    }
  }
}
struct BirdRow: View {
  let bird: Bird
  var body: some View {
    if bird.isSeen { Text("\(bird.id)") }
  }
}
