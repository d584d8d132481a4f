// source: one row in one list
import SwiftUI

struct Inbox: View {
  let subjects: [String]

  var body: some View {
    List(subjects, id: \.self) { subject in
      MailRow(subject: subject)
    }
  }
}

struct MailRow: View { // finding: subview-visibility
  let subject: String

  var body: some View {
    Label(subject, systemImage: "envelope")
  }
}

// source: a chain of views
import SwiftUI

struct Weather: View {
  var body: some View { Forecast() }
}

struct Forecast: View { // finding: subview-visibility
  var body: some View {
    VStack {
      Text("Tomorrow")
      Degrees(value: 21)
    }
  }
}

struct Degrees: View { // finding: subview-visibility
  let value: Int
  var body: some View { Text("\(value)°") }
}

// source: used several times by the same parent
import SwiftUI

struct Keypad: View {
  @State private var digits = ""

  var body: some View {
    VStack {
      Text(digits)
      HStack {
        Key(title: "1") { digits += "1" }
        Key(title: "2") { digits += "2" }
        Key(title: "3") { digits += "3" }
      }
    }
  }
}

internal struct Key: View { // finding: subview-visibility
  let title: String
  let action: () -> Void

  var body: some View {
    Button(title, action: action)
  }
}

// source: used by a parent and by a preview macro
import SwiftUI

struct Avatar: View { // finding: subview-visibility
  let initials: String

  var body: some View {
    Text(initials)
      .padding()
      .background(.thinMaterial, in: Circle())
  }
}

public struct Contact: View {
  public init() {}

  public var body: some View {
    HStack {
      Avatar(initials: "MK")
      Text("Mira K.")
    }
  }
}

#Preview {
  Avatar(initials: "AB")
}

// source: used by a parent and by a preview provider
import SwiftUI

struct Meter: View { // finding: subview-visibility
  var level: Double

  var body: some View {
    ProgressView(value: level)
  }
}

private struct Battery: View {
  @State private var level = 0.8

  var body: some View {
    VStack {
      Meter(level: level)
      Slider(value: $level)
    }
  }
}

struct Meter_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      Meter(level: 0)
      Meter(level: 1)
    }
  }
}

// source: used only from an extension of the parent
import SwiftUI

struct Library: View {
  @State private var titles = ["Emma", "Persuasion"]

  var body: some View {
    NavigationStack {
      shelf
    }
  }
}

private extension Library {
  @ViewBuilder
  var shelf: some View {
    ForEach(titles, id: \.self) { title in
      Spine(title: title)
    }
  }
}

struct Spine: View { // finding: subview-visibility
  let title: String

  var body: some View {
    Text(title).rotationEffect(.degrees(90))
  }
}

// source: generic container with a trailing closure
import SwiftUI

struct Dashboard: View {
  var body: some View {
    ScrollView {
      Panel
      {
        Text("Sales")
        Text("42")
      }
    }
  }
}

struct Panel<Content: View>: View { // finding: subview-visibility
  let content: Content

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var body: some View {
    VStack { content }.padding()
  }
}

// source: attributes and an unusual layout
import SwiftUI

@available(iOS 17, macOS 14, *)
struct Timeline: View {
  var body: some View { HStack { Tick(); Divider(); Tick() } }
}

@available(iOS 17, macOS 14, *)
@MainActor
struct Tick // finding: subview-visibility
  : View
{
  var body: some View { Rectangle().frame(width: 1, height: 8) }
}

// source: recursive view with one parent
import SwiftUI

struct Node: Identifiable {
  let id: Int
  let name: String
  let children: [Node]
}

struct Outline: View {
  let root: Node

  var body: some View {
    ScrollView { NodeView(node: root) }
  }
}

struct NodeView: View { // finding: subview-visibility
  let node: Node

  var body: some View {
    DisclosureGroup(node.name) {
      ForEach(node.children) { child in
        NodeView(node: child)
      }
    }
  }
}

// source: destination of a link and content of a sheet
import SwiftUI

struct Menu: View {
  @State private var showsAbout = false

  var body: some View {
    NavigationStack {
      NavigationLink("Settings") { SettingsPage() }
      Button("About") { showsAbout = true }
    }
    .sheet(isPresented: $showsAbout) {
      AboutPage()
    }
  }
}

struct SettingsPage: View { // finding: subview-visibility
  @AppStorage("sound") private var sound = true
  var body: some View { Toggle("Sound", isOn: $sound) }
}

struct AboutPage: View, Equatable { // finding: subview-visibility
  var body: some View { Text("Made by hand") }
}

// source: conformance in an extension
import SwiftUI

struct Gallery: View {
  let count: Int

  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
      ForEach(0..<count, id: \.self) { Tile(number: $0) }
    }
  }
}

struct Tile { // finding: subview-visibility
  let number: Int
}

extension Tile: View {
  var body: some View {
    Text("\(number)").frame(width: 80, height: 80)
  }
}

// source: named by a private method of the parent
import SwiftUI

struct Quiz: View {
  private func state(of answer: Int) -> Answer.State { answer == 1 ? .right : .wrong }
  var body: some View { Answer(state: state(of: 1)) }
}

struct Answer: View { // finding: subview-visibility
  enum State { case right, wrong }
  let state: State
  var body: some View { Text("Answer") }
}
