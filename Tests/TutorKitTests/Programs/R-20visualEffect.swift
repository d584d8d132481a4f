// i: P=1 a=1
// @go: P=1
// @other:
import SwiftUI
struct Leaf: View { let tag: String; var v = 0; var body: some View { let _ = probe(tag); Color.red } }
struct P: View { @State private var n = 0; @State private var other = 0
  var body: some View { let _ = probe("P"); let _ = step("go") { n += 1 }; let _ = step("other") { other += 1 }; 
    VStack { Leaf(tag: "a").visualEffect { content, proxy in content.offset(x: Double(n)) } } } }
