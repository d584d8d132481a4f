// i: P=1 A=1
// @tap:Delete: P=?
// @tap:Yes: P=1 A=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct P: View { @State private var n = 3; @State private var ask = false; var body: some View { let _ = probe("P"); Leaf(name: "A", v: n).toolbar { Button("Delete") { ask = true } }.alert("Sure?", isPresented: $ask) { Button("Yes", role: .destructive) { n -= 1 }; Button("No", role: .cancel) {} } message: { Text("really") } } }