// i: P=1 Shake=1 Card=1 body=1
// @shake: Shake=1
// @title: P=1 body=1
// @radius: P=1 Card=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct Act: View { let name: String; let action: () -> Void; var body: some View { let _ = probe(name); Button(name, action: action) } }
struct SLeaf: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }

struct Shake: ViewModifier { @State private var times = 0
  func body(content: Content) -> some View { let _ = probe("Shake"); let _ = step("shake") { times += 1 }; content.offset(x: CGFloat(times)).onTapGesture { times += 1 } } }
struct CardStyle: ViewModifier { let radius: Double
  func body(content: Content) -> some View { let _ = probe("Card"); content.padding().background(RoundedRectangle(cornerRadius: radius)) } }
extension View { func shakeable() -> some View { modifier(Shake()) }; func card(_ r: Double) -> some View { modifier(CardStyle(radius: r)) } }
struct P: View { @State private var title = "a"; @State private var radius = 8.0
  var body: some View { let _ = probe("P"); let _ = step("title") { title += "!" }; let _ = step("radius") { radius += 1 }
    SLeaf(name: "body", s: title).card(radius).shakeable() } }
