// note: default values: static let, constant literals, closures, computed; Date(); array literal of Equatable; struct of NonEq array
// i: P=1 D=1 L=1 E=1 N=1 NF=1 S=1
// @inc: P=1 D=1 N=? NF=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct SLeaf: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }
struct Act: View { let name: String; let action: () -> Void; var body: some View { let _ = probe(name); Button(name, action: action) } }

struct NE { var a = 1 }
struct D: View { let d = Date(); var body: some View { let _ = probe("D"); Text("d") } }
struct L: View { let xs = ["a", "b"]; var opt: Int? = nil; var body: some View { let _ = probe("L"); Text("d") } }
struct E: View { var onTap: () -> Void = {}; var body: some View { let _ = probe("E"); Text("d") } }
struct N: View { let xs = [NE()]; var body: some View { let _ = probe("N"); Text("d") } }
struct NF: View { let xs: [NE]; var body: some View { let _ = probe("NF"); Text("d") } }
struct S: View { static let shared = [NE()]; let xs = S.shared; var body: some View { let _ = probe("S"); Text("d") } }
struct P: View { @State private var n = 0; var body: some View { let _ = probe("P"); let _ = step("inc") { n += 1 }; let _ = n; VStack { D(); L(); E(); N(); NF(xs: [1, 2].map { NE(a: $0) }); S() } } }
