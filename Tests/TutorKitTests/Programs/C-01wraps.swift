// note: AppStorage, FocusState, ScaledMetric, Namespace; reading focus state
// i: P=1 A=1 F=1
// @store: A=1
// @inc: P=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct SLeaf: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }
struct Act: View { let name: String; let action: () -> Void; var body: some View { let _ = probe(name); Button(name, action: action) } }

struct A: View { @AppStorage("k") private var k = 3; var body: some View { let _ = probe("A"); let _ = step("store") { k += 1 }; Text("\(k)") } }
struct F: View { @FocusState private var f: Bool; @Namespace private var ns; @ScaledMetric private var w = 3.0; @State private var t = ""; var body: some View { let _ = probe("F"); TextField("x", text: $t).focused($f).matchedGeometryEffect(id: "a", in: ns).frame(width: w) } }
struct P: View { @State private var n = 0; var body: some View { let _ = probe("P"); let _ = step("inc") { n += 1 }; let _ = n; VStack { A(); F() } } }
