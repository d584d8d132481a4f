// Which parts of a text are taken, and values that are kept under several keys.
// instead: words.prefix(2) => words.suffix(2)
// instead: words.dropFirst(1).first ?? "none" => words.last ?? "none"
// same: loud = true; level = 3 => level = 3; loud = true
import SwiftUI

struct Initials: View {
  @AppStorage("loud") private var loud = false
  @AppStorage("level") private var level = 1
  @State private var name = ""

  private var words: [Substring] { name.split(separator: " ") }

  // swift-format-ignore
  var body: some View {
    VStack {
      TextField("Name", text: $name)
      Text(words.prefix(2).joined(separator: "-"))
      Text(words.dropFirst(1).first ?? "none")
      Toggle("Loud", isOn: $loud)
      Text("Level \(level)")
      Button("As on stage") { loud = true; level = 3 }
    }
  }
}
