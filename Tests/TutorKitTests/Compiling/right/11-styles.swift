// program: label styles
import SwiftUI

struct LabelStyles: View {
  var body: some View {
    Label("a", systemImage: "star").labelStyle(.iconOnly)
    Label("b", systemImage: "star").labelStyle(.titleOnly)
    Label("c", systemImage: "star").labelStyle(.titleAndIcon)
    Label("d", systemImage: "star").labelStyle(Trailing(spacing: 2))
    Label("e", systemImage: "star").labelStyle(.automatic)
  }
}

struct Trailing: LabelStyle {
  var spacing: CGFloat = 4

  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: spacing) {
      configuration.title
      configuration.icon
    }
    Label(configuration)
  }
}
// program: a gauge style of one's own
import SwiftUI

struct Dial: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    ZStack {
      Circle().trim(from: 0, to: configuration.value).stroke(.tint, lineWidth: 3)
      configuration.currentValueLabel
      configuration.label
      configuration.minimumValueLabel
      configuration.maximumValueLabel
    }
  }
}

struct Dials: View {
  var body: some View {
    Gauge(value: 0.2) { Text("x") }.gaugeStyle(Dial())
  }
}
// program: a text field style by a modifier
import SwiftUI

struct Outlined: ViewModifier {
  func body(content: Content) -> some View {
    content
      .textFieldStyle(.plain)
      .padding(8)
      .overlay { RoundedRectangle(cornerRadius: 6).stroke(.gray) }
  }
}

extension View {
  func outlined() -> some View { modifier(Outlined()) }
}

struct OutlinedField: View {
  @Binding var text: String
  var body: some View { TextField("Text", text: $text).outlined() }
}
// program: a form style and a menu style
import SwiftUI

struct Spaced: FormStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 20) { configuration.content }
  }
}

struct Plain: MenuStyle {
  func makeBody(configuration: Configuration) -> some View {
    Menu(configuration).padding(2)
  }
}

struct UsesStyles: View {
  var body: some View {
    Form { Text("x") }.formStyle(Spaced())
    Form { Text("x") }.formStyle(.columns)
    Menu("x") { Text("y") }.menuStyle(Plain())
  }
}
// program: a control group style
import SwiftUI

struct Stripe: ControlGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.content }
  }
}

struct Striped: View {
  var body: some View {
    ControlGroup { Button("a") {} }.controlGroupStyle(Stripe())
  }
}
// program: a shape style of one's own
import SwiftUI

struct Sea: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    environment.colorScheme == .dark ? Color.blue : Color.cyan
  }
}

extension ShapeStyle where Self == Sea {
  static var sea: Sea { Sea() }
}

struct Ocean: View {
  var body: some View {
    Rectangle().fill(.sea)
    Text("Sea").foregroundStyle(.sea)
  }
}
// program: colours and fonts of one's own
import SwiftUI

extension Color {
  static let sand = Color(red: 0.9, green: 0.8, blue: 0.6)
}

extension ShapeStyle where Self == Color {
  static var foam: Color { Color(white: 0.95) }
}

extension Font {
  static let display = Font.system(size: 40, weight: .heavy)
}

struct Themed: View {
  var body: some View {
    Text("x")
      .font(.display)
      .foregroundStyle(Color.sand)
      .background(.foam)
  }
}
// program: styles for all children
import SwiftUI

struct Everything: View {
  @State private var isOn = false
  @State private var text = ""

  var body: some View {
    VStack {
      Button("a") {}
      Toggle("b", isOn: $isOn)
      TextField("c", text: $text)
      Label("d", systemImage: "star")
    }
    .buttonStyle(.bordered)
    .toggleStyle(.button)
    .textFieldStyle(.roundedBorder)
    .labelStyle(.titleOnly)
    .tint(.green)
    .controlSize(.small)
    .accentColor(.red)
    .preferredColorScheme(.dark)
    .colorScheme(.light)
  }
}
// program: a navigation split view style and table style
import SwiftUI

struct SplitStyles: View {
  var body: some View {
    NavigationSplitView { Text("a") } detail: { Text("b") }
      .navigationSplitViewStyle(.prominentDetail)
    NavigationSplitView { Text("a") } detail: { Text("b") }
      .navigationSplitViewStyle(.automatic)
    TabView { Text("x") }.tabViewStyle(.automatic)
    TabView { Text("x") }.tabViewStyle(.tabBarOnly)
  }
}
// program: style chosen by a condition
import SwiftUI

struct StyledButton: View {
  let isProminent: Bool
  let action: () -> Void

  var body: some View {
    if isProminent {
      Button("Go", action: action).buttonStyle(.borderedProminent)
    } else {
      Button("Go", action: action).buttonStyle(.bordered)
    }
  }
}
