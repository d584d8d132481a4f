// Operations of one line are told apart: that one of them changes a value says nothing of the others.
// instead: minutes / 60 % 24 => minutes / 60
// instead: day + 1 - day / 7 => day + 1
import SwiftUI

struct NightClock: View {
  @State private var minutes = 1200
  @State private var day = 0

  var body: some View {
    VStack {
      Text("\(minutes / 60 % 24) o'clock, day \(day)")
      Button("Later") { minutes += 15 }
      Button("Next day") { day += 1 }
      Text("\(day + 1 - day / 7) working days")
    }
  }
}
