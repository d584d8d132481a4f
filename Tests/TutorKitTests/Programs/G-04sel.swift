// i: P=1 L=1
// @select:Show=2: P=1 L=1
// @select:Show=2: -
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct P: View { @State private var show: Int? = nil; var body: some View { let _ = probe("P"); VStack { Picker("Show", selection: $show) { Text("None").tag(Int?.none); ForEach(1..<4) { Text("\($0)").tag(Optional($0)) } }; Leaf(name: "L", v: (show ?? 0) + 1) } } }