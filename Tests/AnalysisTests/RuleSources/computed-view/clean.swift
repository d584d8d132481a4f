// source: computed values
import SwiftUI

struct Seat: View {
  let row: Int
  let isTaken: Bool

  private var name: String { "Row \(row)" }
  private var color: Color { isTaken ? .red : .green }
  private var font: Font { isTaken ? .body : .headline }
  private var isFront: Bool { row == 1 }

  var body: some View {
    Text(name)
      .font(font)
      .foregroundStyle(color)
      .opacity(isFront ? 1 : 0.8)
  }
}

// source: app, scene and commands
import SwiftUI

@main
struct PaintApp: App {
  var body: some Scene {
    window
      .commands { PaintCommands() }
  }

  private var window: some Scene {
    WindowGroup { Text("Paint") }
  }
}

struct PaintCommands: Commands {
  var body: some Commands {
    CommandMenu("Brush") {
      Button("Larger") {}
    }
  }
}

// source: interface for all views
import SwiftUI

extension View {
  var debugFrame: some View {
    border(.red)
  }

  @ViewBuilder var hiddenOnMac: some View {
    #if os(macOS)
    EmptyView()
    #else
    self
    #endif
  }
}

struct Logo: View {
  var body: some View {
    Image(systemName: "leaf").debugFrame.hiddenOnMac
  }
}

// source: static constants and previews
import SwiftUI

struct Banner: View {
  static var unused: some View { Text("…") }
  static let rule = Divider()

  let text: String

  var body: some View {
    VStack {
      Text(text)
      Self.rule
    }
  }
}

struct Banner_Previews: PreviewProvider {
  static var previews: some View { Banner(text: "Hello") }
}

#Preview {
  Banner(text: "Hello")
}

// source: used by nothing
import SwiftUI

struct Notice: View {
  let text: String

  var body: some View {
    Text(text)
  }

  private var old: some View {
    HStack {
      Image(systemName: "info")
      Text(text)
    }
  }
}

// source: in comments and strings
import SwiftUI

struct Lesson: View {
  // private var header: some View { Text("Lesson") }
  let code = """
    var header: some View {
      Text("Lesson")
    }
    """

  var body: some View {
    VStack {
      /* header */
      Text("header")
      Text(code).monospaced()
    }
  }
}

// source: properties of types that are not views
import SwiftUI

struct Tab: Identifiable {
  let id: Int
  let title: String

  @ViewBuilder
  var content: some View {
    if id == 0 { Text("Home") } else { Text(title) }
  }
}

final class Catalogue {
  var cover: AnyView { AnyView(Text("Catalogue")) }
}

struct Tabs: View {
  let tabs: [Tab]
  let catalogue: Catalogue

  var body: some View {
    VStack {
      catalogue.cover
      ForEach(tabs) { tab in tab.content }
    }
  }
}

// source: toolbar content, gesture and animation
import SwiftUI

struct Sketch: View {
  @State private var offset = CGSize.zero

  var body: some View {
    Circle()
      .offset(offset)
      .gesture(drag)
      .animation(bounce, value: offset)
      .toolbar { tools }
  }

  private var drag: some Gesture {
    DragGesture().onChanged { offset = $0.translation }
  }

  private var bounce: Animation { .spring(duration: 0.3) }

  @ToolbarContentBuilder
  private var tools: some ToolbarContent {
    ToolbarItem { Button("Reset") { offset = .zero } }
  }
}

// source: stored views
import SwiftUI

struct Card<Icon: View>: View {
  let icon: Icon
  var title: Text
  private let line = Divider()
  var accent: Color = .blue { didSet { print("accent") } }
  @ViewBuilder var detail: () -> Text

  var body: some View {
    VStack {
      icon
      title.foregroundStyle(accent)
      line
      detail()
    }
  }
}

// source: bodies only, in an unusual layout
import SwiftUI

struct Stack: View { var body: some View { VStack { Top(); Bottom() } } }

struct Top { let text = "Top" }
extension Top: View { @ViewBuilder var body: some View { Text(text) } }

struct Bottom: View
{
  public var body: some View
  {
    #if DEBUG
    Text("Bottom (debug)")
    #else
    Text("Bottom")
    #endif
  }
}

// source: a text that is an argument
import SwiftUI

struct Library: View {
  let name: String

  var body: some View {
    List { Text(name) }
      .navigationTitle(heading)
  }

  private var heading: Text { Text("Books of \(name)") }
}

// source: static properties that are values, own initializers or declared views
import SwiftUI

struct Stamp: View {
  let text: String

  static var blank: Stamp { Stamp(text: "") }
  static var ink: Color { .blue }
  static var example: some View { Stamp(text: "Paid") }

  var body: some View { Text(text).foregroundStyle(Self.ink) }
}

struct Letter: View {
  var body: some View {
    VStack {
      Stamp.blank
      Stamp.example
    }
  }
}

// source: images that are arguments, and those of a catalogue
import SwiftUI

enum Pictures {
  static var logo: Image { Image("logo") }
  static var star: Image { Image(systemName: "star") }
}

struct Portrait: View {
  let name: String

  var body: some View {
    VStack {
      Framed(image: picture)
      Pictures.logo
      Text("\(symbol) \(name)")
    }
  }

  private var picture: Image { Image(name) }
  private var symbol: Image { Image(systemName: "person") }
}

struct Framed: View {
  let image: Image
  var body: some View { image.padding() }
}

// source: erased view
import SwiftUI

public struct Door: View {
  public var isOpen: Bool

  public init(isOpen: Bool) { self.isOpen = isOpen }

  var picture: AnyView {
    if isOpen {
      return AnyView(Text("open"))
    }
    return AnyView(Image(systemName: "door.left.hand.closed"))
  }

  public var body: some View {
    picture.padding()
  }
}

// source: closures that are no sections
import SwiftUI

struct Mixer: View {
  @State private var level = 1
  let content: () -> AnyView
  private let label: (Int) -> String = { "Level \($0)" }
  var body: some View {
    let raise = { level += 1 }
    let caption = { Text("a caption") }
    let card = { VStack { Text("One"); Text("Two") } }
    VStack {
      content()
      caption()
      Text(label(level))
      Button("Raise", action: raise)
      Panel(content: card)
    }
  }
}

struct Panel<Content: View>: View {
  let content: () -> Content
  var body: some View { VStack { content() } }
}
