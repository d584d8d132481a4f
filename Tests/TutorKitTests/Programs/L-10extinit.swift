// i: P=1 A=1 B=1
// @inc: P=1 B=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct SL: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }
struct User { let first: String; let last: String; var age: Int }
struct NameTag: View { let name: String; let years: String; var body: some View { let _ = probe("A"); Text(name + years) } }
extension NameTag { init(user: User) { self.init(name: [user.first, user.last].filter { !$0.isEmpty }.joined(separator: " "), years: user.age >= 18 ? "adult" : "minor") } }
struct Age: View { private let text: String; init(_ u: User) { text = "Age: \(u.age)" }; var body: some View { let _ = probe("B"); Text(text) } }
struct P: View { @State private var u = User(first: "A", last: "", age: 30); var body: some View { let _ = probe("P"); let _ = step("inc") { u.age += 1 }; VStack { NameTag(user: u); Age(u) } } }