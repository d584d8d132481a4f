// source: only passes the object on
import SwiftUI

final class Account: ObservableObject {
  @Published var name = ""
  @Published var balance = 0.0
}

struct AccountScreen: View {
  @ObservedObject var account: Account // finding: object-observed-whole

  var body: some View {
    VStack {
      Text("Your account")
      BalanceRow(account: account)
    }
  }
}

struct BalanceRow: View {
  @ObservedObject var account: Account

  var body: some View {
    LabeledContent(account.name, value: account.balance, format: .number)
  }
}

// source: only calls methods from actions
import SwiftUI

final class Recorder: ObservableObject {
  @Published private(set) var isRecording = false
  @Published private(set) var seconds = 0

  func start() { isRecording = true }
  func stop() { isRecording = false }
}

struct RecorderButtons: View {
  @ObservedObject private var recorder: Recorder // finding: object-observed-whole

  init(recorder: Recorder) {
    self.recorder = recorder
  }

  var body: some View {
    HStack {
      Button("Record") { recorder.start() }
      Button("Stop", action: { self.recorder.stop() })
    }
  }
}

// source: environment object that nothing uses
import SwiftUI

class Theme: ObservableObject {
  @Published var accent = Color.blue
}

struct Help: View {
  @EnvironmentObject var theme: Theme // finding: object-observed-whole

  var body: some View {
    Text("Press the button.").padding()
  }
}

struct Root: View {
  @StateObject private var theme = Theme()

  var body: some View {
    Help()
      .environmentObject(theme)
      .tint(theme.accent)
  }
}

// source: one of five published properties
import SwiftUI

final class Trip: ObservableObject {
  @Published var distance = 0.0
  @Published var speed = 0.0
  @Published var heading = 0.0
  @Published var altitude = 0.0
  @Published var battery = 1.0
}

struct SpeedLabel: View {
  @ObservedObject var trip: Trip // finding: object-observed-whole

  var body: some View {
    Text("\(trip.speed, specifier: "%.0f") km/h")
      .bold()
  }
}

// source: one of four, read twice, in an extension as well
import SwiftUI

@MainActor
public final class Download: ObservableObject {
  @Published public var progress = 0.0
  @Published public var name = ""
  @Published public var error: String?
  @Published public var bytes = 0

  public init() {}
}

public struct DownloadBar: View {
  @EnvironmentObject private var download: Download // finding: object-observed-whole

  public init() {}

  public var body: some View {
    ProgressView(value: download.progress)
      .opacity(opacity)
  }
}

extension DownloadBar {
  private var opacity: Double {
    download.progress < 1 ? 1 : 0.4
  }
}

// source: two objects, one of them is read
import SwiftUI

enum Store {
  final class Cart: ObservableObject {
    @Published var items: [String] = []
    @Published var note = ""
    func empty() { items.removeAll() }
  }

  final class Offers: ObservableObject {
    @Published var titles: [String] = []
    @Published var isFresh = false
  }

  struct OfferList: View {
    @ObservedObject var offers: Offers
    @ObservedObject var cart: Cart // finding: object-observed-whole

    var body: some View {
      List(offers.titles, id: \.self) { title in
        Text(title).bold(offers.isFresh)
      }
      .toolbar {
        Button("Empty the cart") { cart.empty() }
      }
    }
  }
}

// source: passes the object into a sheet and the environment
import SwiftUI

final class Library: ObservableObject {
  @Published var books: [String] = []
  @Published var loans = 0
}

struct Entrance: View {
  @ObservedObject var library: Library // finding: object-observed-whole
  @State private var isOpen = false

  var body: some View {
    Button("Open") { isOpen = true }
      .sheet(isPresented: $isOpen) {
        Shelves().environmentObject(library)
      }
  }
}

private struct Shelves: View {
  @EnvironmentObject var library: Library

  var body: some View {
    List(library.books, id: \.self) { Text($0) }
      .badge(library.loans)
  }
}

// source: binding to one property of a large object
import SwiftUI

final class Preferences: ObservableObject {
  @Published var sound = true
  @Published var size = 12.0
  @Published var language = "en"
  @Published var lines = 20
  @Published var columns = 80
}

struct SoundSwitch: View {
  @ObservedObject var preferences: Preferences // finding: object-observed-whole

  var body: some View {
    Toggle("Sound", isOn: $preferences.sound)
  }
}

// source: an action passed to a subview, on one line
import SwiftUI

final class Timer: ObservableObject {
  @Published var left = 60
  @Published var label = "Tea"
  func reset() { left = 60 }
}

struct Reset: View { let action: () -> Void; var body: some View { Button("Reset", action: action) } }

struct Controls<Label: View>: View {
  let label: Label
  @EnvironmentObject var timer: Timer // finding: object-observed-whole
  var body: some View { HStack { label; Reset { timer.reset() } } }
}

// source: method handed to a task in a nested view
import SwiftUI

final class News: ObservableObject {
  @Published var headlines: [String] = []
  @Published var isLoading = false
  @Published var failed = false

  @MainActor func load() async { isLoading = true }
}

struct NewsScreen: View {
  @StateObject private var news = News()

  var body: some View {
    VStack {
      List(news.headlines, id: \.self) { Text($0) }
      if news.isLoading || news.failed { Reload(news: news) }
    }
  }

  private struct Reload: View {
    @ObservedObject var news: News // finding: object-observed-whole

    var body: some View {
      Button("Reload") {
        Task {
          await news.load()
        }
      }
    }
  }
}

// source: the owner holds it with StateObject
import SwiftUI

final class Race: ObservableObject {
  @Published var laps = 0
  @Published var time = 0.0
  func start() { laps = 0 }
}

struct RaceScreen: View {
  @StateObject private var race = Race() // finding: object-observed-whole

  var body: some View {
    VStack {
      LapLabel(race: race)
      Button("Start") { race.start() }
    }
  }
}

struct LapLabel: View {
  @ObservedObject var race: Race

  var body: some View {
    Text("Lap \(race.laps) at \(race.time)")
  }
}
