// i: P=1 Badge=1 Half=1
// @inc: P=1 Badge=0 Half=0
// @inc: P=1 Half=1
// @same: -
// @chg: P=1 Badge=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct Act: View { let name: String; let action: () -> Void; var body: some View { let _ = probe(name); Button(name, action: action) } }
struct SLeaf: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }

enum Badge { case none, count(Int), text(String, tint: Int) }
struct BadgeView: View { let id: String; let badge: Badge
  var body: some View { let _ = probe(id); switch badge { case .none: EmptyView(); case .count(let c): Text("\(c)"); case let .text(s, tint): Text(s).opacity(Double(tint)) } } }
struct P: View { @State private var n = 0; @State private var b: Badge = .text("x", tint: 1)
  var body: some View { let _ = probe("P")
    let _ = step("inc") { n += 1 }; let _ = step("same") { b = .text("x", tint: 1) }; let _ = step("chg") { b = .text("x", tint: 2) }
    VStack { Text("\(n)"); BadgeView(id: "Badge", badge: b); BadgeView(id: "Half", badge: .count(n / 2)) } } }
