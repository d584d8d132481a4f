// i: P=1 E=1
// @a: P=1 E=1
// @b: P=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct SLeaf: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }
struct Act: View { let name: String; let action: () -> Void; var body: some View { let _ = probe(name); Button(name, action: action) } }

extension EnvironmentValues { @Entry var a: Int = 0; @Entry var b: String = "" }
struct E: View { @Environment(\.self) private var env; var body: some View { let _ = probe("E"); Text("\(env.a)") } }
struct P: View { @State private var a = 0; @State private var b = ""; var body: some View { let _ = probe("P"); let _ = step("a") { a += 1 }; let _ = step("b") { b += "x" }; E().environment(\.a, a).environment(\.b, b) } }
