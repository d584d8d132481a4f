// i: P=1 leaf=1
// @go: P=1
import SwiftUI
struct Leaf: View { let tag: String; var v = 0; var body: some View { let _ = probe(tag); Color.red } }
struct Total: PreferenceKey { static let defaultValue = 0; static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() } }
struct P: View { @State private var got = -1; @State private var n = 0
  var body: some View { let _ = probe("P"); let _ = step("go") { n += 1 }; 
    VStack(spacing: CGFloat(n)) { Leaf(tag: "leaf", v: got); Text("x").padding() }.onPreferenceChange(Total.self) { got = $0 } } }
