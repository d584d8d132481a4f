// program: models of a file that imports Foundation alone
import Foundation

final class FerryBook: ObservableObject {
  @Published var cars = 0
  @Published private(set) var names: [String] = []

  func board(_ name: String) {
    cars += 1
    names.append(name)
  }
}

@Observable final class Tide {
  var height = 1.5
  var isRising = true
}

// program: a file that observes them, and imports them with SwiftUI
import Foundation
import SwiftUI

final class Harbour: ObservableObject {
  @Published var berths = 4
}

struct HarbourPage: View {
  @StateObject private var harbour = Harbour()

  var body: some View { Stepper("\(harbour.berths) berths", value: $harbour.berths) }
}
