// i: P=1 grow=1 a=1 mark=1
// @grow: grow=1 b=1 mark=1
import SwiftUI
struct Leaf: View { let tag: String; var v = 0; var body: some View { let _ = probe(tag); Color.red } }
struct Grow: View { @State private var on = false; var body: some View { let _ = probe("grow"); let _ = step("grow") { on = true }; Leaf(tag: "a"); if on { Leaf(tag: "b") } } }
struct P: View { var body: some View { let _ = probe("P"); VStack { Grow().overlay { Leaf(tag: "mark") } } } }
