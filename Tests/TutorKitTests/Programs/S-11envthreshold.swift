// note: value derived, unchanged below threshold; transformEnvironment
// i: P=1 R=1 T=1
// @inc: P=1
// @inc: P=1 R=1 T=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct SLeaf: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }
struct Act: View { let name: String; let action: () -> Void; var body: some View { let _ = probe(name); Button(name, action: action) } }

extension EnvironmentValues { @Entry var level: Int = 0 }
struct R: View { let name: String; @Environment(\.level) private var level; var body: some View { let _ = probe(name); Text("\(level)") } }
struct P: View { @State private var n = 0
  var body: some View { let _ = probe("P"); let _ = step("inc") { n += 1 }
    VStack { R(name: "R"); R(name: "T").transformEnvironment(\.level) { $0 += 100 } }.environment(\.level, n / 2) } }
