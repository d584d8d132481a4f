// note: List(selection:)? & TabView selection by tag
// i: P=1 A=1
// @select:Size=2: P=1 A=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct P: View { @State private var size = 1; var body: some View { let _ = probe("P"); VStack { Picker(selection: $size) { Text("S").tag(1); Text("M").tag(2) } label: { Text("Size") }; Leaf(name: "A", v: size) } } }