// Rows that have one identity in common, and more of them with every step.
// instead: calls.count > 60 => calls.count > 61
// same: calls.append("echo") => calls += ["echo"]
import SwiftUI

struct Echo: View {
  @State private var calls: [String] = []

  var body: some View {
    VStack {
      Button("Call") { calls.append("echo") }
      ForEach(calls, id: \.self) { call in
        Text(call)
      }
      if calls.count > 60 {
        Text("The valley is full")
      }
    }
  }
}
