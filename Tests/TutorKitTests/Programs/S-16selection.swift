// i: P=1 r0=1 r1=1 r2=1
// @sel1: P=1 r1=1
// @sel2: P=1 r1=1 r2=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct SLeaf: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }
struct Act: View { let name: String; let action: () -> Void; var body: some View { let _ = probe(name); Button(name, action: action) } }

struct R: View { let i: Int; let on: Bool; var body: some View { let _ = probe("r\(i)"); Text(on ? "*" : "") } }
struct P: View { @State private var sel: Set<Int> = []
  var body: some View { let _ = probe("P"); let _ = step("sel1") { sel.insert(1) }; let _ = step("sel2") { sel.remove(1); sel.insert(2) }
    VStack { ForEach(0..<3) { i in R(i: i, on: sel.contains(i)) } } } }
