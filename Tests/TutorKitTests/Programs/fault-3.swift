// note: writes inside Task { } (also DispatchQueue.main.async) never happen, and nothing says so
// i: P=1 L=1
// @go: P=1 L=1
// @tap:Load: P=1 L=1
// @gcd: P=1 L=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct P: View { @State private var n = 0; func load() async -> Int { n + 4 }
  var body: some View { let _ = probe("P"); let _ = step("go") { Task { n += 1 } }; let _ = step("gcd") { DispatchQueue.main.async { n += 1 } }; VStack { Button("Load") { Task { n = await load() } }; Leaf(name: "L", v: n) } } }