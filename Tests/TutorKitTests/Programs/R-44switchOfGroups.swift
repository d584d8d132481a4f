// i: P=1 a=1 b=1
// @go: P=1 c=1 b=1
import SwiftUI
struct Knob: View { let tag: String; @Binding var value: Int; var body: some View { let _ = probe(tag); Color.red } }
struct P: View { @State private var n = 0
  var body: some View { let _ = probe("P"); let _ = step("go") { n += 1 }; 
    VStack { if n == 0 { Group { Knob(tag: "a", value: .constant(1)); VStack { Knob(tag: "b", value: .constant(1)) } } } else { Knob(tag: "c", value: .constant(1)) } } } }
