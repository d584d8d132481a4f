// note: unqualified self members (count, isEmpty, indices, first, keys) in extensions of Array/Collection/String/Dictionary are unknown
// i: P=1 None=1 L=1
// @inc: P=1
// @add: P=1 Some=1 L=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
extension Collection { var isNotEmpty: Bool { !isEmpty } }
extension Array { subscript(safe i: Int) -> Element? { indices.contains(i) ? self[i] : nil }; var countOrMinus: Int { count > 0 ? count : -1 } }
struct P: View { @State private var n = 0; @State private var xs: [Int] = []; var body: some View { let _ = probe("P"); let _ = step("inc") { n += 1 }; let _ = step("add") { xs.append(4) }; let _ = n
   VStack { if xs.isNotEmpty { Leaf(name: "Some") } else { Leaf(name: "None") }; Leaf(name: "L", v: xs.countOrMinus + (xs[safe: 0] ?? 0)) } } }