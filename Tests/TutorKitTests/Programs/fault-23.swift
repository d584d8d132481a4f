// note: environment defaults are documented (.light, .large, leftToRight, .active) but every comparison is taken to be true
// i: P=1 C=1 Light=1 Dark=0 RTL=0 Bg=0
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct C: View { @Environment(\.colorScheme) var cs; @Environment(\.layoutDirection) var ld; @Environment(\.scenePhase) var ph
  var body: some View { let _ = probe("C"); VStack { if cs == .dark { Leaf(name: "Dark") } else { Leaf(name: "Light") }; if ld == .rightToLeft { Leaf(name: "RTL") }; if ph == .background { Leaf(name: "Bg") } } } }
struct P: View { var body: some View { let _ = probe("P"); C() } }