// i: P=1 I=1 IM=1 IC=1 Slot=1
// @inc: P=1 IC=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct SLeaf: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }
struct Act: View { let name: String; let action: () -> Void; var body: some View { let _ = probe(name); Button(name, action: action) } }

struct Icon: View { let s: String; var body: some View { Image(systemName: s) } }
struct Holder<I: View>: View { let name: String; let icon: I; var body: some View { let _ = probe(name); icon } }
struct Slot<A: View, B: View>: View { @ViewBuilder var a: A; @ViewBuilder var b: B; var body: some View { let _ = probe("Slot"); HStack { a; b } } }
struct P: View { @State private var n = 0; var body: some View { let _ = probe("P"); let _ = step("inc") { n += 1 }; let _ = n
  VStack { Holder(name: "I", icon: Icon(s: "star")); Holder(name: "IM", icon: Icon(s: "a").padding(4).foregroundStyle(.red)); Holder(name: "IC", icon: Button("x") { n += 1 }); Slot { Text("a"); Icon(s: "b") } b: { if true { Text("c") } } } } }
