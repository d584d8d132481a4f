// i: P=1 panel=1 over=1
// @go: P=1 over=1
import SwiftUI
struct Leaf: View { let tag: String; var v = 0; var body: some View { let _ = probe(tag); Color.red } }
struct Knob: View { let tag: String; @Binding var value: Int; var body: some View { let _ = probe(tag); Color.red } }
struct Panel: View { var body: some View { let _ = probe("panel"); Text("x").overlay { Knob(tag: "over", value: .constant(1)) } } }
struct P: View { @State private var n = 0
  var body: some View { let _ = probe("P"); let _ = step("go") { n += 1 }; 
    HStack { switch n { case 0: Panel(); default: Text("none") } } } }
