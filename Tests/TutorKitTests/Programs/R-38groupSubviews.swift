// i: P=1 row=1 a=1 b=1 c=1
// @n: P=1 row=1 c=1
import SwiftUI
struct Leaf: View { let tag: String; var v = 0; var body: some View { let _ = probe(tag); Color.red } }
struct Spread<Content: View>: View { @ViewBuilder let content: Content; var body: some View { let _ = probe("row"); Group(subviews: content) { views in HStack { if let first = views.first { first.bold() }; ForEach(views.dropFirst()) { view in view } } } } }
struct P: View { @State private var n = 0
  var body: some View { let _ = probe("P"); let _ = step("n") { n += 1 }; 
    Spread { Leaf(tag: "a"); Leaf(tag: "b"); Leaf(tag: "c", v: n) } } }
