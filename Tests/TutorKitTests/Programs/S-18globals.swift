// i: P=1 G=1
// @g: -
// @inc: P=1 G=0
// @inc: P=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct SLeaf: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }
struct Act: View { let name: String; let action: () -> Void; var body: some View { let _ = probe(name); Button(name, action: action) } }

nonisolated(unsafe) var counter = 0
struct Cache { static var hits = 0 }
struct G: View { var body: some View { let _ = probe("G"); Text("\(counter) \(Cache.hits)") } }
struct P: View { @State private var n = 0
  var body: some View { let _ = probe("P"); let _ = step("g") { counter += 1; Cache.hits += 1 }; let _ = step("inc") { n += 1 }; let _ = n; G() } }
