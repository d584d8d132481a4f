// program: appearing
import SwiftUI

struct Appearing: View {
  @State private var count = 0
  func load() {}

  var body: some View {
    Text("\(count)")
      .onAppear { count += 1 }
      .onAppear(perform: load)
      .onDisappear { count -= 1 }
      .onDisappear(perform: nil)
  }
}
// program: changes in three forms
import SwiftUI

struct Changing: View {
  @State private var query = ""
  @State private var log: [String] = []

  var body: some View {
    TextField("Query", text: $query)
      .onChange(of: query) { oldValue, newValue in
        log.append("\(oldValue) to \(newValue)")
      }
      .onChange(of: query) {
        log.append(query)
      }
      .onChange(of: query, initial: true) { _, new in
        log = [new]
      }
      .onChange(of: query) { newValue in
        log.append(newValue)
      }
      .onChange(of: log.count, initial: false) { log.removeAll() }
  }
}
// program: tasks
import SwiftUI

struct Loading: View {
  let id: Int
  @State private var names: [String] = []

  private func load() async throws -> [String] {
    try await Task.sleep(nanoseconds: 1)
    return ["a"]
  }

  var body: some View {
    List(names, id: \.self) { Text($0) }
      .task {
        do {
          names = try await load()
        } catch {
          names = []
        }
      }
      .task(id: id) { names = (try? await load()) ?? [] }
      .task(priority: .background) { _ = try? await load() }
      .refreshable { names = (try? await load()) ?? [] }
  }
}
// program: publishers
import Combine
import SwiftUI

struct Ticking: View {
  @State private var now = Date(timeIntervalSince1970: 0)
  @State private var isOn = false
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  private let subject = PassthroughSubject<Int, Never>()

  var body: some View {
    Text(now, style: .time)
      .onReceive(timer) { now = $0 }
      .onReceive(subject) { value in isOn = value > 0 }
      .onReceive(NotificationCenter.default.publisher(for: .init("changed"))) { _ in
        isOn.toggle()
      }
      .onReceive(Just(3)) { print($0) }
    Button("Send") { subject.send(4) }
  }
}
// program: an object with Combine pipelines
import Combine
import SwiftUI

final class Search: ObservableObject {
  @Published var query = ""
  @Published private(set) var results: [String] = []
  private var bag = Set<AnyCancellable>()
  private let words = CurrentValueSubject<[String], Never>(["heron"])

  init() {
    $query
      .debounce(for: .milliseconds(200), scheduler: DispatchQueue.main)
      .removeDuplicates()
      .combineLatest(words)
      .map { query, words in words.filter { $0.contains(query) } }
      .sink { [weak self] in self?.results = $0 }
      .store(in: &bag)
    words.send(["cod"])
    objectWillChange.sink { print("changes") }.store(in: &bag)
  }
}

struct SearchView: View {
  @StateObject private var search = Search()
  var body: some View {
    TextField("Query", text: $search.query)
    ForEach(search.results, id: \.self) { Text($0) }
  }
}
// program: an object that tells of its own changes
import Combine
import SwiftUI

final class Manual: ObservableObject {
  let objectWillChange = PassthroughSubject<Void, Never>()
  var value = 0 {
    willSet { objectWillChange.send() }
  }
}

final class Automatic: ObservableObject {
  var value = 0 {
    willSet { objectWillChange.send() }
  }
}

struct Manuals: View {
  @ObservedObject var manual: Manual
  @ObservedObject var automatic = Automatic()
  var body: some View {
    Stepper("\(manual.value)", value: $manual.value)
    Stepper("\(automatic.value)", value: $automatic.value)
  }
}
// program: links and activities
import SwiftUI

struct Opening: View {
  @State private var path = ""

  var body: some View {
    Text(path)
      .onOpenURL { url in path = url.path }
      .onContinueUserActivity("view") { activity in
        path = activity.title ?? ""
      }
  }
}
// program: identities and tags
import SwiftUI

struct Identities: View {
  @State private var seed = 0

  var body: some View {
    Text("a").id(seed)
    Text("b").id("fixed")
    Text("c").tag(1).tag("x").tag(Optional(3))
    Button("Reset") { seed += 1 }
  }
}
// program: keys and feedback
import SwiftUI

struct Keys: View {
  @State private var count = 0

  var body: some View {
    Text("\(count)")
      .focusable()
      .onKeyPress(.space) {
        count += 1
        return .handled
      }
      .sensoryFeedback(.success, trigger: count)
      .sensoryFeedback(.impact(weight: .heavy, intensity: 0.5), trigger: count) { old, new in new > old }
      .sensoryFeedback(trigger: count) { old, new in new > 3 ? .warning : nil }
      .sensoryFeedback(.selection, trigger: count)
  }
}
// program: closures handed down
import SwiftUI

struct Confirm: View {
  let title: String
  var onConfirm: () -> Void
  var onCancel: (() -> Void)?
  var onRate: (Int) -> Void = { _ in }

  var body: some View {
    Button(title, action: onConfirm)
    Button("Cancel") { onCancel?() }
    Button("Rate") { onRate(3) }
  }
}

struct Confirming: View {
  @State private var rating = 0
  @State private var isDone = false

  private func rate(_ value: Int) { rating = value }

  var body: some View {
    Confirm(title: "Send") { isDone = true }
    Confirm(title: "Rate", onConfirm: {}, onRate: rate)
    Confirm(title: "All", onConfirm: { isDone = true }, onCancel: { isDone = false }) { value in
      rating = value
    }
  }
}
// program: an async closure handed down
import SwiftUI

struct Reload: View {
  let action: () async -> Void
  @State private var isBusy = false

  var body: some View {
    Button("Reload") {
      Task {
        isBusy = true
        await action()
        isBusy = false
      }
    }
    .disabled(isBusy)
  }
}

struct Reloading: View {
  @State private var count = 0
  var body: some View {
    Reload { count += 1 }
    Text("\(count)")
  }
}
// program: a network request
import SwiftUI

struct Quote: Decodable { let text: String }

struct Quotes: View {
  @State private var quote: Quote?
  @State private var failure: String?

  private func load() async {
    guard let url = URL(string: "https://example.com") else { return }
    do {
      let (data, _) = try await URLSession.shared.data(from: url)
      quote = try JSONDecoder().decode(Quote.self, from: data)
    } catch {
      failure = error.localizedDescription
    }
  }

  var body: some View {
    Text(quote?.text ?? failure ?? "…").task { await load() }
  }
}
