// Sides of one condition are told apart, however many there are.
// instead: isOpen && guests < 9 && day > 4 => isOpen && day > 4
// instead: isOpen && guests < 9 && day > 4 => isOpen && guests < 9
// instead: guests * 3 - day % 7 => guests * 3 - day
import SwiftUI

struct Evening: View {
  @State private var day = 0
  @State private var guests = 0
  @State private var isOpen = false

  var body: some View {
    VStack {
      Button("Next day") { day += 1 }
      Button("Guest") { guests += 1 }
      Toggle("Open", isOn: $isOpen)
      Text("\(guests * 3 - day % 7) left")
      if isOpen && guests < 9 && day > 4 {
        Text("Come in")
      }
    }
  }
}
