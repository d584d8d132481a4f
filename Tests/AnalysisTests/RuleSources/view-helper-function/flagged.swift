// source: row with a parameter
import SwiftUI

struct Guests: View {
  let names: [String]

  var body: some View {
    List {
      ForEach(names, id: \.self) { name in
        row(for: name)
      }
    }
  }

  private func row(for name: String) -> some View { // finding: view-helper-function
    Label(name, systemImage: "person")
  }
}

// source: without parameters
import SwiftUI

struct Receipt: View {
  let total: Double

  func line() -> some View { // finding: view-helper-function
    Divider().padding(.vertical)
  }

  var body: some View {
    VStack {
      Text("Receipt")
      line()
      Text(total, format: .number)
      self.line()
    }
  }
}

// source: view builder in an extension
import SwiftUI

public struct Status: View {
  let code: Int

  public var body: some View {
    VStack {
      icon(for: code)
      Text("\(code)")
    }
  }
}

extension Status {
  @ViewBuilder
  fileprivate func icon(for code: Int) -> some View { // finding: view-helper-function
    switch code {
    case 200: Image(systemName: "checkmark")
    case 404: Image(systemName: "questionmark")
    default: Text("?")
    }
  }
}

// source: local function in the body
import SwiftUI

struct Legend: View {
  let isLarge: Bool

  var body: some View {
    func entry(_ name: String, _ color: Color) -> some View { // finding: view-helper-function
      HStack {
        Circle().fill(color)
        Text(name)
      }
    }

    return VStack {
      entry("Rain", .blue)
      entry("Sun", .yellow)
    }
    .font(isLarge ? .title : .body)
  }
}

// source: erased and concrete results
import SwiftUI

struct Forecast: View {
  let days: [Int]

  var body: some View {
    VStack {
      title("Forecast")
      ForEach(days, id: \.self) { picture($0) }
    }
  }

  private func title(_ text: String) -> Text { Text(text).bold() } // finding: view-helper-function

  private func picture(_ day: Int) -> AnyView { // finding: view-helper-function
    day % 2 == 0 ? AnyView(Image(systemName: "sun.max")) : AnyView(Text("Rain"))
  }
}

// source: generic helper that wraps content
import SwiftUI

struct SettingsPage: View {
  @State private var sound = true

  var body: some View {
    Form {
      group("Audio") {
        Toggle("Sound", isOn: $sound)
      }
    }
  }

  private func group<Content: View>( // finding: view-helper-function
    _ title: String,
    @ViewBuilder content: () -> Content
  ) -> some View {
    Section {
      content()
    } header: {
      Text(title)
    }
  }
}

// source: passed as a function
import SwiftUI

struct Colors: View {
  private let colors: [Color] = [.red, .green, .blue]

  var body: some View {
    HStack {
      ForEach(colors, id: \.self, content: swatch)
    }
  }

  private func swatch(_ color: Color) -> some View { // finding: view-helper-function
    RoundedRectangle(cornerRadius: 4)
      .fill(color)
      .frame(width: 24, height: 24)
  }
}

// source: nested view and a one-liner
import SwiftUI

struct Chess: View {
  var body: some View { Board(size: 8) }

  private struct Board: View {
    let size: Int

    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<size, id: \.self) { y in
          HStack(spacing: 0) {
            ForEach(0..<size, id: \.self) { x in field(x, y) }
          }
        }
      }
    }

    func field(_ x: Int, _ y: Int) -> some View { Rectangle().fill((x + y) % 2 == 0 ? .white : .black) } // finding: view-helper-function
  }
}

// source: used in a modifier, with attributes and a brace of its own
import SwiftUI

@available(iOS 17, macOS 14, *)
struct Photo: View {
  let name: String
  @State private var isZoomed = false

  var body: some View {
    Image(name)
      .onTapGesture { isZoomed = true }
      .overlay(alignment: .bottom) { caption(lines: 2) }
      .sheet(isPresented: $isZoomed) { caption(lines: 5) }
  }

  @available(iOS 17, macOS 14, *)
  @ViewBuilder
  private func caption(lines: Int) -> some View // finding: view-helper-function
  {
    Text(name)
      .lineLimit(lines)
    #if DEBUG
    Text("debug")
    #endif
  }
}

// source: capitalized functions, and functions that are handed on
import SwiftUI

func Heading(_ text: String) -> some View { // finding: view-helper-function
  Text(text).font(.title).padding(.top)
}

func entry(_ number: Int) -> some View { // finding: view-helper-function
  Text("\(number)").monospacedDigit()
}

enum Parts {
  static func line(_ text: String) -> some View { // finding: view-helper-function
    Text(text).lineLimit(1)
  }
}

struct Index: View {
  let titles: [String]

  static func row(_ title: String) -> some View { // finding: view-helper-function
    Label(title, systemImage: "book")
  }

  var body: some View {
    List {
      Heading("Books")
      ForEach(titles, id: \.self, content: Self.row)
      ForEach(titles, id: \.self, content: Parts.line)
      ForEach(0..<3, content: entry)
    }
  }
}

// source: inside a computed property
import SwiftUI

struct Tally: View {
  let counts: [Int]

  var body: some View {
    VStack {
      Text("Tally")
      bars.padding()
    }
  }

  @ViewBuilder private var bars: some View {
    @ViewBuilder func bar(_ count: Int) -> some View { // finding: view-helper-function
      Rectangle().frame(height: CGFloat(count))
    }
    ForEach(counts, id: \.self) { bar($0) }
  }
}

// source: body of a modifier, with a helper in it
import SwiftUI

struct Watermark: ViewModifier {
  let text: String

  func body(content: Content) -> some View {
    content.overlay(alignment: .bottomTrailing) { mark(size: 10) }
  }

  private func mark(size: Double) -> some View { // finding: view-helper-function
    Text(text).font(.system(size: size))
  }
}

struct Photo: View {
  var body: some View {
    Image("sea").modifier(Watermark(text: "draft"))
  }
}

// source: declared view as the result, with values beside it
import SwiftUI

struct Person: Identifiable {
  let id: Int
  let name: String
}

struct PersonRow: View {
  let name: String
  var body: some View { Text(name) }
}

struct People: View {
  let people: [Person]

  var body: some View {
    List(people) { makeRow($0) }
  }

  func shortName(_ person: Person) -> String { String(person.name.prefix(8)) }

  func makeRow(_ person: Person) -> PersonRow { // finding: view-helper-function
    PersonRow(name: shortName(person))
  }
}
