// i: P=1
// @some: -
// @opt: -
// @wrap: -
// @nilsame: -
import SwiftUI

struct P: View { @State private var o: Int? = 3; @State private var e: Int?
  var body: some View { let _ = probe("P"); let _ = (o, e); let _ = step("some") { o = .some(3) }; let _ = step("opt") { o = Optional(3) }; let _ = step("wrap") { o = Optional.some(3) }; let _ = step("nilsame") { e = .none }; Text("x") } }