// source: an object in the body
import SwiftUI

@Observable final class Finder { var query = "" }
struct Page: View {
  @State private var opened = 0
  var body: some View {
    let finder = Finder() // finding: work-in-init
    Text("\(opened) \(finder.query)")
    Button("Open") { opened += 1 }
  }
}

// source: an observed object with a default
import SwiftUI

final class Model: ObservableObject { @Published var name = "" }
struct Name: View {
  @ObservedObject var model = Model() // finding: work-in-init
  var body: some View { TextField("Name", text: $model.name) }
}

// source: an observed object made by the initializer
import SwiftUI

final class Loader: ObservableObject { @Published var text = ""; init(url: String) {} }
struct Feed: View {
  @ObservedObject var loader: Loader
  init(url: String) {
    loader = Loader(url: url) // finding: work-in-init
  }
  var body: some View { Text(loader.text) }
}

// source: defaults that are written
import SwiftUI

struct Opened: View {
  let name: String
  init(name: String) {
    self.name = name
    UserDefaults.standard.set(name, forKey: "last") // finding: work-in-init
  }
  var body: some View { Text(name) }
}

// source: a notification
import SwiftUI

struct Shown: View {
  init() {
    NotificationCenter.default.post(name: .init("shown"), object: nil) // finding: work-in-init
  }
  var body: some View { Text("Shown") }
}

// source: a task
import SwiftUI

struct Loading: View {
  let load: () async -> Void
  init(load: @escaping () async -> Void) {
    self.load = load
    Task { await load() } // finding: work-in-init
  }
  var body: some View { Text("Loading") }
}

// source: an object as an argument
import SwiftUI

final class Cart: ObservableObject { @Published var lines: [String] = [] }
struct Shop: View {
  @State private var n = 0
  var body: some View {
    Button("Add \(n)") { n += 1 }
    Lines(cart: Cart()) // finding: work-in-init
  }
}
struct Lines: View {
  @ObservedObject var cart: Cart
  var body: some View { Text("\(cart.lines.count)") }
}

// source: a stored model without a wrapper
import SwiftUI

@Observable final class Player { var title = "" }
struct Playing: View {
  let player = Player() // finding: work-in-init
  var body: some View { Text(player.title) }
}

// source: formatters as stored properties
import SwiftUI

struct Invoice: View {
  let total: Double
  private let formatter = NumberFormatter() // finding: work-in-init
  private let dates: DateFormatter = { // finding: work-in-init
    let dates = DateFormatter()
    dates.dateStyle = .short
    return dates
  }()
  var body: some View { Text(formatter.string(from: total as NSNumber) ?? dates.string(from: .now)) }
}

// source: objects made by a factory, by an initialiser without its type, and in a wrapper
import SwiftUI

final class Oven: ObservableObject {
  @Published var degrees = 20
  static func make() -> Oven { Oven() }
}

struct Kitchen: View {
  @ObservedObject var oven: Oven = .init() // finding: work-in-init
  @ObservedObject var spare = Oven.make() // finding: work-in-init
  @ObservedObject var third: Oven

  init() {
    _third = ObservedObject(wrappedValue: Oven()) // finding: work-in-init
  }

  var body: some View {
    Text("\(oven.degrees) \(spare.degrees) \(third.degrees)")
  }
}

// source: a formatter that an initializer makes
import SwiftUI

struct Receipt: View {
  let amount: Double
  private let formatter: NumberFormatter

  init(amount: Double) {
    self.amount = amount
    let made = NumberFormatter() // finding: work-in-init
    made.numberStyle = .currency
    formatter = made
  }

  var body: some View {
    Text(formatter.string(from: amount as NSNumber) ?? "")
  }
}
