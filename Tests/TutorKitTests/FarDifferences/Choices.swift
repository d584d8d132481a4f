// Choices that are typed as optionals, cases that nobody declares, and the focus.
// same: if width == .compact { Text("narrow") } else { Text("wide") } => switch width { case .compact: Text("narrow"); default: Text("wide") }
// instead: width == .compact => width == .regular
// same: if focus == .top { focus = .low } else { focus = nil } => switch focus { case .top: focus = .low; default: focus = nil }
// instead: if focus == .top { focus = .low } => if focus == .top { focus = .top }
// same: [Place.top: "Top", Place.low: "Low"] => [Place.top: "Top", .low: "Low"]
// same: Size?.some(.large) => Optional(Size.large)
import SwiftUI

enum Size { case small, large }
enum Place: Hashable { case top, low }

struct Choices: View {
  @Environment(\.horizontalSizeClass) private var width
  @State private var size: Size?
  @State private var place = Place.top
  @FocusState private var focus: Place?

  private var names: [Place: String] { [Place.top: "Top", Place.low: "Low"] }

  var body: some View {
    Form {
      Picker("Size", selection: $size) {
        Text("Any").tag(Size?.none)
        Text("Small").tag(Size?.some(.small))
        Text("Large").tag(Size?.some(.large))
      }
      if width == .compact { Text("narrow") } else { Text("wide") }
      Text(size == .small ? "s" : size == .large ? "l" : "-")
      Text(names[place, default: "?"])
      Button("Lower") { place = .low }
      TextField("First", text: .constant("")).focused($focus, equals: .top)
      Button("On") { if focus == .top { focus = .low } else { focus = nil } }
    }
  }
}
