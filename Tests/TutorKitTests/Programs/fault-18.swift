// note: .some(3) / Optional(3) is not the same value as 3
// i: P=1
// @some: -
// @opt: -
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct P: View { @State private var o: Int? = 3; var body: some View { let _ = probe("P"); let _ = o; let _ = step("some") { o = .some(3) }; let _ = step("opt") { o = Optional(3) }; Text("x") } }