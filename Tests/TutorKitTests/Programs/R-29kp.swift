// i: P=1 K=1 T=1 M=1 G=1 GC=1
// @inc: P=1 K=0 T=0 M=0 G=0 GC=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct Act: View { let name: String; let action: () -> Void; var body: some View { let _ = probe(name); Button(name, action: action) } }
struct SLeaf: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }

struct Item { var a = 1; var b = 2 }
struct K: View { let kp: KeyPath<Item, Int>; var body: some View { let _ = probe("K"); Text("\(Item()[keyPath: kp])") } }
struct T: View { let pair: (Int, name: String); var body: some View { let _ = probe("T"); Text(pair.name) } }
struct M: View { let type: Any.Type; var body: some View { let _ = probe("M"); Text("m") } }
struct G<V>: View { let name: String; let v: V; var body: some View { let _ = probe(name); Text("g") } }
struct P: View { @State private var n = 0
  var body: some View { let _ = probe("P"); let _ = step("inc") { n += 1 }; let _ = n
    VStack { K(kp: \.b); T(pair: (1, name: "abcdefghijklmnopqrstuvwxyz")); M(type: Item.self); G(name: "G", v: Item()); G(name: "GC", v: [Item(a: n - n)].map { $0 }) } } }
