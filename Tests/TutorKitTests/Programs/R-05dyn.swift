// i: P=1 Reader=1 Lazy=1 Upd=1 EnvDyn=1
// @bump: Reader=1 
// @bumpLazy: -
// @env: P=1 EnvDyn=1
// @inc: P=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct Act: View { let name: String; let action: () -> Void; var body: some View { let _ = probe(name); Button(name, action: action) } }
struct SLeaf: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }

struct ThemeKey: EnvironmentKey { static let defaultValue = 1 }
extension EnvironmentValues { var theme: Int { get { self[ThemeKey.self] } set { self[ThemeKey.self] = newValue } } }
@propertyWrapper struct Counter: DynamicProperty { @State private var c = 0; var wrappedValue: Int { get { c } nonmutating set { c = newValue } }; init() {} }
@propertyWrapper struct Themed: DynamicProperty { @Environment(\.theme) private var t; var wrappedValue: String { "theme\(t)" } }
struct OnlyUpdate: DynamicProperty { var x = 1; mutating func update() { x += 0 } }
struct Reader: View { @Counter var c; var body: some View { let _ = probe("Reader"); let _ = step("bump") { c += 1 }; Text("\(c)") } }
struct LazyV: View { @Counter var c; var body: some View { let _ = probe("Lazy"); let _ = step("bumpLazy") { c += 1 }; Text("x") } }
struct Upd: View { var u = OnlyUpdate(); var body: some View { let _ = probe("Upd"); Text("x") } }
struct EnvDyn: View { @Themed var th; var body: some View { let _ = probe("EnvDyn"); Text(th) } }
struct P: View { @State private var theme = 1; @State private var n = 0
  var body: some View { let _ = probe("P"); let _ = step("env") { theme += 1 }; let _ = step("inc") { n += 1 }; let _ = n
    VStack { Reader(); LazyV(); Upd(); EnvDyn() }.environment(\.theme, theme) } }
