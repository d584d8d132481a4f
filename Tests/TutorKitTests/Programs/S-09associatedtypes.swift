// root: Screen()
// i: Screen=1 Swatches=2 red=1 gold=1 blue=1
// @tap:A: Screen=1 Swatches=1 red=1 gold=1
// @tap:B: Screen=1 Swatches=1 blue=1
// Types that belong to what a generic parameter stands for.
import SwiftUI
protocol Themed { associatedtype Theme: Palette }
protocol Palette { static var shades: [String] { get }; init() }
struct Warm: Palette { static let shades = ["red", "gold"] }
struct A: Themed { typealias Theme = Warm }
struct B: Themed { struct Theme: Palette { static let shades = ["blue"] } }
struct Swatches<T: Themed>: View { let step: Int
  var body: some View { let _ = probe("Swatches"); ForEach(T.Theme.shades, id: \.self) { Shade(name: $0, step: step) } } }
struct Shade: View { let name: String; let step: Int; var body: some View { let _ = probe(name); Text("\(name) \(step)") } }
struct Screen: View { @State private var a = 0; @State private var b = 0
  var body: some View { let _ = probe("Screen"); Swatches<A>(step: a); Swatches<B>(step: b); Button("A") { a += 1 }; Button("B") { b += 1 } } }
