// source: header and footer
import SwiftUI

struct Article: View {
  let title: String

  var body: some View {
    VStack {
      header
      Text("Once upon a time …")
      footer
    }
  }

  private var header: some View { // finding: computed-view
    Text(title).font(.largeTitle)
  }

  private var footer: some View { // finding: computed-view
    HStack {
      Spacer()
      Text("The end")
    }
  }
}

// source: in an extension with a view builder
import SwiftUI

struct Profile: View {
  @State private var isEditing = false
  @State private var name = "Ida"

  var body: some View {
    Form {
      nameRow
      Toggle("Edit", isOn: $isEditing)
    }
  }
}

private extension Profile {
  @ViewBuilder
  var nameRow: some View { // finding: computed-view
    if isEditing {
      TextField("Name", text: $name)
    } else {
      Text(name)
    }
  }
}

// source: concrete view types
import SwiftUI

struct Price: View {
  let amount: Double
  let isSale: Bool

  private var label: Text { Text(amount, format: .number).bold() } // finding: computed-view

  private var pair: HStack<TupleView<(Text, Spacer)>> { // finding: computed-view
    HStack { Text(isSale ? "Sale" : "Price"); Spacer() }
  }

  var body: some View {
    HStack {
      pair
      label
    }
  }
}

// source: explicit getter and self
import SwiftUI

struct Clock: View {
  @State private var now = Date.now

  var body: some View {
    VStack {
      self.face
      Button("Now") { now = .now }
    }
  }

  fileprivate var face: some View { // finding: computed-view
    get {
      Text(now, style: .time)
        .monospacedDigit()
    }
  }
}

// source: nested view type
import SwiftUI

enum Player {
  struct Screen: View {
    @State private var isPlaying = false

    var body: some View {
      ZStack(alignment: .bottom) {
        Color.black
        Bar(isPlaying: $isPlaying)
      }
    }

    struct Bar: View {
      @Binding var isPlaying: Bool

      var body: some View { HStack { button; Spacer() } }
      private var button: some View { Button(isPlaying ? "Pause" : "Play") { isPlaying.toggle() } } // finding: computed-view
    }
  }
}

// source: used as an argument of a modifier
import SwiftUI

struct Map: View {
  let places: [String]
  @State private var showsList = false

  var body: some View {
    Rectangle()
      .overlay(alignment: .topTrailing) { listButton }
      .sheet(isPresented: $showsList) {
        list
      }
  }

  @ViewBuilder private var listButton: some View { // finding: computed-view
    if !places.isEmpty {
      Button("List") { showsList = true }
    }
  }

  var list: some View { // finding: computed-view
    List(places, id: \.self) { place in
      Text(place)
    }
  }
}

// source: generic view
import SwiftUI

@available(iOS 17, macOS 14, *)
struct Framed<Content: View>: View {
  let title: String
  @ViewBuilder let content: () -> Content

  var body: some View {
    VStack {
      caption
      content()
    }
  }

  @available(iOS 17, macOS 14, *)
  internal var caption: some View // finding: computed-view
  {
    Text(title)
      .font(.caption)
  }
}

// source: conditional compilation around the type
import SwiftUI

struct Actions: View {
  let names: [String]

  var body: some View {
    #if os(macOS)
    VStack { buttons }
    #else
    HStack { buttons }
    #endif
  }

  private var buttons: some View { // finding: computed-view
    ForEach(names, id: \.self) { name in
      Button(name) { print(name) }
    }
  }
}

// source: some computed values beside it
import SwiftUI

struct Temperature: View {
  let degrees: Int

  private var isCold: Bool { degrees < 5 }
  private var text: String { "\(degrees)°" }
  private var warning: some View { Label("Ice", systemImage: "snowflake") } // finding: computed-view

  var body: some View {
    VStack {
      Text(text)
      if isCold { warning }
    }
  }
}

// source: static properties of the view and of another type, and one of the file
import SwiftUI

enum Ornaments {
  enum Lines {
    static var thin: some View { Rectangle().frame(height: 1) } // finding: computed-view
  }
}

private var imprint: some View { Text("Printed in Bern").font(.caption) } // finding: computed-view

struct Chapter: View {
  let number: Int

  var body: some View {
    VStack {
      Self.flourish
      Text("Chapter \(number)")
      Ornaments.Lines.thin.padding()
      imprint
    }
  }

  static var flourish: some View { Image(systemName: "leaf").padding() } // finding: computed-view
}

// source: a text that is shown
import SwiftUI

struct Price: View {
  let cents: Int

  var body: some View {
    HStack { amount.bold(); Text("each") }
  }

  private var amount: Text { Text("\(cents) cents") } // finding: computed-view
}

// source: computed variables inside the body
import SwiftUI

struct Roster: View {
  let names: [String]
  @State private var isEditing = false

  var body: some View {
    var heading: some View { // finding: computed-view
      Text("Names").font(.title)
    }
    @ViewBuilder var state: some View { // finding: computed-view
      if isEditing { Text("Editing") } else { Text("Reading") }
    }
    var unused: some View { Text("unused") }
    var count: Int { names.count }
    var tint: Color { count > 3 ? .red : .blue }
    return VStack {
      heading.foregroundStyle(tint)
      state
      footer
    }
  }

  private var footer: some View { // finding: computed-view
    var line: Divider { Divider() } // finding: computed-view
    return VStack {
      line
      Text("\(names.count)")
    }
  }
}

// source: types with comments and on several lines
import SwiftUI

struct Quote: View {
  let text: String

  var body: some View {
    VStack {
      mark
      source
    }
  }

  /* private */ private var /* the mark */ mark: /* any */ some /* one */ View { // finding: computed-view
    Text("“")
  }

  private var source: // finding: computed-view
    some
    View
  {
    Text(text).italic()
  }
}

// source: optional views and types that builders make
import SwiftUI

struct Postcard: View {
  let note: String

  var body: some View {
    VStack {
      remark
      greeting
      lines
    }
  }

  private var remark: Optional<Text> { note.isEmpty ? nil : Text(note) } // finding: computed-view
  private var greeting: ModifiedContent<Text, Faded> { // finding: computed-view
    ModifiedContent(content: Text("Hello"), modifier: Faded())
  }
  private var lines: VStack<TupleView<(Text, Text)>> { // finding: computed-view
    VStack {
      Text("a")
      Text("b")
    }
  }
}

struct Faded: ViewModifier {
  func body(content: Content) -> some View { content.opacity(0.5) }
}

// source: an image that is shown
import SwiftUI

struct Bookmark: View {
  let isSet: Bool

  var body: some View {
    HStack {
      icon.foregroundStyle(.yellow)
      Text("Bookmark")
    }
    .background { pattern }
  }

  private var icon: Image { Image(systemName: isSet ? "bookmark.fill" : "bookmark") } // finding: computed-view
  private var pattern: Image { Image("pattern").resizable() } // finding: computed-view
}

// source: closures that give a view
import SwiftUI

struct Deck: View {
  @State private var isOpen = false
  private let header: () -> AnyView = { // finding: computed-view
    AnyView(VStack { Text("Deck").font(.title); Divider() })
  }
  var body: some View {
    let footer = { () -> AnyView in // finding: computed-view
      isOpen ? AnyView(Text("open").bold()) : AnyView(Image(systemName: "moon"))
    }
    let legend = { VStack { Text("One"); Text("Two") } } // finding: computed-view
    VStack {
      header()
      legend()
      footer()
      Toggle("Open", isOn: $isOpen)
    }
  }
}
