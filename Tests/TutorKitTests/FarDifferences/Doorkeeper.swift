import SwiftUI

// A view deep in others, behind texts that nobody guesses together.
// instead: Label("Keeper", systemImage: "key") => Text("")
// open: Text("All doors").bold() => Text("All doors")

struct Doorkeeper: View {
  @State private var name = ""
  @State private var word = ""
  @State private var guest: String?

  var body: some View {
    VStack {
      TextField("Name", text: $name)
      SecureField("Word", text: $word)
      Button("Knock") {
        if word == "sesame" { guest = name }
      }
      if let guest {
        Text("Welcome, \(guest)")
        if guest.lowercased() == "berta" {
          Text("All doors").bold()
        }
        Group {
          if name.lowercased() == "anna" { Label("Keeper", systemImage: "key") }
        }
      }
    }
  }
}
