// i: P=1 far=1 near=1 bare=1
// @n: P=1 near=1
import SwiftUI
struct Plate: View, Equatable { let tag: String; let name: String; let v: Int
  nonisolated static func == (a: Plate, b: Plate) -> Bool { a.name == b.name }
  var body: some View { let _ = probe(tag); Color.red } }
struct P: View { @State private var n = 0
  var body: some View { let _ = probe("P"); let _ = step("n") { n += 1 }; 
    VStack { Plate(tag: "far", name: "a", v: n).padding(2).opacity(0.5); Plate(tag: "near", name: "a", v: n).opacity(0.5).padding(2); Plate(tag: "bare", name: "a", v: n) } } }
