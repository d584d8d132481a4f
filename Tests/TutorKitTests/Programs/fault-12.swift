// note: willSet of a struct's property does not run (a class's does)
// i: P=1 A=1
// @set: P=1 A=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct S { var a = 0 { willSet { hist.append(newValue) } }; var hist: [Int] = [] }
struct P: View { @State var s = S(); var body: some View { let _ = probe("P"); let _ = step("set") { s.a = 5 }; Leaf(name: "A", v: s.hist.count) } }