// note: Equatable class new instance equal; plain class new; class inherited Equatable
// i: P=1 EqC=1 Pl=1 Opt=1
// @inc: P=1 EqC=0 Pl=1 Opt=0
// @two: P=1 EqC=1 Pl=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct SLeaf: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }
struct Act: View { let name: String; let action: () -> Void; var body: some View { let _ = probe(name); Button(name, action: action) } }

final class Tag: Equatable { let v: String; init(_ v: String) { self.v = v }; static func == (a: Tag, b: Tag) -> Bool { a.v == b.v } }
final class Plain { let v: String; init(_ v: String) { self.v = v } }
struct EqC: View { let t: Tag; var body: some View { let _ = probe("EqC"); Text(t.v) } }
struct Pl: View { let t: Plain; var body: some View { let _ = probe("Pl"); Text(t.v) } }
struct Opt: View { let t: Plain?; weak var w: Plain?; var body: some View { let _ = probe("Opt"); Text("x") } }
let keep = Plain("k")
struct P: View { @State private var n = 0; @State private var s = "a"
  var body: some View { let _ = probe("P"); let _ = step("inc") { n += 1 }; let _ = step("two") { s = "b" }; let _ = n
    VStack { EqC(t: Tag(s)); Pl(t: Plain(s)); Opt(t: keep, w: keep) } } }
