// i: P=1 L=1
// @inc: P=1 L=0
// @bump: P=1 L=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct SL: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }
final class Cache { lazy var table: [Int] = (0..<5).map { $0 * $0 }; lazy var label: String = { "n\(table.count)" }() }
struct P: View { @State private var c = Cache(); @State private var n = 0; @State private var i = 2; var body: some View { let _ = probe("P"); let _ = step("inc") { n += 1 }; let _ = step("bump") { i += 1 }; let _ = n; Leaf(name: "L", v: c.table[i]) } }