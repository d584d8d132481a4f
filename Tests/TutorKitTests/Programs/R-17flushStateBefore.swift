// i: P=1 n0~l0=1
// @go: P=2 n1~l0=1 n1~l1=1
// @plain: P=1 n2~l2=1
import SwiftUI
@Observable final class Meter { var level = 0; var other = 0 }
struct P: View { @State private var m = Meter(); @State private var n = 0
  var body: some View { let _ = probe("P"); let _ = step("go") { n += 1; withAnimation { m.level += 1 } }; let _ = step("plain") { n += 1; m.level += 1 }; 
    let _ = probe("n\(n) l\(m.level)"); Text("x") } }
