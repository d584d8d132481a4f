// i: P=1 K=1
// @a: K=1
// @b: -
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct SLeaf: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }
struct Act: View { let name: String; let action: () -> Void; var body: some View { let _ = probe(name); Button(name, action: action) } }

@Observable final class Session { var user = "a"; var token = "t" }
extension EnvironmentValues { @Entry var session = Session() }
let sess = Session()
struct K: View { @Environment(\.session.user) private var user; var body: some View { let _ = probe("K"); Text(user) } }
struct P: View { var body: some View { let _ = probe("P"); let _ = step("a") { sess.user += "x" }; let _ = step("b") { sess.token = "z" }; K().environment(\.session, sess) } }
