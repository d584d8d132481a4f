// source: a property of a value
import SwiftUI

struct Heading {
  let text: String
  var view: some View { // finding: computed-view
    HStack {
      Image(systemName: "star"); Text(text)
    }
  }
}
struct Front: View {
  @State private var count = 0
  var body: some View {
    VStack {
      Heading(text: "News").view
      Button("Add \(count)") { count += 1 }
    }
  }
}

// source: a property that a text is given
import SwiftUI

extension String {
  var heading: some View { // finding: computed-view
    HStack {
      Image(systemName: "star"); Text(self)
    }
  }
}
struct Front: View {
  var body: some View {
    VStack {
      "News".heading; Text("today")
    }
  }
}

// source: a body of a protocol
import SwiftUI

protocol Screen: View {
  associatedtype Main: View
  @ViewBuilder var main: Main { get }
}
extension Screen { var body: some View { NavigationStack { main } } }
struct News: Screen {
  @State private var reads = 0
  var main: some View {
    VStack {
      masthead; Button("Read \(reads)") { reads += 1 }
    }
  }
  private var masthead: some View { // finding: computed-view
    HStack {
      Image(systemName: "newspaper"); Text("News")
    }
  }
}

// source: a modifier of a protocol
import SwiftUI

protocol Bar: ViewModifier {}
struct TopBar: Bar {
  @State private var taps = 0
  func body(content: Content) -> some View {
    VStack {
      Text("\(taps)"); line; content
    }
  }
  private var line: some View { // finding: computed-view
    HStack {
      Image(systemName: "minus"); Text("-")
    }
  }
}
