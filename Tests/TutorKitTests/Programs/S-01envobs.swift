// i: P=1 Reader=1 Opt=1 No=1 Bindable=1 Fld=1
// @a: Reader=1 Opt=1
// @b: Bindable=1 Fld=1
// @touch: P=1
// @swap: P=1 Reader=1 Opt=1 No=1 Bindable=1 Fld=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct SLeaf: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }
struct Act: View { let name: String; let action: () -> Void; var body: some View { let _ = probe(name); Button(name, action: action) } }

@Observable final class M { var a = 0; var b = "x" }
struct Reader: View { @Environment(M.self) private var m; var body: some View { let _ = probe("Reader"); Text("\(m.a)") } }
struct Opt: View { @Environment(M.self) private var m: M?; var body: some View { let _ = probe("Opt"); Text("\(m?.a ?? 0)") } }
struct No: View { @Environment(M.self) private var m; var body: some View { let _ = probe("No"); Button("x") { m.a += 1 } } }
struct Fld: View { @Binding var s: String; var body: some View { let _ = probe("Fld"); TextField("x", text: $s); Text(s) } }
struct Bnd: View { @Environment(M.self) private var m; var body: some View { @Bindable var m = m; let _ = probe("Bindable"); Fld(s: $m.b) } }
struct P: View { @State private var m = M(); @State private var n = 0
  var body: some View { let _ = probe("P"); let _ = step("a") { m.a += 1 }; let _ = step("b") { m.b += "y" }; let _ = step("touch") { n += 1 }; let _ = step("swap") { m = M() }; let _ = n
    VStack { Reader(); Opt(); No(); Bnd() }.environment(m) } }
