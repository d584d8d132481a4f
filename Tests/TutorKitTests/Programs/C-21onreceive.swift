// note: task later; Button Task { } writes
// i: P=1 A=1
// @tap:Go: P=1 A=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct SLeaf: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }
struct Act: View { let name: String; let action: () -> Void; var body: some View { let _ = probe(name); Button(name, action: action) } }

struct P: View { @State private var n = 0
  func load() async -> Int { try? await Task.sleep(for: .seconds(1)); return 5 }
  var body: some View { let _ = probe("P"); VStack { Leaf(name: "A", v: n); Button("Go") { Task { n = await load() } } } } }
