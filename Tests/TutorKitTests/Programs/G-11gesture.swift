// i: P=1 A=1
// @tap:Star: P=1 A=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct P: View { @State private var q = 1; var body: some View { let _ = probe("P"); HStack { Image(systemName: "star").onTapGesture { q += 1 }.accessibilityLabel("Star"); Leaf(name: "A", v: q) } } }