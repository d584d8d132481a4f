// note: Gen<Int> is POD so == ignored; Gen<String> nonPOD
// i: P=1 gi=1 gs=1
// @inc: P=1 gi=1 gs=0
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct Act: View { let name: String; let action: () -> Void; var body: some View { let _ = probe(name); Button(name, action: action) } }
struct SLeaf: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }

struct Gen<T: Equatable>: View, Equatable { let id: StaticID; let value: T; let junk: Int
  enum StaticID { case gi, gs }
  static func == (a: Self, b: Self) -> Bool { a.value == b.value }
  var body: some View { let _ = probe(id == .gi ? "gi" : "gs"); Text("x") } }
struct P: View { @State private var n = 0
  var body: some View { let _ = probe("P"); let _ = step("inc") { n += 1 }
    VStack { Gen(id: .gi, value: 3, junk: n); Gen(id: .gs, value: "s", junk: n) } } }
