// root: Root()
// i: Root=1
// @tap:A: First=1
// @tap:Third: Third=1
// @tap:Bump: Third=1
// @tap:Rename: Root=1 First=1
// @tap:Second: Second=1
// @type:Name=Zed: Root=1 Second=1
// @tap:Done:
// @tap:Rename: Root=1
// The screen that a link opens is made with the link, and runs while it is on screen.
import SwiftUI
struct Root: View { @State private var name = "A"
  var body: some View { let _ = probe("Root")
    NavigationStack { Form {
      NavigationLink { First(name: name) } label: { Label(name, systemImage: "star") }
      NavigationLink("Second", destination: Second(name: $name))
      Button("Rename") { name += "!" } } } } }
struct First: View { let name: String
  var body: some View { let _ = probe("First"); VStack { Text(name); NavigationLink("Third") { Third() } } } }
struct Second: View { @Binding var name: String; @Environment(\.dismiss) private var dismiss
  var body: some View { let _ = probe("Second"); TextField("Name", text: $name); Button("Done") { dismiss() } } }
struct Third: View { @State private var n = 0
  var body: some View { let _ = probe("Third"); Button("Bump") { n += 1 }; Text("\(n)") } }
