// i: P=1 leaf=1
// @change:Persons: P=1 leaf=1
import SwiftUI
struct Leaf: View { let tag: String; var v = 0; var body: some View { let _ = probe(tag); Color.red } }
struct P: View { @State private var n = 2; var body: some View { let _ = probe("P"); Form { Stepper { Text("Persons") } onIncrement: { n += 1 } onDecrement: { n -= 1 }; Leaf(tag: "leaf", v: n) } } }
