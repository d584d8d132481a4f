// i: P=1 quiet=1 loud=1
// @toggle:Loud: loud=1
// @toggle:Quiet:
// @toggle:Plain:
import SwiftUI
struct Quiet: ToggleStyle { func makeBody(configuration: Configuration) -> some View { let _ = probe("quiet"); Button { configuration.isOn.toggle() } label: { configuration.label } } }
struct Loud: ToggleStyle { func makeBody(configuration: Configuration) -> some View { let _ = probe("loud"); Image(systemName: configuration.isOn ? "a" : "b"); configuration.label } }
struct P: View { @State private var a = false; @State private var b = false; @State private var c = false
  var body: some View { let _ = probe("P"); VStack { Toggle("Quiet", isOn: $a).toggleStyle(Quiet()); Toggle("Loud", isOn: $b).toggleStyle(Loud()); Toggle("Plain", isOn: $c) } } }
