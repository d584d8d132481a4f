// i: P=1 first=1 second=1 mark=2
// @off: P=1
// @on: P=1 second=1 mark=1
import SwiftUI
struct Leaf: View { let tag: String; var v = 0; var body: some View { let _ = probe(tag); Color.red } }
struct P: View { @State private var on = true
  @ViewBuilder private var pair: some View { Leaf(tag: "first"); if on { Leaf(tag: "second") } }
  var body: some View { let _ = probe("P"); let _ = step("off") { on = false }; let _ = step("on") { on = true }; 
    VStack { pair.overlay { Leaf(tag: "mark") } } } }
