// i: P=1 Tog=1 Const=1 ConstN=1
// @inc: P=1 Tog=1 ConstN=1
// @setx: P=1 Tog=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct Act: View { let name: String; let action: () -> Void; var body: some View { let _ = probe(name); Button(name, action: action) } }
struct SLeaf: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }

enum Filter: Int { case all, done }
struct Tog: View { @Binding var on: Bool; var body: some View { let _ = probe("Tog"); Toggle("x", isOn: $on) } }
struct C: View { let name: String; @Binding var v: Int; var body: some View { let _ = probe(name); Text("\(v)") } }
struct P: View { @State private var n = 0; @State private var filter = Filter.all
  private var doneBinding: Binding<Bool> { Binding { filter == .done } set: { filter = $0 ? .done : .all } }
  var body: some View { let _ = probe("P"); let _ = step("inc") { n += 1 }; let _ = step("setx") { filter = .done }; let _ = n
    VStack { Tog(on: doneBinding); C(name: "Const", v: .constant(3)); C(name: "ConstN", v: .constant(n)) } } }
