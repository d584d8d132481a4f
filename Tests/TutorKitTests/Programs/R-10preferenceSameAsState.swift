// i: P=1 leaf=1 b=1
// @n: P=2 leaf=1
import SwiftUI
struct Leaf: View { let tag: String; var v = 0; var body: some View { let _ = probe(tag); Color.red } }
struct Total: PreferenceKey { static let defaultValue = 0; static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() } }
struct P: View { @State private var got = 0; @State private var n = 0
  var body: some View { let _ = probe("P"); let _ = step("n") { n += 1 }; 
    VStack { Leaf(tag: "leaf", v: got); Leaf(tag: "b").preference(key: Total.self, value: n) }.onPreferenceChange(Total.self) { got = $0 } } }
