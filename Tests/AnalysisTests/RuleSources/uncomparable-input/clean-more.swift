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
