// source: modifiers for all views
import SwiftUI

extension View {
  func card() -> some View {
    padding().background(.thinMaterial)
  }

  @ViewBuilder
  func hidden(_ isHidden: Bool) -> some View {
    if isHidden { self.hidden() } else { self }
  }
}

struct Note: View {
  let text: String

  var body: some View {
    Text(text)
      .card()
      .hidden(text.isEmpty)
  }
}

// source: makeBody of styles
import SwiftUI

struct Soft: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.4 : 1)
  }
}

struct Boxed: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      Image(systemName: configuration.isOn ? "checkmark.square" : "square")
    }
  }
}

struct Consent: View {
  @State private var agrees = false

  var body: some View {
    Toggle("I agree", isOn: $agrees).toggleStyle(Boxed())
    Button("Go") {}.buttonStyle(Soft())
  }
}

// source: functions that return values
import SwiftUI

struct Chart: View {
  let values: [Double]

  var body: some View {
    VStack {
      ForEach(values, id: \.self) { value in
        Text(label(value))
          .foregroundStyle(color(for: value))
          .font(font(for: value))
          .padding(inset(value))
      }
    }
  }

  private func label(_ value: Double) -> String { "\(Int(value))" }
  private func color(for value: Double) -> Color { value < 0 ? .red : .green }
  private func font(for value: Double) -> Font { value > 100 ? .headline : .body }
  private func inset(_ value: Double) -> CGFloat { value > 10 ? 8 : 4 }
}

// source: actions
import SwiftUI

struct Timer: View {
  @State private var seconds = 0

  var body: some View {
    VStack {
      Text("\(seconds)")
      Button("Add", action: add)
      Button("Reset") { reset(to: 0) }
    }
    .task { await run() }
  }

  private func add() { seconds += 1 }

  @discardableResult
  func reset(to value: Int) -> Int {
    seconds = value
    return seconds
  }

  private func run() async {
    func wait() async { try? await Task.sleep(for: .seconds(1)) }
    await wait()
    add()
  }
}

// source: a router that is not a view
import SwiftUI

enum Route: Hashable {
  case home
  case detail(Int)

  @ViewBuilder
  func destination() -> some View {
    switch self {
    case .home: Text("Home")
    case .detail(let number): Text("Detail \(number)")
    }
  }
}

final class Factory {
  func makeIcon(_ name: String) -> Image { Image(systemName: name) }
}

struct Browser: View {
  let factory: Factory

  var body: some View {
    NavigationStack {
      factory.makeIcon("house")
      NavigationLink("One", value: Route.detail(1))
        .navigationDestination(for: Route.self) { $0.destination() }
    }
  }
}

// source: initialiser with a view builder parameter
import SwiftUI

struct Panel<Content: View, Footer: View>: View {
  private let content: Content
  private let footer: () -> Footer

  init(@ViewBuilder content: () -> Content, @ViewBuilder footer: @escaping () -> Footer) {
    self.content = content()
    self.footer = footer
  }

  var body: some View {
    VStack {
      content
      footer()
    }
  }
}

struct Page: View {
  var body: some View {
    Panel {
      Text("Page")
    } footer: {
      Text("1")
    }
  }
}

// source: static factories of styles
import SwiftUI

struct Chip: LabelStyle {
  let color: Color

  func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.icon; configuration.title }.background(color)
  }
}

extension LabelStyle where Self == Chip {
  static func chip(_ color: Color) -> Chip { Chip(color: color) }
}

struct Tag: View {
  let name: String

  var body: some View {
    Label(name, systemImage: "tag")
      .labelStyle(.chip(.yellow))
  }
}

// source: conditionally compiled bodies
import SwiftUI

struct Welcome: View {
  let name: String

  #if os(macOS)
  var body: some View {
    Text("Welcome to the Mac, \(name)")
  }
  #else
  var body: some View {
    VStack {
      Text("Welcome")
      Text(name)
    }
  }
  #endif
}

// source: representable and its coordinator
import SwiftUI

#if os(iOS)
import UIKit

struct Field: UIViewRepresentable {
  @Binding var text: String

  func makeUIView(context: Context) -> UITextField { UITextField() }

  func updateUIView(_ view: UITextField, context: Context) {
    view.text = text
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  final class Coordinator {}
}

struct FieldScreen: View {
  @State private var text = ""
  var body: some View { Field(text: $text) }
}
#endif

// source: in comments and strings
import SwiftUI

struct Lesson: View {
  // func row() -> some View { Text("row") }
  let code = "func row() -> some View { Text(\"row\") }"

  var body: some View {
    VStack {
      Text(code)
      /* row() */
      Text("row()")
    }
  }
}

// source: shapes, gestures and comparisons
import SwiftUI

struct Wave: Shape {
  let height: Double

  func path(in rect: CGRect) -> Path {
    Path { $0.addEllipse(in: rect.insetBy(dx: 0, dy: height)) }
  }
}

struct Water: View, Equatable {
  let level: Double
  @State private var height = 4.0

  static func == (lhs: Water, rhs: Water) -> Bool { lhs.level == rhs.level }

  var body: some View {
    Wave(height: height).gesture(drag(scale: 2))
  }

  private func drag(scale: Double) -> some Gesture {
    DragGesture().onChanged { height = $0.translation.height / scale }
  }
}

// source: a function whose text is an argument
import SwiftUI

struct Depot: View {
  @State private var isAsking = false

  var body: some View {
    Button("Empty") { isAsking = true }
      .alert(question("depot"), isPresented: $isAsking) { Button("Yes") {} }
  }

  private func question(_ place: String) -> Text { Text("Empty the \(place)?") }
}
