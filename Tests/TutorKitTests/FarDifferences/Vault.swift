import SwiftUI

// What stands behind a gate: a text of a length, in a field that comes later.
// instead: Text(note.isEmpty ? "No note" : note) => Text(note.isEmpty ? "Nothing" : note)
// instead: TextField("Note", text: $note) => TextField("Note", text: .constant(note))
// Code that nothing comes to is not the same because of that.
// open: Text("The vault of the coins") => Text("The vault of the rings")
// open: TextField("Coin", text: $coin) => TextField("Coin", text: .constant(coin))
// open: .onChange(of: coin) { shelf = 0 } => .onChange(of: shelf) { shelf = 0 }
// same: Text("The vault of the coins") => Group { Text("The vault of the coins") }
// What nothing calls says nothing.
// same: func lockUp() {} => func lockUp() { room = 7 }

struct Vault: View {
  @State private var coin = ""
  @State private var shelf = 1

  var body: some View {
    VStack {
      Text("The vault of the coins")
      TextField("Coin", text: $coin)
      Text("Shelf \(shelf)")
    }
    .onChange(of: coin) { shelf = 0 }
  }
}

struct Inside: View {
  @State private var note = ""

  var body: some View {
    TextField("Note", text: $note)
    Text(note.isEmpty ? "No note" : note)
  }
}

struct Gate: View {
  @State private var room = 0
  @State private var code = ""
  @State private var key = 1

  var body: some View {
    switch room {
    case 0: Button("Start") { room = 1 }
    case 1:
      TextField("Code", text: $code)
      Button("Check the code") {
        if code.count >= 4 { room = 2 }
      }
    case 2: Inside()
    default: Vault()
    }
    Button("Turn the key") { key = key * 31 % 1_009 }
      .disabled(key == 17)
    if key == 908 {
      Button("Open the vault") { room = 3 }
    }
  }

  private func lockUp() {}
}
