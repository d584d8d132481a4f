// What is chosen by the type that is known: nothing is said about that.
// open: shown(boat) => boxed(boat)
import SwiftUI

private func shown(_ name: String) -> String { name }
private func shown<Value>(_ value: Value) -> String { "[\(value)]" }
private func boxed<Value>(_ value: Value) -> String { shown(value) }

struct Passage: View {
  let boat: String
  var body: some View {
    Text(shown(boat))
  }
}
