// source: view modifier with a computed part
import SwiftUI

struct Framed: ViewModifier {
  let width: Double

  func body(content: Content) -> some View {
    content
      .padding()
      .overlay(line)
  }

  private var line: some View { // finding: computed-view
    Rectangle().stroke(lineWidth: width)
  }
}

struct Picture: View {
  var body: some View { Text("Sea").modifier(Framed(width: 2)) }
}

// source: styles
import SwiftUI

struct Chunky: ButtonStyle {
  private var shape: some View { Capsule().fill(.tint) } // finding: computed-view

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding()
      .background(shape)
  }
}

struct Send: View {
  let action: () -> Void

  var body: some View {
    Button("Send", action: action)
      .buttonStyle(Chunky())
  }
}

// source: declared subview as the type
import SwiftUI

private struct Row: View {
  let text: String
  var body: some View { Text(text) }
}

struct Shopping: View {
  let items: [String]

  private var first: Row { Row(text: items.first ?? "Nothing") } // finding: computed-view

  var body: some View {
    List {
      first
      ForEach(items.dropFirst(), id: \.self) { Row(text: $0) }
    }
  }
}
