// note: tuple comparison with < (the usual multi-key sort) is taken to be true; rank 1 at first is b
// i: P=1 1b=1 2c=1 3a=1
// @bump: P=1 1a=1 2b=1 3c=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct Pl: Identifiable, Equatable { let id: String; var score: Int }
struct Rank: View { let pos: Int; let id: String; var body: some View { let _ = probe("\(pos)\(id)"); Text("x") } }
struct P: View { @State private var ps = [Pl(id: "c", score: 5), Pl(id: "a", score: 1), Pl(id: "b", score: 5)]
  var ranked: [Pl] { ps.sorted { (-$0.score, $0.id) < (-$1.score, $1.id) } }
  var body: some View { let _ = probe("P"); let _ = step("bump") { ps[1].score = 9 }; ForEach(Array(ranked.enumerated()), id: \.element.id) { i, p in Rank(pos: i + 1, id: p.id) } } }