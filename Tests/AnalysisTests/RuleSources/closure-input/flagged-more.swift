// source: a name for a function type
import SwiftUI

typealias Press = () -> Void
struct Key: View {
  let press: Press // finding: closure-input
  var body: some View { Button("Key", action: press) }
}

// source: of a modifier
import SwiftUI

struct Pressed: ViewModifier {
  let press: () -> Void // finding: closure-input
  func body(content: Content) -> some View { content.onTapGesture { press() } }
}
