// i: P=1 L=1
// @next: P=1 L=1
// @next: P=1 L=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
enum Phase: CaseIterable { case one, two; var next: Phase { let all = Phase.allCases; let i = all.firstIndex(of: self)!; return all[(i + 1) % all.count] }; mutating func advance() { self = next } }
struct P: View { @State private var p = Phase.one; var body: some View { let _ = probe("P"); let _ = step("next") { p.advance() }; Leaf(name: "L", v: p == .one ? 1 : 2) } }