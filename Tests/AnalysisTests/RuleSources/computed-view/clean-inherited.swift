// source: what a protocol asks for and the view gives
import SwiftUI

protocol Lined { var width: CGFloat { get } }
extension Lined {
  var width: CGFloat { 2 }
  var unused: some View {
    HStack {
      Image(systemName: "minus")
      Text("Content")
    }
  }
}
struct Farm: View, Lined {
  @State private var taps = 0
  var body: some View {
    VStack {
      Button("Taps \(taps)") { taps += 1 }
      Text("a").padding(width)
    }
  }
}
