// i: P=1 On=1
// @off: P=1 Off=1
// @inc: P=1
// @un: -
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct SLeaf: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }
struct Act: View { let name: String; let action: () -> Void; var body: some View { let _ = probe(name); Button(name, action: action) } }

struct P: View { @State private var on = true; @State private var n = 0; @State private var unread = 0
  var body: some View { let _ = probe("P"); let _ = step("off") { on = false }; let _ = step("inc") { n += 1 }; let _ = step("un") { unread += 1 }
    if on { Leaf(name: "On", v: n) } else { Leaf(name: "Off") } } }
