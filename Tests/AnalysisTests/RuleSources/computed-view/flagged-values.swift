// source: a property of a value
// source: a property that a text is given
// source: a body of a protocol
// source: a modifier of a protocol
import SwiftUI

struct Heading {
  let text: String
  var view: some View {
    HStack {
      Image(systemName: "star"); Text(text)
    }
  }  // finding: computed-view
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

extension String {
  var heading: some View {
    HStack {
      Image(systemName: "star"); Text(self)
    }
  }  // finding: computed-view
}
struct Front: View {
  var body: some View {
    VStack {
      "News".heading; Text("today")
    }
  }
}

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
  private var masthead: some View {
    HStack {
      Image(systemName: "newspaper"); Text("News")
    }
  }  // finding: computed-view
}

protocol Bar: ViewModifier {}
struct TopBar: Bar {
  @State private var taps = 0
  func body(content: Content) -> some View {
    VStack {
      Text("\(taps)"); line; content
    }
  }
  private var line: some View {
    HStack {
      Image(systemName: "minus"); Text("-")
    }
  }  // finding: computed-view
}
