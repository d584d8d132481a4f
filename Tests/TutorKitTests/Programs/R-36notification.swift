// i: P=1 leaf=1
// @post: P=1 leaf=1
// @other:
import SwiftUI
struct Leaf: View { let tag: String; var v = 0; var body: some View { let _ = probe(tag); Color.red } }
extension Notification.Name { static let rang = Notification.Name("rang"); static let other = Notification.Name("other") }
struct P: View { @State private var n = 0
  var body: some View { let _ = probe("P"); let _ = step("post") { NotificationCenter.default.post(name: .rang, object: nil) }; let _ = step("other") { NotificationCenter.default.post(name: .other, object: nil) }; 
    Leaf(tag: "leaf", v: n).onReceive(NotificationCenter.default.publisher(for: .rang)) { _ in n += 1 } } }
