// root: Home()
// i: Home=1 Tinted=1 Wifi=1 Marked=1 Name=1
// @tap:Other: Home=1
// @toggle:Wifi:
// A style that shows the standard control again, with the parts that it was given.
import SwiftUI
struct Tinted: ToggleStyle { func makeBody(configuration: Configuration) -> some View { let _ = probe("Tinted"); Toggle(configuration).foregroundStyle(.red) } }
struct Marked: LabelStyle { func makeBody(configuration: Configuration) -> some View { let _ = probe("Marked"); HStack { Label(configuration); Text("!") } } }
struct Home: View { @State private var on = true; @State private var other = 0
  var body: some View { let _ = probe("Home")
    Toggle(isOn: $on) { Cap(text: "Wifi") }.toggleStyle(Tinted())
    Label { Cap(text: "Name") } icon: { Image(systemName: "star") }.labelStyle(Marked())
    Button("Other") { other += 1 }; Text("\(other)") } }
struct Cap: View { let text: String; var body: some View { let _ = probe(text); Text(text) } }
