// program: app storage of all kinds
import SwiftUI

enum Theme: String { case light, dark }
enum Size: Int { case small, large }

struct Stored: View {
  @AppStorage("a") private var flag: Bool?
  @AppStorage("b") private var data: Data?
  @AppStorage("c") private var date: Date?
  @AppStorage("d") private var number: Double?
  @AppStorage("e") private var count: Int?
  @AppStorage("f") private var link: URL?
  @AppStorage("g") private var size: Size?
  @AppStorage("h") private var theme: Theme?
  @AppStorage("i") private var sure = Size.small
  @AppStorage("j") private var bytes = Data()
  @AppStorage("k") private var start = Date.distantPast
  @AppStorage("l") private var home = URL(fileURLWithPath: "/")
  @AppStorage("m") private var name = ""
  var body: some View {
    Text(_name.wrappedValue)
    TextField("Name", text: _name.projectedValue)
    Text(home.path).onAppear { flag = true; size = .large; theme = .dark; count = 1 }
  }
}

// program: scene storage of all kinds
import SwiftUI

enum Pane: String { case first, second }
enum Zoom: Int { case near, far }

struct SceneStored: View {
  @SceneStorage("a") private var flag: Bool?
  @SceneStorage("b") private var data: Data?
  @SceneStorage("c") private var number: Double?
  @SceneStorage("d") private var count: Int?
  @SceneStorage("e") private var link: URL?
  @SceneStorage("f") private var zoom = Zoom.near
  @SceneStorage("g") private var pane = Pane.first
  @SceneStorage("h") private var isOpen = false
  @SceneStorage("i") private var bytes = Data()
  @SceneStorage("j") private var level = 0.5
  @SceneStorage("k") private var name = ""
  @SceneStorage("l") private var home = URL(fileURLWithPath: "/")
  var body: some View {
    Text(_name.wrappedValue)
    TextField("Name", text: _name.projectedValue)
    Toggle("Open", isOn: $isOpen).onAppear { flag = true; zoom = .far; pane = .second }
  }
}

// program: wrappers by their own names
import SwiftUI

@Observable final class Profile { var name = "" }
final class Session: ObservableObject { @Published var name = "" }

struct ByName: View {
  @State private var empty: Int?
  @State private var count = 0
  @Bindable var profile: Profile
  @Environment(\.locale) private var locale
  @EnvironmentObject private var session: Session
  @ObservedObject var watched: Session
  @StateObject private var owned = Session()
  @FocusState private var isFocused: Bool
  @AccessibilityFocusState private var isRead: Bool
  @FocusedValue(Profile.self) private var focused
  @Namespace private var space
  @ScaledMetric private var size = 12.0

  init(profile: Profile, session: Session) {
    _profile = Bindable(profile)
    _watched = ObservedObject(initialValue: session)
    _empty = State()
  }

  var body: some View {
    Stepper("Count", value: _count.projectedValue)
    Text("\(_count.wrappedValue) \(_locale.wrappedValue.identifier) \(_size.wrappedValue)")
    TextField("Name", text: _profile.projectedValue.name)
    Text(_profile.wrappedValue.name + Bindable(projectedValue: $profile).wrappedValue.name)
    TextField("Name", text: _session.projectedValue.name)
    Text(_session.wrappedValue.name).id(_space.wrappedValue)
    TextField("Name", text: _watched.projectedValue.name).focused(_isFocused.projectedValue)
    Text(_watched.wrappedValue.name + _owned.wrappedValue.name)
    TextField("Name", text: _owned.projectedValue.name)
      .accessibilityFocused(_isRead.projectedValue)
    Text(_focused.wrappedValue?.name ?? "").onTapGesture {
      _isFocused.wrappedValue = true
      _isRead.wrappedValue = true
    }
  }
}

// program: bindings from other bindings
import SwiftUI

struct FocusedNameKey: FocusedValueKey { typealias Value = Binding<String> }
extension FocusedValues {
  var boundName: Binding<String>? {
    get { self[FocusedNameKey.self] }
    set { self[FocusedNameKey.self] = newValue }
  }
}

struct Bindings: View {
  @Binding var count: Int
  @FocusedBinding(\.boundName) private var name
  var focus: FocusState<Bool>.Binding
  var reading: AccessibilityFocusState<Bool>.Binding

  init(_ count: Binding<Int>, focus: FocusState<Bool>.Binding, reading: AccessibilityFocusState<Bool>.Binding) {
    _count = Binding(projectedValue: count.projectedValue)
    self.focus = focus.projectedValue
    self.reading = reading.projectedValue
  }

  var optional: Binding<Int?> { Binding($count) }
  var erased: Binding<AnyHashable> { Binding($count) }
  var logged: Binding<Int> {
    Binding(get: { count }, set: { value, transaction in
      if transaction.animation != nil { count = value }
    })
  }
  var slow: Binding<Int> {
    var binding = $count
    binding.transaction = Transaction(animation: .easeOut(duration: 2))
    return binding
  }
  var body: some View {
    Text(_name.wrappedValue ?? "")
    Text(_name.projectedValue.wrappedValue ?? "")
    Text("\(focus.wrappedValue) \(reading.wrappedValue)").onTapGesture {
      focus.wrappedValue = false
      reading.wrappedValue = false
      name = "new"
    }
  }
}

