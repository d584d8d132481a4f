// i: P=1 a=1 b=1
// @b: P=1 b=1
// @new: P=1 c=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct SLeaf: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }
struct Act: View { let name: String; let action: () -> Void; var body: some View { let _ = probe(name); Button(name, action: action) } }

struct P: View { @State private var d = ["a": 1, "b": 2]
  var body: some View { let _ = probe("P"); let _ = step("b") { d["b"]! += 1 }; let _ = step("new") { d["c"] = 0 }
    ForEach(d.sorted(by: { $0.key < $1.key }), id: \.key) { k, v in Leaf(name: k, v: v) } } }
