// i: P=1
// @go:
// @n: P=1
import SwiftUI
@Observable final class Meter { var level = 0; var other = 0 }
struct P: View { @State private var m = Meter(); @State private var n = 0
  var body: some View { let _ = probe("P"); let _ = step("go") { m.level += 1 }; let _ = step("n") { n += 1 }; 
    Canvas { context, size in context.fill(Path(CGRect(x: 0, y: 0, width: m.level + n, height: 4)), with: .color(.red)) } } }
