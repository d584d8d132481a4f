// program: a counter
import SwiftUI

struct Counter: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("\(count)")
      Button("Add") { count += 1 }
      Button("Reset", role: .destructive) { count = 0 }
        .disabled(count == 0)
    }
  }
}
// program: a binding passed on
import SwiftUI

struct VolumeRow: View {
  @Binding var volume: Double

  var body: some View {
    Slider(value: $volume, in: 0...10)
  }
}

struct Player: View {
  @State private var volume = 3.0

  var body: some View {
    VStack {
      VolumeRow(volume: $volume)
      Text(volume, format: .number)
    }
  }
}
// program: a binding to a member
import SwiftUI

struct Address {
  var street = ""
  var isDefault = false
}

struct AddressForm: View {
  @State private var address = Address()

  var body: some View {
    Form {
      TextField("Street", text: $address.street)
      Toggle("Default", isOn: $address.isDefault)
    }
  }
}
// program: bindings to elements
import SwiftUI

struct Task: Identifiable {
  let id: Int
  var title: String
  var isDone = false
}

struct TaskRow: View {
  @Binding var task: Task

  var body: some View {
    Toggle(task.title, isOn: $task.isDone)
  }
}

struct TaskList: View {
  @State private var tasks = [Task(id: 1, title: "Sail")]

  var body: some View {
    List($tasks) { $task in
      TaskRow(task: $task)
    }
    ForEach($tasks) { $task in
      TextField("Title", text: $task.title)
    }
    ForEach(tasks.indices, id: \.self) { index in
      TaskRow(task: $tasks[index])
    }
  }
}
// program: computed bindings
import SwiftUI

struct Thermostat: View {
  @State private var celsius = 20.0

  private var fahrenheit: Binding<Double> {
    Binding {
      celsius * 9 / 5 + 32
    } set: { newValue in
      celsius = (newValue - 32) * 5 / 9
    }
  }

  var body: some View {
    VStack {
      Slider(value: $celsius, in: 0...40)
      Slider(value: fahrenheit, in: 32...104)
      Stepper("Step", value: Binding(get: { Int(celsius) }, set: { celsius = Double($0) }), in: 0...40)
    }
  }
}
// program: constant bindings and unwrapping
import SwiftUI

struct NameField: View {
  @Binding var name: String
  var body: some View { TextField("Name", text: $name) }
}

struct Names: View {
  @State private var nickname: String?

  var body: some View {
    VStack {
      NameField(name: .constant("Fixed"))
      if let field = Binding($nickname) {
        NameField(name: field)
      }
      Button("Set") { nickname = "Bo" }
    }
  }
}
// program: a custom init of state and binding
import SwiftUI

struct Editor: View {
  @State private var draft: String
  @Binding private var text: String

  init(text: Binding<String>) {
    _text = text
    _draft = State(initialValue: text.wrappedValue)
  }

  var body: some View {
    TextField("Draft", text: $draft)
      .onSubmit { text = draft }
  }
}

struct Host: View {
  @State private var text = ""
  var body: some View { Editor(text: $text) }
}
// program: state with a custom init through wrapped value
import SwiftUI

struct Wheel: View {
  @State private var angle: Double
  let step: Double

  init(start: Double, step: Double = 15) {
    self._angle = State(wrappedValue: start)
    self.step = step
  }

  var body: some View {
    Button("Turn") { angle += step }
      .rotationEffect(.degrees(angle))
  }
}
// program: an observable model in state
import SwiftUI

@Observable final class Cart {
  var items: [String] = []
  var note = ""
  @ObservationIgnored var log: [String] = []

  func add(_ item: String) {
    items.append(item)
  }
}

struct Shop: View {
  @State private var cart = Cart()

  var body: some View {
    VStack {
      Text("\(cart.items.count)")
      Button("Add") { cart.add("Rope") }
      TextField("Note", text: $cart.note)
      CartNote(cart: cart)
    }
  }
}

struct CartNote: View {
  @Bindable var cart: Cart

  var body: some View {
    TextField("Note", text: $cart.note)
  }
}
// program: a bindable inside the body
import SwiftUI

@Observable class Settings2 {
  var isMuted = false
}

struct Mute: View {
  @Environment(Settings2.self) private var settings

  var body: some View {
    @Bindable var settings = settings
    Toggle("Mute", isOn: $settings.isMuted)
  }
}

struct Root: View {
  @State private var settings = Settings2()
  var body: some View {
    Mute().environment(settings)
  }
}
// program: an optional observable in the environment
import SwiftUI

@Observable class Session {
  var user = "Guest"
}

struct UserName: View {
  @Environment(Session.self) private var session: Session?

  var body: some View {
    Text(session?.user ?? "Nobody")
  }
}
// program: an observable object
import SwiftUI

final class Pump: ObservableObject {
  @Published var isOn = false
  @Published private(set) var litres = 0

  func run() {
    litres += 1
  }
}

struct PumpView: View {
  @StateObject private var pump = Pump()

  var body: some View {
    VStack {
      Toggle("On", isOn: $pump.isOn)
      PumpReading(pump: pump)
      Button("Run", action: pump.run)
    }
  }
}

struct PumpReading: View {
  @ObservedObject var pump: Pump

  var body: some View {
    Text("\(pump.litres) l")
  }
}
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
