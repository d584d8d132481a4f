// note: custom modifier with closure & binding & env
// i: P=1 M=1 N=1 B=1 c=1
// @inc: P=1 M=1
// @flag: B=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct SLeaf: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }
struct Act: View { let name: String; let action: () -> Void; var body: some View { let _ = probe(name); Button(name, action: action) } }

struct M: ViewModifier { let act: () -> Void; func body(content: Content) -> some View { let _ = probe("M"); content.onTapGesture(perform: act) } }
struct N: ViewModifier { let act: (Int) -> String; func body(content: Content) -> some View { let _ = probe("N"); content.accessibilityLabel(act(1)) } }
struct B: ViewModifier { @Binding var on: Bool; func body(content: Content) -> some View { let _ = probe("B"); content.opacity(on ? 1 : 0) } }
struct P: View { @State private var n = 0; @State private var flag = false
  var body: some View { let _ = probe("P"); let _ = step("inc") { n += 1 }; let _ = step("flag") { flag.toggle() }; let _ = n
    Leaf(name: "c").modifier(M { n += 5 }).modifier(N { "v\($0)" }).modifier(B(on: $flag)) } }
