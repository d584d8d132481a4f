// source: objects that stay
import SwiftUI

final class Ink {
  let hue: Int
  init(hue: Int) { self.hue = hue }
  static let shared = Ink(hue: 1)
  private static var kept: Ink?
  static var usual: Ink { shared }
  static func cached() -> Ink {
    if let kept { return kept }
    let made = Ink(hue: 2)
    kept = made
    return made
  }
}
struct Pen: View { let ink: Ink; var body: some View { Text("\(ink.hue)") } }
struct Desk: View {
  @State private var count = 0
  @State private var own = Ink(hue: 3)
  private var ink: Ink { own }
  var body: some View {
    VStack {
      Button("\(count)") { count += 1 }
      Pen(ink: .shared)
      Pen(ink: .usual)
      Pen(ink: Ink.cached())
      Pen(ink: ink)
      let local = own
      Pen(ink: local)
    }
  }
}

// source: arrays that stay, and elements with ==
import SwiftUI

struct Tick { var height: Int }
struct Mark: Equatable { var height: Int }
struct Ruler: View { let ticks: [Tick]; var body: some View { Text("\(ticks.count)") } }
struct Marks: View { let marks: [Mark]; var body: some View { Text("\(marks.count)") } }
struct Desk: View {
  @State private var count = 0
  @State private var base = [Tick(height: 1)]
  private var shown: [Tick] { base }
  var body: some View {
    VStack {
      Button("\(count)") { count += 1 }
      Ruler(ticks: shown)
      Ruler(ticks: Array(base))
      Marks(marks: [Mark(height: 1)] + [Mark(height: count / 10)])
      Marks(marks: [1].map(Mark.init(height:)))
    }
  }
}
