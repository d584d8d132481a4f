// i: P=1 A=1
// @set: P=1 A=1
import SwiftUI

struct S { var a = 0 { willSet { hist.append(newValue) } }; var hist: [Int] = [] }
struct A: View { let n: Int; var body: some View { let _ = probe("A"); Text("\(n)") } }
struct P: View { @State var s = S(); var body: some View { let _ = probe("P"); let _ = step("set") { s.a = 5 }; A(n: s.hist.count) } }