// source: an existential
import SwiftUI

protocol Plugin { associatedtype Content: View; var view: Content { get } }
struct Host: View {
  let plugins: [any Plugin]
  var body: some View {
    VStack { ForEach(plugins.indices, id: \.self) { AnyView(plugins[$0].view) } }
  }
}

// source: a registry
import SwiftUI

struct Registry {
  var makers: [String: () -> AnyView] = [:]
  func view(_ name: String) -> AnyView { makers[name]?() ?? AnyView(EmptyView()) }
}

// source: a builder
import SwiftUI

struct Choice: View {
  let isOn: Bool
  @ViewBuilder private var content: some View {
    if isOn { Text("On") } else { Image(systemName: "moon") }
  }
  var body: some View { content.padding() }
}

// source: an api that erases
import SwiftUI

extension View {
  func erased() -> AnyView { AnyView(self) }
}

// source: a style in a box
import SwiftUI

struct AnyBox: ButtonStyle {
  private let make: (Configuration) -> AnyView
  init<S: ButtonStyle>(_ style: S) { make = { AnyView(style.makeBody(configuration: $0)) } }
  func makeBody(configuration: Configuration) -> some View { make(configuration) }
}

// source: a requirement
import SwiftUI

protocol Step { func view() -> AnyView }
struct NameStep: Step {
  func view() -> AnyView { AnyView(Text("Name")) }
}

// source: another type of the name
import SwiftUI

struct AnyViewModel { var title = "" }
struct Sheet: View {
  let model = AnyViewModel(title: "A")
  var body: some View { Text(model.title) }
}

// source: a generic
import SwiftUI

struct Frame<Content: View>: View {
  @ViewBuilder let content: () -> Content
  var body: some View { VStack { content() } }
}

// source: a recursive body
import SwiftUI

struct Branch: View {
  let depth: Int
  var body: some View {
    if depth == 0 { return AnyView(Text("leaf")) }
    return AnyView(VStack { Branch(depth: depth - 1) })
  }
}

// source: what a closure gives to another view
import SwiftUI

struct Shelf: View {
  let pages: (@escaping (Int) -> AnyView) -> Text
  var body: some View {
    pages { index in
      let number = index + 1
      return AnyView(Text("\(number)"))
    }
  }
}
