// source: a property that is called
// source: a local constant that is called
// source: a case that is called, and a class
// source: called with content
// source: a subscript
import SwiftUI

struct Heading {
  let text: String
  func callAsFunction() -> some View {
    HStack {
      Image(systemName: "star"); Text(text)
    }
  }  // finding: view-helper-function
}
struct Front: View {
  private let heading = Heading(text: "News")
  var body: some View {
    VStack {
      heading(); Text("today")
    }
  }
}

struct Heading {
  let text: String
  func callAsFunction() -> some View {
    HStack {
      Image(systemName: "star"); Text(text)
    }
  }  // finding: view-helper-function
}
struct Front: View {
  var body: some View {
    VStack {
      let heading = Heading(text: "News")
      heading()
    }
  }
}

enum Kind {
  case news
  func callAsFunction() -> some View {
    HStack {
      Image(systemName: "star"); Text("News")
    }
  }  // finding: view-helper-function
}
final class Maker {
  func heading(_ text: String) -> some View {
    HStack {
      Image(systemName: "star"); Text(text)
    }
  }  // finding: view-helper-function
}
struct Front: View {
  private let maker = Maker()
  var body: some View {
    VStack {
      Kind.news(); maker.heading("today")
    }
  }
}

struct Frame {
  let width: Double
  func callAsFunction<C: View>(@ViewBuilder _ content: () -> C) -> some View {
    HStack {
      Text("|"); content()
    }
  }  // finding: view-helper-function
}
struct Front: View {
  var body: some View {
    VStack {
      Frame(width: 2) { Text("b") }; Text("today")
    }
  }
}

struct Headings {
  subscript(place: Int) -> some View {
    HStack {
      Image(systemName: "star"); Text("\(place)")
    }
  }  // finding: view-helper-function
}
struct Front: View {
  var body: some View {
    VStack {
      Headings()[1]; Text("today")
    }
  }
}
