// i: P=1 A=1 B=1
// @in: A=1
// @ev: B=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct SL: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }
@Observable final class Session { static let shared = Session(); private init() {}; var user: String?; var events: [String] = [] }
struct A: View { private let s = Session.shared; var body: some View { let _ = probe("A"); Text(s.user ?? "Guest") } }
struct B: View { var session: Session = .shared; var body: some View { let _ = probe("B"); Text("\(session.events.count)") } }
struct P: View { var body: some View { let _ = probe("P"); let _ = step("in") { Session.shared.user = "Al" }; let _ = step("ev") { Session.shared.events.append("x") }; VStack { A(); B() } } }