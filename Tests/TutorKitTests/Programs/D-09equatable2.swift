// i: P=1 Id=1 Ref=1 Wrap=1 Env=1
// @inc: P=1
// @id: P=1 Id=1
// @env: P=1 Env=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct SLeaf: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }
struct Act: View { let name: String; let action: () -> Void; var body: some View { let _ = probe(name); Button(name, action: action) } }

extension EnvironmentValues { @Entry var accent: Int = 0 }
final class Model { var x = 0 }
let shared = Model()
struct IdV: View { let item: (id: Int, text: String); let onTap: () -> Void; var body: some View { let _ = probe("Id"); Text(item.text) } }
extension IdV: @MainActor Equatable { static func == (lhs: IdV, rhs: IdV) -> Bool { lhs.item.id == rhs.item.id } }
struct RefV: View, Equatable { let m: Model; let f: () -> Void; nonisolated static func == (a: Self, b: Self) -> Bool { a.m === b.m }; var body: some View { let _ = probe("Ref"); Text("r") } }
struct WrapV: View, Equatable { let n: Int; static func == (a: Self, b: Self) -> Bool { ObjectIdentifier(shared) == ObjectIdentifier(shared) && a.n / 100 == b.n / 100 }; var body: some View { let _ = probe("Wrap"); Text("r") } }
struct EnvV: View, Equatable { let n: Int; @Environment(\.accent) var accent; static func == (a: Self, b: Self) -> Bool { true }; var body: some View { let _ = probe("Env"); Text("\(accent)") } }
struct P: View { @State private var n = 0; @State private var id = 1; @State private var acc = 0
  var body: some View { let _ = probe("P"); let _ = step("inc") { n += 1 }; let _ = step("id") { id += 1 }; let _ = step("env") { acc += 1 }
    VStack { IdV(item: (id, "text \(n)")) { n += 1 }; RefV(m: shared) { n += 1 }; EquatableView(content: WrapV(n: n)); EnvV(n: n) }.environment(\.accent, acc) } }
