// i: P=1 c00=1 c01=1 c10=1 c11=1
// @tap: P=1 c11=1
// @clear: P=1 c11=1
// @clear: -
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct SLeaf: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }
struct Act: View { let name: String; let action: () -> Void; var body: some View { let _ = probe(name); Button(name, action: action) } }

struct Cell: View { let r: Int; let c: Int; let v: Character; var body: some View { let _ = probe("c\(r)\(c)"); Text(String(v)) } }
struct P: View { @State private var g: [[Character]] = Array(repeating: Array(repeating: " ", count: 2), count: 2)
  var body: some View { let _ = probe("P"); let _ = step("tap") { g[1][1] = "X" }; let _ = step("clear") { g = g.map { $0.map { _ in " " } } }
    VStack { ForEach(0..<2, id: \.self) { r in HStack { ForEach(g[r].indices, id: \.self) { c in Cell(r: r, c: c, v: g[r][c]) } } } } } }
