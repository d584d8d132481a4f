// i: P=1 deck=1 a=1 b=1
// @n: P=1 deck=1 b=1
import SwiftUI
struct Leaf: View { let tag: String; var v = 0; var body: some View { let _ = probe(tag); Color.red } }
struct Deck<Content: View>: View { @ViewBuilder let content: Content; var body: some View { let _ = probe("deck"); VStack { ForEach(subviews: content) { card in card.padding() } } } }
struct P: View { @State private var n = 0
  var body: some View { let _ = probe("P"); let _ = step("n") { n += 1 }; 
    Deck { Leaf(tag: "a"); Leaf(tag: "b", v: n) } } }
