// source: an input of a modifier
import SwiftUI

struct Framed: ViewModifier {
  let width: Double
  let title: String // finding: unread-input
  func body(content: Content) -> some View { content.frame(width: width) }
}

// source: a member of another type has its name
import SwiftUI

struct BirdRow: View {
  let name: String
  let state: Int  // finding: unread-input
  var body: some View { Text(name + Other.shared.state) }
}
struct Other {
  static let shared = Other()
  let state = "x"
  func size(_ other: Other, in words: [Other]) -> Int {
    other.state.count + words[0].state.count + words.map { $0.state.count }.count
  }
}
