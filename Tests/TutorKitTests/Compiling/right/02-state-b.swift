// program: an environment object
import SwiftUI

class Fleet: ObservableObject {
  @Published var ships = ["Ada"]
  let objectWillChange = ObservableObjectPublisher()
}

struct Ships: View {
  @EnvironmentObject private var fleet: Fleet

  var body: some View {
    ForEach(fleet.ships, id: \.self, content: Text.init)
    ForEach($fleet.ships, id: \.self) { $ship in
      TextField("Ship", text: $ship)
    }
  }
}

struct Port: View {
  @StateObject var fleet = Fleet()
  var body: some View {
    Ships().environmentObject(fleet)
  }
}
// program: a state object made from a parameter
import SwiftUI

class Timer2: ObservableObject {
  let limit: Int
  @Published var elapsed = 0
  init(limit: Int) { self.limit = limit }
}

struct TimerView: View {
  @StateObject private var timer: Timer2

  init(limit: Int) {
    _timer = StateObject(wrappedValue: Timer2(limit: limit))
  }

  var body: some View {
    Text("\(timer.elapsed) of \(timer.limit)")
  }
}
// program: focus
import SwiftUI

struct Login: View {
  enum Field: Hashable {
    case name
    case password
  }

  @State private var name = ""
  @State private var password = ""
  @FocusState private var focus: Field?

  var body: some View {
    Form {
      TextField("Name", text: $name)
        .focused($focus, equals: .name)
        .submitLabel(.next)
      SecureField("Password", text: $password)
        .focused($focus, equals: .password)
        .submitLabel(.go)
    }
    .onSubmit {
      focus = focus == .name ? .password : nil
    }
    .defaultFocus($focus, .name)
  }
}
// program: a boolean focus handed to a subview
import SwiftUI

struct SearchField: View {
  @Binding var text: String
  var isFocused: FocusState<Bool>.Binding

  var body: some View {
    TextField("Search", text: $text)
      .focused(isFocused)
  }
}

struct SearchScreen: View {
  @State private var text = ""
  @FocusState private var isSearching: Bool

  var body: some View {
    SearchField(text: $text, isFocused: $isSearching)
    Button("Done") { isSearching = false }
    Text("Focusable").focusable()
  }
}
// program: app storage and scene storage
import SwiftUI

enum Theme: String, CaseIterable {
  case sea, sand
}

struct Preferences: View {
  @AppStorage("name") private var name = "Ada"
  @AppStorage("count") private var count: Int = 0
  @AppStorage("ratio") private var ratio = 0.5
  @AppStorage("isOn", store: .standard) private var isOn = false
  @AppStorage("theme") private var theme = Theme.sea
  @AppStorage("token") private var token: String?
  @SceneStorage("tab") private var tab = 1
  @SceneStorage("query") private var query: String?

  var body: some View {
    Form {
      TextField("Name", text: $name)
      Stepper("\(count)", value: $count)
      Slider(value: $ratio)
      Toggle("On", isOn: $isOn)
      Picker("Theme", selection: $theme) {
        ForEach(Theme.allCases, id: \.self) { Text($0.rawValue) }
      }
      Text(token ?? query ?? "none \(tab)")
    }
    .defaultAppStorage(.standard)
  }
}
// program: namespaces, gestures and metrics
import SwiftUI

struct Many: View {
  @Namespace private var space
  @GestureState private var offset = CGSize.zero
  @GestureState private var isPressed = false
  @ScaledMetric private var size = 20
  @ScaledMetric(relativeTo: .title) private var big: CGFloat = 40

  var body: some View {
    Circle()
      .matchedGeometryEffect(id: "a", in: space)
      .frame(width: size, height: big)
      .offset(offset)
      .opacity(isPressed ? 0.5 : 1)
  }
}
// program: a dynamic property of one's own
import SwiftUI

@propertyWrapper struct Clamped: DynamicProperty {
  @State private var value = 0
  let limit: Int

  init(limit: Int) { self.limit = limit }

  var wrappedValue: Int {
    get { value }
    nonmutating set { value = min(newValue, limit) }
  }

  var projectedValue: Binding<Int> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

struct Limited: View {
  @Clamped(limit: 5) private var number

  var body: some View {
    Stepper("\(number)", value: $number)
  }
}
// program: state in an enum and a set
import SwiftUI

struct Filter: View {
  enum Kind: String, CaseIterable, Identifiable {
    case all, open, closed
    var id: Self { self }
  }

  @State private var kind = Kind.all
  @State private var chosen: Set<String> = []
  @State private var lengths: [String: Int] = [:]
  @State private var selection: Kind?

  var body: some View {
    Picker("Kind", selection: $kind) {
      ForEach(Kind.allCases) { kind in
        Text(kind.rawValue.capitalized).tag(kind)
      }
    }
    .pickerStyle(.segmented)
    Button("Toggle") {
      chosen.formSymmetricDifference(["a"])
      lengths["a", default: 0] += 1
      selection = kind
    }
  }
}
// program: state changed in methods
import SwiftUI

struct Draw: View {
  @State private var numbers: [Int] = []
  @State private var isRunning = false

  private func start() {
    isRunning = true
    numbers.append(numbers.count)
  }

  private mutating func unused() {}

  var body: some View {
    Button(isRunning ? "Stop" : "Start", action: start)
    Button(action: { isRunning.toggle() }) { Text("Toggle") }
    Button("Clear") {
      numbers.removeAll()
      isRunning = false
    }
  }
}
// program: a binding with an animation and a transaction
import SwiftUI

struct Expandable: View {
  @State private var isOpen = false

  var body: some View {
    Toggle("Open", isOn: $isOpen.animation())
    Toggle("Spring", isOn: $isOpen.animation(.spring))
    Toggle("Plain", isOn: $isOpen.transaction(Transaction(animation: nil)))
    if isOpen { Text("Details") }
  }
}
// program: a model in a let
import SwiftUI

@Observable final class Clock {
  var ticks = 0
  var label: String { "Tick \(ticks)" }
}

struct Face: View {
  let clock: Clock

  var body: some View {
    Text(clock.label)
    Button("Tick") { clock.ticks += 1 }
  }
}

struct ClockRoot: View {
  private let clock = Clock()
  var body: some View { Face(clock: clock) }
}
// program: a main actor model with async work
import SwiftUI

@MainActor @Observable final class Weather {
  var report = ""
  private(set) var isLoading = false

  func load() async {
    isLoading = true
    try? await Task.sleep(for: .milliseconds(1))
    report = "Fog"
    isLoading = false
  }
}

struct WeatherView: View {
  @State private var weather = Weather()

  var body: some View {
    Text(weather.report)
      .task { await weather.load() }
      .refreshable { await weather.load() }
      .overlay {
        if weather.isLoading { ProgressView() }
      }
    Button("Reload") {
      Task { await weather.load() }
    }
  }
}
// program: an optional selection binding
import SwiftUI

struct Pier: Identifiable, Hashable {
  let id: Int
  let name: String
}

struct Piers: View {
  let piers = [Pier(id: 1, name: "North"), Pier(id: 2, name: "South")]
  @State private var selected: Pier.ID?
  @State private var several = Set<Pier.ID>()

  var body: some View {
    List(piers, selection: $selected) { pier in Text(pier.name) }
    List(piers, selection: $several) { Text($0.name) }
    List(selection: $selected) {
      ForEach(piers) { pier in
        Text(pier.name).tag(pier.id)
      }
    }
  }
}
