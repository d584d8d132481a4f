// source: fewer than five children and nothing expensive
import SwiftUI

struct Lamp: View {
  @State private var isOn = false
  let room: String

  var body: some View {
    VStack {
      Text(room).font(.title).bold().padding().background(.yellow)
      Text("Ceiling").font(.caption).italic().padding()
      Toggle("Lamp", isOn: $isOn).opacity(isOn ? 1 : 0.5)
    }
  }
}

// source: all children depend on the same state
import SwiftUI

struct Counter: View {
  @State private var count = 0

  var body: some View {
    VStack {
      VStack {
        Text("\(count)").font(.largeTitle)
        Text("\(count * 2)").font(.title)
        Text(count > 9 ? "many" : "few").italic()
      }
      HStack {
        Button("Less") { count -= 1 }.disabled(count == 0)
        Button("More") { count += 1 }.disabled(count == 20)
        ProgressView(value: Double(count) / 20)
      }
    }
  }
}

// source: trivial fragments
import SwiftUI

struct Ticker: View {
  @State private var price = 1.0
  let symbol: String

  var body: some View {
    HStack {
      Text(symbol).bold()
      Image(systemName: "arrow.up")
      Divider()
      Text(price, format: .number)
      Button("Up") { price += 1 }
    }
  }
}

// source: bodies of other things than views
import SwiftUI
import WidgetKit

@main
struct DeskApp: App {
  @State private var isOpen = false

  var body: some Scene {
    WindowGroup {
      VStack {
        Text("A").font(.title); Text("B").bold(); Text("C").italic(); Text("D").padding()
        Text(isOpen ? "open" : "closed")
        Text("E").font(.title); Text("F").bold(); Text("G").italic(); Text("H").padding()
        Text("I").font(.title); Text("J").bold(); Text("K").italic(); Text("L").padding()
      }
    }
    .commands { DeskCommands() }
  }
}

struct DeskCommands: Commands {
  var body: some Commands {
    CommandMenu("Desk") {
      entry("One")
      more
    }
  }
  private var more: some View { Button("More") {} }
  private func entry(_ name: String) -> some View { Button(name) {} }
}

struct DeskWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "desk", provider: Provider()) { _ in label }
  }
  private var label: some View { Text("Desk") }
}

struct DeskTools: ToolbarContent {
  var body: some ToolbarContent {
    ToolbarItem { button }
  }
  private var button: some View { Button("Tool") {} }
}

@Reducer
struct Feature {
  struct State {}
  enum Action { case tap }
  var body: some ReducerOf<Self> {
    Reduce { state, action in .none }
    inner
  }
  var inner: some ReducerOf<Self> { EmptyReducer() }
}

// source: modifiers and styles
import SwiftUI

struct Shadowed: ViewModifier {
  @State private var isOver = false
  func body(content: Content) -> some View {
    VStack {
      content
      line(2)
      edge
      VStack { Text("a").bold(); Text("b").bold(); Text("c").italic() }
    }
    .opacity(isOver ? 1 : 0.5)
  }
  private func line(_ width: Double) -> some View { Divider().padding(width) } // finding: view-helper-function
  private var edge: some View { Divider() } // finding: computed-view
}

struct Fancy: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack { frame(configuration.label); frame(configuration.label) }
  }
  private func frame(_ label: some View) -> some View { label.padding() } // finding: view-helper-function
}

extension View {
  func shadowed() -> some View { modifier(Shadowed()) }
  var boxed: some View { padding().border(.red) }
}

// source: previews
import SwiftUI

struct Note: View {
  let text: String
  var body: some View { Text(text) }
}

struct Note_Previews: PreviewProvider {
  static var samples: some View { Note(text: "sample") }
  static var previews: some View {
    VStack {
      samples
      Note(text: "a").padding().background(.red).bold()
      Note(text: "b").padding().background(.red).bold()
    }
  }
}

#Preview {
  @Previewable @State var text = ""
  func row(_ name: String) -> some View { Text(name) }
  return VStack { row("a"); Note(text: text) }
}

// source: a protocol of the program that refines View
import SwiftUI

protocol Screen: View {
  associatedtype Title: View
  var title: Title { get }
}

struct Home: Screen {
  let name: String
  var title: some View { Text(name) } // finding: computed-view
  var body: some View { VStack { title; row("x") } }
  private func row(_ text: String) -> some View { Text(text) } // finding: view-helper-function
}

protocol Titled { var heading: String { get } }
struct Plain: Titled {
  var heading: String { "x" }
  var body: some View { part }
  var part: some View { Text(heading) }
}

// source: conditional compilation
import SwiftUI

struct Toolbar: View {
  @State private var isWide = false
  let names: [String] // finding: unread-input

  var body: some View {
    #if os(macOS)
    HStack {
      Text("a").bold()
      Text("b").bold()
    }
    #else
    VStack {
      Text("a").bold()
      Text("b").bold()
    }
    #endif
  }

  #if DEBUG
  var unused: some View { Text("debug") }
  #endif
}

// source: view builder parameters and initialisers
import SwiftUI

struct Card<Content: View, Footer: View>: View {
  private let content: Content
  private let footer: () -> Footer
  @ViewBuilder var header: () -> AnyView
  let isOpen: Bool

  init(
    isOpen: Bool, @ViewBuilder header: @escaping () -> AnyView,
    @ViewBuilder content: () -> Content, @ViewBuilder footer: @escaping () -> Footer
  ) {
    self.isOpen = isOpen
    self.header = header
    self.content = content()
    self.footer = footer
  }

  var body: some View {
    VStack {
      header()
      if isOpen { content }
      footer()
    }
  }
}

// source: words in strings and comments
import SwiftUI

struct Manual: View {
  // @Binding var x: Int; var header: some View { Text("header") }
  /* struct Row: View { let user: User; var body: some View { Text(user.name).id(UUID()) } } */
  let text = """
    @ObservedObject var model: Model
    private func row() -> some View { Text("row").id(UUID()) }
    """
  var body: some View { Text(text + "\("var header: some View")") }
}
