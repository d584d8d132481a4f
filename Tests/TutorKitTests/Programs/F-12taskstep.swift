// i: P=1 L=1
// @go: P=1 L=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct P: View { @State private var n = 0; func load() async throws -> Int { 4 }; var body: some View { let _ = probe("P"); let _ = step("go") { Task { do { n = try await load() } catch { n = -1 } } }; Leaf(name: "L", v: n) } }