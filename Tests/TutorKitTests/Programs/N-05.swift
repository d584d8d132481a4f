// i: P=1 A=1
// @go: D=1
// @back: -
import SwiftUI
struct D: View { let n: Int; var body: some View { let _ = probe("D"); Text("\(n)") } }
struct A: View { let n: Int; var body: some View { let _ = probe("A"); Text("\(n)") } }
struct P: View { @State private var show = false; var body: some View { let _ = probe("P"); let _ = step("go") { show = true }; let _ = step("back") { show = false }; NavigationStack { A(n: 1).navigationDestination(isPresented: $show) { D(n: 3) } } } }