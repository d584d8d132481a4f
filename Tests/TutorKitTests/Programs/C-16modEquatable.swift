// i: P=1 M=1 Q=1
// @inc: P=1 Q=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct SLeaf: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }
struct Act: View { let name: String; let action: () -> Void; var body: some View { let _ = probe(name); Button(name, action: action) } }

struct M: ViewModifier, Equatable { let title: String; let rev: Int; static func == (a: M, b: M) -> Bool { a.title == b.title }; func body(content: Content) -> some View { let _ = probe("M"); content.navigationTitle(title) } }
struct Q: ViewModifier, Equatable { let rev: Int; static func == (a: Q, b: Q) -> Bool { true }; func body(content: Content) -> some View { let _ = probe("Q"); content.padding() } }
struct P: View { @State private var n = 0; var body: some View { let _ = probe("P"); let _ = step("inc") { n += 1 }; Text("x").modifier(M(title: "a", rev: n)).modifier(Q(rev: n)) } }
