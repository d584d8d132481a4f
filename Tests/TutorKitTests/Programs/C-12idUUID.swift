// i: P=1 S=1 R=1
// @inc: P=1 S=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct SLeaf: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }
struct Act: View { let name: String; let action: () -> Void; var body: some View { let _ = probe(name); Button(name, action: action) } }

struct S: View { @State private var x = 0; var body: some View { let _ = probe("S"); Text("\(x)") } }
struct R: View { @State private var id = UUID(); var body: some View { let _ = probe("R"); Text(id.uuidString) } }
struct P: View { @State private var n = 0; @State private var key = UUID(); var body: some View { let _ = probe("P"); let _ = step("inc") { n += 1 }; let _ = n; VStack { S().id(UUID()); Leaf(name: "R").id(key) } } }
