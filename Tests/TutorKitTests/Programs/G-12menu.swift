// i: P=1 A=1
// @tap:Copy: P=1 A=1
// @tap:Paste: P=1 A=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct P: View { @State private var q = 1; var body: some View { let _ = probe("P"); VStack { Menu("More") { Button("Copy", systemImage: "doc") { q += 1 }; Section { Button { q += 2 } label: { Label("Paste", systemImage: "doc") } } }; Leaf(name: "A", v: q) } } }