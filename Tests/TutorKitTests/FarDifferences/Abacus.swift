import SwiftUI

// Two operands of one operation, after other steps.
// instead: total = left - right => total = right - left

struct Counter: View {
  @State private var left = 0
  @State private var shown = 0
  @State private var total = 0
  @State private var isNew = true

  var body: some View {
    VStack {
      Text("\(shown)")
      Text("\(total)")
      ForEach(0..<10, id: \.self) { digit in
        Button("\(digit)") {
          shown = isNew ? digit : shown * 10 + digit
          isNew = false
        }
      }
      Button("Less") {
        left = shown
        isNew = true
      }
      Button("Result") {
        let right = shown
        total = left - right
        isNew = true
      }
    }
  }
}
