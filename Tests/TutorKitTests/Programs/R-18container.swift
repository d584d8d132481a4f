// i: P=1 CV=1 CC=1 CI=1 v=1 c=1 k=1
// @inc: P=1 CV=0 CC=1 CI=0
// @title: P=1 CV=1 v=1 CC=1 CI=0 c=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct Act: View { let name: String; let action: () -> Void; var body: some View { let _ = probe(name); Button(name, action: action) } }
struct SLeaf: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }

struct CV<C: View>: View { let title: String; @ViewBuilder let content: C; var body: some View { let _ = probe("CV"); VStack { Text(title); content } } }
struct CC<C: View>: View { @ViewBuilder let content: () -> C; var body: some View { let _ = probe("CC"); VStack { content() } } }
struct CI<H: View, C: View>: View { let header: H; let content: C
  init(@ViewBuilder content: () -> C, @ViewBuilder header: () -> H) { self.content = content(); self.header = header() }
  var body: some View { let _ = probe("CI"); header; content } }
struct P: View { @State private var n = 0; @State private var title = "t"
  var body: some View { let _ = probe("P"); let _ = step("inc") { n += 1 }; let _ = step("title") { title += "!" }; let _ = n
    VStack { CV(title: "h") { SLeaf(name: "v", s: title) }; CC { SLeaf(name: "c", s: title) }; CI { Leaf(name: "k") } header: { Text("head") } } } }
