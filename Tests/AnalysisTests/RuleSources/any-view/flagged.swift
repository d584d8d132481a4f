// source: branches of a computed property
import SwiftUI

struct Phase: View {
  let isReady: Bool
  private var content: AnyView { // finding: any-view
    if isReady { return AnyView(Text("Ready")) }
    return AnyView(ProgressView())
  }
  var body: some View { VStack { content } }
}

// source: a method with a switch
import SwiftUI

struct Pane: View {
  let index: Int
  func pane(_ n: Int) -> AnyView { // finding: any-view
    switch n {
    case 0: return AnyView(Text("First"))
    default: return AnyView(List { Text("Other") })
    }
  }
  var body: some View { pane(index).padding() }
}

// source: a router that is no view
import SwiftUI

struct Router {
  func screen(_ name: String) -> AnyView { // finding: any-view
    name == "home" ? AnyView(Text("Home")) : AnyView(Text("Lost"))
  }
}

// source: erased with a modifier
import SwiftUI

struct Tag: View {
  let isLoud: Bool
  var label: AnyView { // finding: any-view
    isLoud ? Text("LOUD").bold().eraseToAnyView() : AnyView(Text("quiet"))
  }
  var body: some View { label }
}
extension View { func eraseToAnyView() -> AnyView { AnyView(self) } }

// source: branches in a body
import SwiftUI

struct Lamp: View {
  @State private var isOn = false
  var body: some View {
    VStack {
      isOn
        ? AnyView(Image(systemName: "lightbulb.fill").foregroundStyle(.yellow)) // finding: any-view
        : AnyView(Image(systemName: "lightbulb")) // finding: any-view
      Toggle("On", isOn: $isOn)
    }
  }
}

// source: an array
import SwiftUI

struct Tools: View {
  private let tools = [AnyView(Text("Saw")), AnyView(Image(systemName: "hammer"))] // finding: any-view
  var body: some View {
    HStack { ForEach(0..<2, id: \.self) { tools[$0] } }
  }
}

// source: a stored header
import SwiftUI

struct Panel: View {
  let header: AnyView // finding: any-view
  init(@ViewBuilder header: () -> some View) { self.header = AnyView(header()) }
  var body: some View { VStack { header; Text("Content") } }
}

// source: one view in a wrapper
import SwiftUI

struct Wrapped: View {
  var body: some View {
    VStack {
      AnyView(Text("Plain")) // finding: any-view
      Text("More")
    }
  }
}

// source: a function of the file
import SwiftUI

func badge(_ count: Int) -> AnyView { // finding: any-view
  if count > 9 { return AnyView(Text("9+")) }
  return AnyView(Text("\(count)").bold())
}
struct Inbox: View {
  var body: some View { badge(4) }
}

// source: a body that returns its branches
import SwiftUI

struct AirSign: View {
  let isOn: Bool
  var body: some View {
    if isOn { return AnyView(Text("On air").bold()) } // finding: any-view
    return AnyView(Text("Off")) // finding: any-view
  }
}

// source: a method that gives some view and returns it erased
import SwiftUI

struct Gate: View {
  let number: Int
  func sign(_ isOpen: Bool) -> some View {
    guard isOpen else { return AnyView(Text("Closed")) } // finding: any-view
    return AnyView(HStack { Text("Gate"); Text("\(number)") }) // finding: any-view
  }
  var body: some View { VStack { sign(number > 3) } }
}

struct Lantern: View {
  let isLit: Bool

  var body: some View { glow(isLit) }

  private func glow(_ isLit: Bool) -> AnyView { // finding: any-view
    if isLit { return .init(Text("Lit")) }
    return .init(Image(systemName: "moon").padding())
  }
}

// source: by another name
import SwiftUI

typealias Erased = AnyView
struct Panel: View {
  @State private var count = 0
  var body: some View {
    VStack {
      Button("\(count)") { count += 1 }
      content
    }
  }
  private var content: Erased {  // finding: any-view
    count > 1 ? Erased(Text("a")) : Erased(Image(systemName: "b"))
  }
}

// source: erased by a method of all views
import SwiftUI

struct Farm: View {
  @State private var taps = 0
  var body: some View {
    VStack {
      Button("Taps \(taps)") { taps += 1 }
      content
    }
  }
  private var content: AnyView {  // finding: any-view
    taps > 1 ? ProgressView().erased() : Text("a").erased()
  }
}
extension View {
  func erased() -> AnyView { AnyView(self) }
}
