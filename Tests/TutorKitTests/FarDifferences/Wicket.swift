import SwiftUI

// What a view keeps itself is lost where it is made anew: focus, a drag, where it is scrolled to.
// instead: TextField("Guest", text: $guest) => if guest.isEmpty { TextField("Guest", text: $guest) } else { TextField("Guest", text: $guest) }
// instead: TextField("Guest", text: $guest) => switch guest.count { case 0...2: TextField("Guest", text: $guest); default: TextField("Guest", text: $guest) }
// instead: TextField("Guest", text: $guest) => ForEach([guest], id: \.self) { _ in TextField("Guest", text: $guest) }
// instead: TextField("Guest", text: $guest) => TextField("Guest", text: $guest).id(guest.count)
// instead: Slider(value: $speed, in: 0...9) => Group { if speed > 4 { Slider(value: $speed, in: 0...9) } else { Slider(value: $speed, in: 0...9) } }
// instead: ScrollView { Text(guest) } => if isLate { ScrollView { Text(guest) } } else { ScrollView { Text(guest) } }
// instead: ScrollView { Text(guest) } => ScrollView { Text(guest) }.id(isLate)
// same: TextField("Guest", text: $guest) => ForEach(["guest"], id: \.self) { _ in TextField("Guest", text: $guest) }
// same: TextField("Guest", text: $guest) => Group { Group { TextField("Guest", text: $guest) } }
// same: Text(isLate ? "Late" : "In time") => if isLate { Text("Late") } else { Text("In time") }
// same: Toggle("Late", isOn: $isLate) => if speed > 4 { Toggle("Late", isOn: $isLate) } else { Toggle("Late", isOn: $isLate) }
// Narrow types of numbers have their bounds where nothing is written.
// instead: runs += 1 => runs = Int(Int8(truncatingIfNeeded: runs + 1))
// instead: runs += 1 => runs = Int(UInt8(clamping: runs + 1))
// instead: runs += 1 => runs = Int(Int8(runs + 1))
// What no view reads is written all the same.
// instead: visits += 2 => visits += 1
// open: last.row = runs => last.row = 0

struct Visit {
  var row = 0
  var name = ""
}

struct Wicket: View {
  @State private var guest = ""
  @State private var speed = 3.0
  @State private var isLate = false
  @State private var runs = 0
  @State private var visits = 0
  @State private var last = Visit()

  var body: some View {
    VStack {
      TextField("Guest", text: $guest)
      Slider(value: $speed, in: 0...9)
      ScrollView { Text(guest) }
      Toggle("Late", isOn: $isLate)
      Text(isLate ? "Late" : "In time")
      Text("\(runs) runs, \(last.name)")
      Button("Run") {
        runs += 1
        visits += 2
        last.row = runs
        last.name = guest
      }
    }
  }
}
