// i: P=1 x0~y0=1
// @go: P=2 x1~y0=1 x1~y1=1
import SwiftUI
@Observable final class Meter { var level = 0; var other = 0 }
struct P: View { @State private var a = Meter(); @State private var b = Meter()
  var body: some View { let _ = probe("P"); let _ = step("go") { withAnimation { a.level += 1 }; b.level += 1 }; 
    let _ = probe("x\(a.level) y\(b.level)"); Text("x") } }
