// i: P=1 Empty=1
// @push: P=1 Top=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
enum Route: Hashable { case list, detail(Int) }
struct P: View { @State private var path: [Route] = []; var body: some View { let _ = probe("P"); let _ = step("push") { path.append(.list) }
  if path.last == .list { Leaf(name: "Top") } else { Leaf(name: "Empty") } } }