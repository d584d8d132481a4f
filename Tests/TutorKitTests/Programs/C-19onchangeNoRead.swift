// note: onChange argument is a read in P
// i: P=1
// @inc: P=1
// @other: -
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct SLeaf: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }
struct Act: View { let name: String; let action: () -> Void; var body: some View { let _ = probe(name); Button(name, action: action) } }

struct P: View { @State private var n = 0; @State private var log: [String] = []
  var body: some View { let _ = probe("P"); let _ = step("inc") { n += 1 }; let _ = step("other") { log = ["q"] }; Text("x").onChange(of: n) { old, new in log.append("\(old)->\(new)") } } }
