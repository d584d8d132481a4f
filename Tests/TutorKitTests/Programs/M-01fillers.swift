// i: P=1 A=1
// @set: P=1 A=1
import SwiftUI

struct A: View { let n: Int; var body: some View { let _ = probe("A"); Text("\(n)") } }
struct P: View { @State private var q = 0 { didSet { if q > 10 { q = 10 } } }; var body: some View { let _ = probe("P"); let _ = step("set") { q = 50 }; A(n: q > 10 ? 1 : q == 10 ? 2 : 0) } }