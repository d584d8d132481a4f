// source: a binding that is no wrapper
import SwiftUI

struct Gauge: View {
  var level: Binding<Int> // finding: binding-never-written
  var body: some View { Text("\(level.wrappedValue)") }
}

// source: of a modifier
import SwiftUI

struct Level: ViewModifier {
  @Binding var level: Int // finding: binding-never-written
  func body(content: Content) -> some View { content.badge(level) }
}
