// i: P=1 Sec=1 Hd=1
// @open: Sec=1 In=1
// @inc: P=1 Sec=1 In=1
// @close: Sec=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct SLeaf: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }
struct Act: View { let name: String; let action: () -> Void; var body: some View { let _ = probe(name); Button(name, action: action) } }

struct Sec<H: View, C: View>: View { @State private var open = false; let header: H; @ViewBuilder let content: () -> C
  init(_ title: String, @ViewBuilder content: @escaping () -> C) where H == SLeaf { header = SLeaf(name: "Hd", s: title); self.content = content }
  var body: some View { let _ = probe("Sec"); let _ = step("open") { open = true }; let _ = step("close") { open = false }; VStack { header; if open { content() } } } }
struct P: View { @State private var n = 0; var body: some View { let _ = probe("P"); let _ = step("inc") { n += 1 }; Sec("T") { Leaf(name: "In", v: n) } } }
