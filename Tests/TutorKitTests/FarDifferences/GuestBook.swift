// Names are looked for among those that are there: only a text that is there shows how.
// instead: guests.contains(name) => guests.contains { $0.lowercased() == name.lowercased() }
// instead: guests.contains(name) => guests.contains(name.trimmingCharacters(in: .whitespaces))
// instead: guests.contains(name) => guests.contains { $0.hasPrefix(name) }
// instead: guests.contains(name) => guests.contains { $0.hasSuffix(name) }
// instead: guests.contains(name) => guests.contains { $0.contains(name) }
// instead: guests.contains(name) => guests.first == name
// instead: guests.insert(name, at: 0) => guests.append(name)
// instead: guests.insert(name, at: 0) => if guests.count < 12 { guests.insert(name, at: 0) }
// instead: guests.insert(name, at: 0) => guests = [name] + guests.prefix(10)
// instead: "\(guests.count) names" => "\(min(guests.count, 11)) names"
// instead: "\(guests.count) names" => guests.count > 9 ? "many names" : "\(guests.count) names"
import SwiftUI

struct GuestBook: View {
  @State private var guests = ["Ilse Brandt", "Tom"]
  @State private var name = ""
  @State private var isOpen = true

  var body: some View {
    VStack {
      Text("The hut above the lake").font(.title)
      Toggle("Open", isOn: $isOpen)
      Text(isOpen ? "Come in" : "Back at noon")
      ForEach(guests, id: \.self) { guest in Text(guest) }
      Text("\(guests.count) names").font(.caption)
      TextField("Name", text: $name)
      Button("Sign") {
        guests.insert(name, at: 0)
        name = ""
      }
      .disabled(name.isEmpty || guests.contains(name))
    }
  }
}
