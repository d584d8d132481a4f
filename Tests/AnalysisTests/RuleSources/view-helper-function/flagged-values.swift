// source: a property that is called
import SwiftUI

struct Heading {
  let text: String
  func callAsFunction() -> some View { // finding: view-helper-function
    HStack {
      Image(systemName: "star"); Text(text)
    }
  }
}
struct Front: View {
  private let heading = Heading(text: "News")
  var body: some View {
    VStack {
      heading(); Text("today")
    }
  }
}

// source: a local constant that is called
import SwiftUI

struct Heading {
  let text: String
  func callAsFunction() -> some View { // finding: view-helper-function
    HStack {
      Image(systemName: "star"); Text(text)
    }
  }
}
struct Front: View {
  var body: some View {
    VStack {
      let heading = Heading(text: "News")
      heading()
    }
  }
}

// source: a case that is called, and a class
import SwiftUI

enum Kind {
  case news
  func callAsFunction() -> some View { // finding: view-helper-function
    HStack {
      Image(systemName: "star"); Text("News")
    }
  }
}
final class Maker {
  func heading(_ text: String) -> some View { // finding: view-helper-function
    HStack {
      Image(systemName: "star"); Text(text)
    }
  }
}
struct Front: View {
  private let maker = Maker()
  var body: some View {
    VStack {
      Kind.news(); maker.heading("today")
    }
  }
}

// source: called with content
import SwiftUI

struct Frame {
  let width: Double
  func callAsFunction<C: View>(@ViewBuilder _ content: () -> C) -> some View { // finding: view-helper-function
    HStack {
      Text("|"); content()
    }
  }
}
struct Front: View {
  var body: some View {
    VStack {
      Frame(width: 2) { Text("b") }; Text("today")
    }
  }
}

// source: a subscript
import SwiftUI

struct Headings {
  subscript(place: Int) -> some View { // finding: view-helper-function
    HStack {
      Image(systemName: "star"); Text("\(place)")
    }
  }
}
struct Front: View {
  var body: some View {
    VStack {
      Headings()[1]; Text("today")
    }
  }
}
