// i: P=1 leaf=1
// @set: P=1 leaf=1
// @shift: P=1 leaf=1
// @same:
import SwiftUI
struct Leaf: View { let tag: String; var v = 0; var body: some View { let _ = probe(tag); Color.red } }
struct Box { var span: (from: Int, to: Int) = (0, 1) }
struct P: View { @State private var box = Box(); @State private var pair: (x: Int, y: Int) = (1, 2)
  var body: some View { let _ = probe("P"); let _ = step("set") { box.span = (3, 4) }; let _ = step("shift") { box.span.from += 1; pair = (5, 6); pair.x += 1 }; let _ = step("same") { pair = (6, 6) }; 
    Leaf(tag: "leaf", v: box.span.from + pair.x) } }
