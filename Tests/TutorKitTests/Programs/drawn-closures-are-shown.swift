// i: P=1
// @wider: P=1 needed=1
// @drawn: P=1 needed=1
// @more: P=1 needed=1
// @pulled: P=1 needed=1
import SwiftUI
struct P: View { @State private var width = 100.0; @State private var height = 4; @State private var n = 0
  @State private var pull = 0.0
  var body: some View { let _ = probe("P"); let _ = step("wider") { width += 50 }
    let _ = step("drawn") { height += 1 }; let _ = step("more") { n += 1 }; let _ = step("pulled") { pull += 8 }
    VStack {
      Color.red.containerRelativeFrame(.horizontal) { length, _ in length - width }
      Canvas { context, size in
        context.fill(Path(CGRect(x: 0, y: 0, width: size.width, height: height)), with: .color(.red))
      }
      Text("Pull").visualEffect { content, _ in content.offset(x: pull) }
      Text("\(n)") } } }
