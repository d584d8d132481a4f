// note: before content ever executed n is not read => P 0; after opened => P 1
// i: P=1 Sec=1
// @inc: -
// @open: Sec=1 In=1
// @inc: P=1 Sec=1 In=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct SLeaf: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }
struct Act: View { let name: String; let action: () -> Void; var body: some View { let _ = probe(name); Button(name, action: action) } }

struct Sec<C: View>: View { @State private var open = false; @ViewBuilder let content: () -> C
  var body: some View { let _ = probe("Sec"); let _ = step("open") { open = true }; VStack { if open { content() } } } }
struct P: View { @State private var n = 0; var body: some View { let _ = probe("P"); let _ = step("inc") { n += 1 }; Sec { Leaf(name: "In", v: n) } } }
