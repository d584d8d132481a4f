// source: a state object
import SwiftUI

final class Model: ObservableObject { @Published var name = "" }
struct Name: View {
  @StateObject private var model = Model()
  var body: some View { TextField("Name", text: $model.name) }
}

// source: a state object of an argument
import SwiftUI

final class Loader: ObservableObject { init(url: String) {} }
struct Feed: View {
  @StateObject private var loader: Loader
  init(url: String) { _loader = StateObject(wrappedValue: Loader(url: url)) }
  var body: some View { Text("Feed") }
}

// source: a state
import SwiftUI

@Observable final class Player { var title = "" }
struct Playing: View {
  @State private var player = Player()
  var body: some View { Text(player.title) }
}

// source: handed over
import SwiftUI

@Observable final class Queue { var songs: [String] = [] }
struct Songs: View {
  let queue: Queue
  init(queue: Queue) { self.queue = queue }
  var body: some View { Text("\(queue.songs.count)") }
}

// source: in an action
import SwiftUI

final class Job { func run() {} }
struct Runner: View {
  var body: some View {
    Button("Run") {
      let job = Job()
      job.run()
    }
  }
}

// source: a value
import SwiftUI

struct Sum { var a = 1 }
struct Sums: View {
  var body: some View {
    let sum = Sum(a: 2)
    Text("\(sum.a)")
  }
}

// source: in a preview
import SwiftUI

final class Store: ObservableObject { @Published var n = 0 }
struct Shown: View {
  @ObservedObject var store: Store
  var body: some View { Text("\(store.n)") }
}
struct Shown_Previews: PreviewProvider {
  static var previews: some View { Shown(store: Store()) }
}

// source: an app
import SwiftUI

final class AppModel: ObservableObject {}
@main struct Main: App {
  let model = AppModel()
  init() { UserDefaults.standard.set(true, forKey: "started") }
  var body: some Scene { WindowGroup { Text("App") } }
}

// source: the initializer only keeps
import SwiftUI

struct Kept: View {
  private let title: String
  init(_ title: String) { self.title = title.uppercased() }
  var body: some View { Text(title) }
}

// source: formatters that are made once, or later
import SwiftUI

struct Receipt: View {
  private static let formatter = NumberFormatter()
  private let make = { DateFormatter() }
  @State private var kept = NumberFormatter()
  let given: DateFormatter
  var body: some View { Text(Self.formatter.string(from: 3) ?? kept.string(from: 4) ?? "") }
}
