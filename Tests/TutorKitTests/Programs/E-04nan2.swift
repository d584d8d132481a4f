// i: P=1 A=1
// @inc: P=1 A=1
import SwiftUI

struct A: View { let xs: [Double]; var body: some View { let _ = probe("A"); Text("x") } }
struct P: View { @State private var n = 0; var body: some View { let _ = probe("P"); let _ = step("inc") { n += 1 }; let _ = n; A(xs: [1, 0].map { _ in Double.nan }) } }