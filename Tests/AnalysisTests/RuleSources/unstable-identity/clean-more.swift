// source: a computed identity of the data
import SwiftUI

struct Draft: View {
  @State private var text = ""; var body: some View { TextField("Draft", text: $text) }
}
struct Desk: View {
  @State private var count = 0
  private var key: String { "draft \(count / 10)" }
  var body: some View {
    VStack {
      Button("\(count)") { count += 1 }; Draft().id(key)
    }
  }
}