// program: gesture states of all kinds
import SwiftUI

struct Drags: View {
  @GestureState(initialValue: .zero) private var first: CGSize
  @GestureState(resetTransaction: Transaction(animation: .default)) private var second: CGSize?
  @GestureState(reset: { _, transaction in transaction.isContinuous = true })
  private var third = CGSize.zero
  @GestureState(resetTransaction: Transaction()) private var fourth = CGSize.zero
  var body: some View {
    Circle()
      .offset(_first.wrappedValue)
      .gesture(DragGesture().updating(_first.projectedValue) { value, state, _ in
        state = value.translation
      })
      .offset(second ?? third)
      .offset(fourth)
  }
}

// program: the environment's values
import SwiftUI

struct Readings: View {
  @Environment(\.self) private var values
  @Environment(\.accessibilityEnabled) private var isAssisted
  @Environment(\.accessibilityInvertColors) private var inverts
  @Environment(\.accessibilityShowButtonShapes) private var showsShapes
  @Environment(\.allowsTightening) private var tightens
  @Environment(\.autocorrectionDisabled) private var isUncorrected
  @Environment(\.backgroundMaterial) private var material
  @Environment(\.backgroundProminence) private var background
  @Environment(\.badgeProminence) private var badge
  @Environment(\.buttonRepeatBehavior) private var repeats
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.defaultMinListHeaderHeight) private var headerHeight
  @Environment(\.defaultMinListRowHeight) private var rowHeight
  @Environment(\.headerProminence) private var header
  @Environment(\.imageScale) private var imageScale
  @Environment(\.isFocused) private var isFocused
  @Environment(\.isLuminanceReduced) private var isDim
  @Environment(\.isScrollEnabled) private var scrolls
  @Environment(\.keyboardShortcut) private var shortcut
  @Environment(\.labelsVisibility) private var labels
  @Environment(\.menuIndicatorVisibility) private var indicator
  @Environment(\.minimumScaleFactor) private var factor
  @Environment(\.rename) private var rename
  @Environment(\.resetFocus) private var resetFocus
  @Environment(\.searchSuggestionsPlacement) private var suggestions
  @Environment(\.symbolRenderingMode) private var rendering
  @Environment(\.symbolVariants) private var variants
  @Environment(\.tabBarPlacement) private var tabBar
  @Environment(\.textCase) private var textCase
  @Environment(\.truncationMode) private var truncation
  @Namespace private var space
  var body: some View {
    Text(isAssisted && inverts && showsShapes && tightens && isUncorrected ? "all" : "some")
    Text(contrast == .increased && isFocused && isDim && scrolls ? "all" : "some")
    Button("Rename") { rename?() }
      .frame(minHeight: max(headerHeight ?? 0, rowHeight * factor))
    Button("Reset") { resetFocus(in: space) }
      .keyboardShortcut(shortcut ?? .defaultAction)
  }
}

// program: the environment by hand
import SwiftUI

@Observable final class Store { var count = 0 }

struct Hand {
  func values(_ store: Store) -> EnvironmentValues {
    var values = EnvironmentValues()
    values[Store.self] = store
    values.lineLimit = values[Store.self]?.count
    return values
  }
}

private struct SpeedKey: TransactionKey { static let defaultValue = 1.0 }
extension Transaction {
  var speed: Double {
    get { self[SpeedKey.self] }
    set { self[SpeedKey.self] = newValue }
  }
}

func fast() -> Transaction {
  var transaction = Transaction()
  transaction.speed = SpeedKey.defaultValue * 2
  transaction.tracksVelocity = true
  return transaction
}

private struct BadgeKey: ContainerValueKey { static let defaultValue = 0 }
extension ContainerValues {
  var number: Int {
    get { self[BadgeKey.self] }
    set { self[BadgeKey.self] = newValue + BadgeKey.defaultValue }
  }
}

// program: windows are opened and dismissed
import SwiftUI

struct Windows: View {
  let link: URL
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow
  @Environment(\.openURL) private var openURL
  @Environment(\.undoManager) private var undoManager
  @Environment(\.presentationMode) private var presentation
  var body: some View {
    Button("Open") { openWindow(value: 3) }
    Button("Open as") { openWindow(id: "book", value: 3) }
    Button("Dismiss") { dismissWindow() }
    Button("Dismiss three") { dismissWindow(value: 3) }
    Button("Visit") { openURL(link) { accepted in print(accepted) } }
      .environment(\.openURL, OpenURLAction { .systemAction($0) })
    Button("Redo") { undoManager?.redo() }
      .disabled(undoManager?.canRedo != true || undoManager?.canUndo != true)
    if presentation.wrappedValue.isPresented { Text("Shown") }
  }
}
