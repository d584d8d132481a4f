// i: P=1 F=1
// @focus: F=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
enum Fd: Hashable { case a, b }
struct F: View { @FocusState private var f: Fd?; @State private var t = ""; var body: some View { let _ = probe("F"); let _ = step("focus") { f = .b }; VStack { TextField("x", text: $t).focused($f, equals: .a); Text(f == .b ? "b" : "-") } } }
struct P: View { var body: some View { let _ = probe("P"); F() } }