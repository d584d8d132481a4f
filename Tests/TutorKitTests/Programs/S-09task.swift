// note: task is a later event; initial has P=2? spec: 'like onAppear but asynchronous (later event)'; counted in the same step or not unspecified
// i: P=? A=? L=?
// @inc: P=1 A=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct SLeaf: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }
struct Act: View { let name: String; let action: () -> Void; var body: some View { let _ = probe(name); Button(name, action: action) } }

struct P: View { @State private var items: [Int] = []; @State private var n = 0
  func load() async throws -> [Int] { try await Task.sleep(for: .seconds(1)); return [1, 2] }
  var body: some View { let _ = probe("P"); let _ = step("inc") { n += 1 }
    VStack { Leaf(name: "L", v: items.count); Leaf(name: "A", v: n) }.task { do { items = try await load() } catch { items = [] } } } }
