// i: P=2 inner=1 leaf=2
// @go: P=1 other=1
import SwiftUI
struct Leaf: View { let tag: String; var v = 0; var body: some View { let _ = probe(tag); Color.red } }
struct Total: PreferenceKey { static let defaultValue = 0; static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() } }
struct Inner: View { let on: Bool; var body: some View { let _ = probe("inner"); if on { Text("x") } } }
struct P: View { @State private var got = -1; @State private var n = 0
  var body: some View { let _ = probe("P"); let _ = step("go") { n += 1 }; 
    VStack { Inner(on: false); Leaf(tag: "leaf", v: got); Leaf(tag: "other", v: n) }.onPreferenceChange(Total.self) { got = $0 } } }
