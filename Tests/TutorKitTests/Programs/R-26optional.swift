// i: P=1 Empty=1
// @load: P=1 Det=1
// @edit: P=1 Det=1
// @clear: P=1 Empty=1
// @clear: -
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct Act: View { let name: String; let action: () -> Void; var body: some View { let _ = probe(name); Button(name, action: action) } }
struct SLeaf: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }

struct User: Equatable { var name: String; var age: Int }
struct Det: View { let user: User; @State private var open = false; var body: some View { let _ = probe("Det"); Text(user.name) } }
struct P: View { @State private var user: User?
  var body: some View { let _ = probe("P"); let _ = step("load") { user = User(name: "a", age: 1) }; let _ = step("edit") { user?.age += 1 }; let _ = step("clear") { user = nil }
    if let user { Det(user: user) } else { Leaf(name: "Empty") } } }
