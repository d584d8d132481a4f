// i: P=1 V=1 O=1
// @rt: P=1
// @ob: O=1
// @obsame: -
// @swapback: O=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct SLeaf: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }
struct Act: View { let name: String; let action: () -> Void; var body: some View { let _ = probe(name); Button(name, action: action) } }

@Observable final class M { var s = "a"; var on = false }
struct O: View { let m: M; var body: some View { let _ = probe("O"); Text(m.s + "\(m.on)") } }
struct P: View { @State private var n = 0; @State private var m = M()
  var body: some View { let _ = probe("P"); let _ = step("rt") { n += 1; n -= 1 }; let _ = step("ob") { m.s = "b"; m.on.toggle() }; let _ = step("obsame") { m.s = "b"; m.on = true }; let _ = step("swapback") { m.on.toggle(); m.on.toggle() }
    VStack { Leaf(name: "V", v: n); O(m: m) } } }
