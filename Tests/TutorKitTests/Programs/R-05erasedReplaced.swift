// i: P=1 a=1
// @go: P=1
import SwiftUI
struct Leaf: View { let tag: String; var v = 0; var body: some View { let _ = probe(tag); Color.red } }
struct Knob: View { let tag: String; @Binding var value: Int; var body: some View { let _ = probe(tag); Color.red } }
struct P: View { @State private var on = true
  var body: some View { let _ = probe("P"); let _ = step("go") { on = false }; 
    VStack { on ? AnyView(HStack { Knob(tag: "a", value: .constant(1)) }) : AnyView(Text("b")) } } }
