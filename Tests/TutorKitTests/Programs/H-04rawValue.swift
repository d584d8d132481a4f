// i: P=1 L=1
// @next: P=1 L=1
// @next: P=1 L=1
// @next: P=1 L=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
enum Phase: Int { case one, two, three; var next: Phase { Phase(rawValue: rawValue + 1) ?? .one } }
struct P: View { @State private var p = Phase.one; var body: some View { let _ = probe("P"); let _ = step("next") { p = p.next }; Leaf(name: "L", v: p.rawValue) } }