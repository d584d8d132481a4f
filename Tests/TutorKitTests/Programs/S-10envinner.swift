// i: P=1 R=1 R2=1 R3=1
// @f: P=1 R=1 R3=0
// @g: P=1 R2=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct SLeaf: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }
struct Act: View { let name: String; let action: () -> Void; var body: some View { let _ = probe(name); Button(name, action: action) } }

private struct DKey: EnvironmentKey { static var defaultValue: Density { .normal } }
enum Density: Equatable { case normal, compact(Int) }
extension EnvironmentValues { var density: Density { get { self[DKey.self] } set { self[DKey.self] = newValue } }; @Entry var lang: String = "en" }
struct R: View { @Environment(\.density) var d; var body: some View { let _ = probe("R"); Text("r") } }
struct R2: View { @Environment(\.lang) var l; var body: some View { let _ = probe("R2"); Text(l) } }
struct R3: View { @Environment(\.density) var d; var body: some View { let _ = probe("R3"); Text("r") } }
struct P: View { @State private var f = 0; @State private var g = "en"
  var body: some View { let _ = probe("P"); let _ = step("f") { f += 1 }; let _ = step("g") { g = "fr" }
    VStack { R(); R2(); R3().environment(\.density, .normal) }.environment(\.density, .compact(f)).environment(\.lang, g) } }
