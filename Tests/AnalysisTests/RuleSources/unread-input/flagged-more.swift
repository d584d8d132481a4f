// source: an input of a modifier
import SwiftUI

struct Framed: ViewModifier {
  let width: Double
  let title: String // finding: unread-input
  func body(content: Content) -> some View { content.frame(width: width) }
}
