// note: `extension View where Self: Proto` does not see the members of the view: State not charged, silently
// i: P=1 H=1
// @inc: P=1 H=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
protocol Titled { var count: Int { get } }
extension View where Self: Titled { var header: some View { Leaf(name: "H", v: count) } }
struct P: View, Titled { @State var n = 0; var count: Int { n }; var body: some View { let _ = probe("P"); let _ = step("inc") { n += 1 }; header } }