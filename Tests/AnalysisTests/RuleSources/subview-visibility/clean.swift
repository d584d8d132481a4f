// source: already private
import SwiftUI

struct Receipt: View {
  let amounts: [Double]

  var body: some View {
    VStack {
      ForEach(amounts, id: \.self) { AmountRow(amount: $0) }
      Total(amount: amounts.reduce(0, +))
    }
  }
}

private struct AmountRow: View {
  let amount: Double
  var body: some View { Text(amount, format: .number) }
}

fileprivate struct Total: View {
  let amount: Double
  var body: some View { Text(amount, format: .number).bold() }
}

// source: used by two views
import SwiftUI

struct Badge: View {
  let text: String

  var body: some View {
    Text(text).padding(4).background(.yellow)
  }
}

struct Sale: View {
  var body: some View { Badge(text: "-20 %") }
}

struct Novelty: View {
  var body: some View {
    HStack {
      Badge(text: "new")
      Image(systemName: "sparkles")
    }
  }
}

// source: a root view that nobody constructs
import SwiftUI

struct TodoList: View {
  @State private var todos = ["Water plants"]
  @State private var text = ""

  var body: some View {
    List {
      TextField("New", text: $text)
        .onSubmit {
          todos.append(text)
          text = ""
        }
      ForEach(todos, id: \.self) { Text($0) }
    }
  }
}

// source: nested inside the parent
import SwiftUI

struct Piano: View {
  var body: some View {
    HStack(spacing: 1) {
      ForEach(0..<7, id: \.self) { Key(index: $0) }
      Pedal()
    }
  }

  struct Key: View {
    let index: Int
    var body: some View { Rectangle().accessibilityLabel("Key \(index)") }
  }
}

extension Piano {
  struct Pedal: View {
    var body: some View { Capsule() }
  }
}

// source: part of a public interface
import SwiftUI

public struct Stars: View {
  let count: Int

  public init(count: Int) { self.count = count }

  public var body: some View {
    HStack {
      ForEach(0..<5, id: \.self) { index in
        Star(filled: index < count)
      }
    }
  }
}

public struct Star: View {
  let filled: Bool

  public var body: some View {
    Image(systemName: filled ? "star.fill" : "star")
  }
}

// source: used by previews only
import SwiftUI

struct Compass: View {
  var heading: Double = 0

  var body: some View {
    Image(systemName: "location.north")
      .rotationEffect(.degrees(heading))
  }
}

#Preview("North") {
  Compass()
}

struct Compass_Previews: PreviewProvider {
  static var previews: some View {
    Compass(heading: 90)
  }
}

// source: the root of an app
import SwiftUI

@main
struct NotesApp: App {
  var body: some Scene {
    WindowGroup {
      NotesScreen()
    }
    #if os(macOS)
    Settings { Preferences() }
    #endif
  }
}

struct NotesScreen: View {
  var body: some View { Text("Notes") }
}

struct Preferences: View {
  @AppStorage("size") private var size = 12.0
  var body: some View { Slider(value: $size, in: 8...40) }
}

// source: used by a parent and by the app
import SwiftUI

struct Welcome: View {
  var body: some View { Text("Welcome") }
}

struct Help: View {
  var body: some View {
    VStack {
      Welcome()
      Text("Ask us anything.")
    }
  }
}

@main
struct TourApp: App {
  @State private var isFirst = true

  var body: some Scene {
    WindowGroup {
      if isFirst { Welcome() } else { Help() }
    }
  }
}

// source: used by a view and by a modifier
import SwiftUI

struct Spinner: View {
  var body: some View { ProgressView().controlSize(.large) }
}

struct Busy: ViewModifier {
  let isBusy: Bool

  func body(content: Content) -> some View {
    content.overlay { if isBusy { Spinner() } }
  }
}

struct Download: View {
  @State private var isBusy = true

  var body: some View {
    VStack {
      Spinner()
      Text("Downloading")
    }
    .modifier(Busy(isBusy: isBusy))
  }
}

// source: used by a view and by a function outside
import SwiftUI

struct Logo: View {
  var body: some View { Image(systemName: "leaf") }
}

struct Splash: View {
  var body: some View { Logo().font(.largeTitle) }
}

@MainActor
func renderLogo() -> CGImage? {
  let renderer = ImageRenderer(content: Logo())
  return renderer.cgImage
}

// source: types that are not views
import SwiftUI

struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

struct Pressable: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
  }
}

struct PlayButton: View {
  let action: () -> Void

  var body: some View {
    Button(action: action) { Triangle() }
      .buttonStyle(Pressable())
  }
}

// source: named in a comment and a string only
import SwiftUI

// Legend() used to stand here: Chart { Legend() }
struct Legend: View {
  var body: some View { Text("Legend") }
}

struct Chart: View {
  var body: some View {
    /* Legend() */
    Text("The view Legend() is gone")
  }
}

// source: named by the parent's interface
import SwiftUI

struct Menu: View {
  var style: Dish.Style = .plain
  var body: some View { Dish(style: style) }
}

struct Dish: View {
  enum Style { case plain, bold }
  let style: Style
  var body: some View { Text("Soup") }
}

struct Shelf: View {
  func style(of number: Int) -> Cup.Style { number > 3 ? .large : .small }
  var body: some View { Cup(style: style(of: 2)) }
}

struct Cup: View {
  enum Style { case small, large }
  let style: Style
  var body: some View { Text("Cup") }
}

struct Row: View {
  var first = Cell()
  var body: some View { HStack { first; Cell() } }
}

struct Cell: View {
  var body: some View { Text("·") }
}
