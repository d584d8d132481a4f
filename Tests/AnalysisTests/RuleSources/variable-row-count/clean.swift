// source: one view
import SwiftUI

struct Names: View {
  let names: [String]
  var body: some View { List { ForEach(names, id: \.self) { Text($0) } } }
}

// source: one in each branch
import SwiftUI

struct Kinds: View {
  let numbers: [Int]
  var body: some View {
    List {
      ForEach(numbers, id: \.self) { n in
        if n > 2 { Text("big") } else { Text("small") }
      }
    }
  }
}

// source: the condition inside of the row
import SwiftUI

struct Rows: View {
  let numbers: [Int]
  var body: some View {
    List {
      ForEach(numbers, id: \.self) { n in
        HStack {
          Text("\(n)")
          if n > 2 { Image(systemName: "star") }
        }
      }
    }
  }
}

// source: no lazy container
import SwiftUI

struct Stack: View {
  let numbers: [Int]
  var body: some View {
    VStack { ForEach(numbers, id: \.self) { n in if n > 2 { Text("\(n)") } } }
  }
}

// source: always two
import SwiftUI

struct Pairs: View {
  let numbers: [Int]
  var body: some View {
    LazyVStack {
      ForEach(numbers, id: \.self) { n in
        Text("\(n)")
        Divider()
      }
    }
  }
}

// source: one for each case
import SwiftUI

struct Cases: View {
  let numbers: [Int]
  var body: some View {
    List {
      ForEach(numbers, id: \.self) { n in
        switch n {
        case 0: Text("none")
        default: Label("some", systemImage: "plus")
        }
      }
    }
  }
}

// source: a newer system
import SwiftUI

struct Newer: View {
  let numbers: [Int]
  var body: some View {
    List {
      ForEach(numbers, id: \.self) { n in
        if #available(iOS 18, *) { Text("\(n)") }
      }
    }
  }
}

// source: a condition around the list
import SwiftUI

struct Around: View {
  let numbers: [Int]
  var body: some View {
    if numbers.isEmpty == false { List(numbers, id: \.self) { Text("\($0)") } }
  }
}

// source: a row whose condition stands in a stack, and one that shows itself
import SwiftUI

struct Bird: Identifiable { let id: Int; var isSeen = false }
struct Birds: View {
  let birds: [Bird]
  var body: some View {
    List {
      ForEach(birds) { bird in BirdRow(bird: bird) }
      ForEach(birds) { bird in Nest(depth: bird.id) }
    }
  }
}
struct BirdRow: View {
  let bird: Bird
  var body: some View {
    HStack { if bird.isSeen { Text("\(bird.id)") } }
  }
}
struct Nest: View {
  let depth: Int
  var body: some View {
    Nest(depth: depth - 1)
  }
}
