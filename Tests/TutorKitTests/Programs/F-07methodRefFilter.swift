// i: P=1 L=1
// @mode: P=1 L=1
// @same: -
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
enum Mode { case all, even; func keep(_ n: Int) -> Bool { self == .all || n % 2 == 0 } }
struct P: View { @State private var mode = Mode.all; let xs = [1, 2, 3]; var body: some View { let _ = probe("P"); let _ = step("mode") { mode = .even }; let _ = step("same") { mode = .even }; Leaf(name: "L", v: xs.filter(mode.keep).count) } }