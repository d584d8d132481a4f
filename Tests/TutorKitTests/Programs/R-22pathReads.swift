// i: P=1
// @go: P=1
import SwiftUI
struct P: View { @State private var n = 0
  var body: some View { let _ = probe("P"); let _ = step("go") { n += 1 }; 
    Path { path in path.move(to: .zero); path.addLine(to: CGPoint(x: n, y: 4)) } } }
