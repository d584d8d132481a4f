// note: state default from static func / from other type, enum default, closure default
// i: P=1 L=1
// @inc: P=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct Seed { static func make() -> [Int] { (1...3).map { $0 * 2 } }; static let start = 7 }
struct C: View { @State private var xs = Seed.make(); @State private var s = Seed.start; @State private var o: (() -> Void)? = nil; var body: some View { let _ = probe("L"); Text("\(xs.count + s)") } }
struct P: View { @State private var n = 0; var body: some View { let _ = probe("P"); let _ = step("inc") { n += 1 }; let _ = n; C() } }