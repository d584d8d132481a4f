// note: view init with @ViewBuilder escaping & label overload, static factory
// i: P=1 T=1 L=1
// @inc: P=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct Tile<L: View>: View { let title: String; let label: () -> L; init(_ t: String, @ViewBuilder label: @escaping () -> L) { title = t; self.label = label }; var body: some View { let _ = probe("T"); VStack { Text(title); label() } } }
extension Tile where L == Leaf { init(_ t: String) { self.init(t) { Leaf(name: "L") } }; static var sample: Tile { Tile("s") } }
struct P: View { @State private var n = 0; var body: some View { let _ = probe("P"); let _ = step("inc") { n += 1 }; let _ = n; Tile.sample } }