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

// source: an initializer that stores numbers of an object
import SwiftUI

final class Tariff {
  let coat: Int
  init(coat: Int) { self.coat = coat }
}

struct Cloakroom: View {
  @State private var coats = 0

  var body: some View {
    VStack {
      Text("\(coats) coats")
      TariffCard(tariff: Tariff(coat: 3))
      TariffRow(Tariff(coat: 3), isDear: coats > 3)
      Button("Hang") { coats += 1 }
    }
  }
}

private struct TariffCard: View {
  private let coat: Int

  init(tariff: Tariff) { coat = tariff.coat }

  var body: some View { Text("Coat \(coat)") }
}

private struct TariffRow: View {
  let price: String
  let isDear: Bool

  init(_ tariff: Tariff, isDear: Bool) {
    price = Self.text(of: tariff)
    self.isDear = isDear
  }

  private static func text(of tariff: Tariff) -> String { "\(tariff.coat) euros" }

  var body: some View { Text(price).bold(isDear) }
}

// source: an initializer that runs a closure and stores its result
import SwiftUI

struct Planetarium: View {
  @State private var title = "Winter sky"
  @State private var minute = 0

  var body: some View {
    VStack {
      Sign { title }
      Text("Minute \(minute)")
      Button("Next") { minute += 1 }
    }
  }
}

private struct Sign: View {
  private let title: String

  init(title: () -> String) { self.title = title() }

  var body: some View { Text(title) }
}

// source: structs with closures that can be compared, and objects that are kept
import SwiftUI

struct Actions { let press: () -> Void }
struct Named: Equatable {
  let name: String
  let press: () -> Void
  static func == (a: Named, b: Named) -> Bool { a.name == b.name }
}
final class Mark {
  let height: Int
  init(height: Int) { self.height = height }
}
struct Part: View {
  let actions: Actions
  var body: some View { Button("P", action: actions.press) }
}
struct Other: View {
  let named: Named
  var body: some View { Button(named.name, action: named.press) }
}
struct Marks: View {
  let marks: [Mark]
  var body: some View { Text("\(marks.count)") }
}
struct Room: View {
  @State private var count = 0
  var body: some View {
    VStack {
      Button("Count \(count)") { count += 1 }
      Part(actions: Actions(press: { print("a") }))
      Other(named: Named(name: "a", press: { count = 0 }))
      Marks(marks: [])
    }
  }
}
