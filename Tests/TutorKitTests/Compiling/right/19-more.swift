// program: modified content named
import SwiftUI

struct Doubled: ViewModifier {
  func body(content: Content) -> some View {
    VStack { content; content }
  }
}

struct Named: View {
  var body: ModifiedContent<Text, Doubled> {
    Text("x").modifier(Doubled())
  }
}

struct Both: View {
  var body: some View {
    ModifiedContent(content: Text("y"), modifier: Doubled().concat(Doubled()))
  }
}
// program: proxies and contexts as parameters
import SwiftUI

struct Parts: View {
  private func bar(in proxy: GeometryProxy) -> some View {
    Rectangle().frame(width: proxy.size.width, height: proxy.frame(in: .local).height)
  }

  private func draw(_ context: GraphicsContext, size: CGSize) {
    context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
  }

  private func jump(_ proxy: ScrollViewProxy) { proxy.scrollTo(1, anchor: .center) }

  var body: some View {
    GeometryReader { bar(in: $0) }
    Canvas { context, size in draw(context, size: size) }
    ScrollViewReader { proxy in Button("Jump") { jump(proxy) } }
  }
}
// program: actions as parameters
import SwiftUI

struct Closer: View {
  let dismiss: DismissAction
  var body: some View { Button("Close") { dismiss() } }
}

struct ClosingHost: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.refresh) private var refresh: RefreshAction?
  @Environment(\.openSettings) private var openSettings
  @Environment(\.dismissWindow) private var dismissWindow
  var body: some View {
    Closer(dismiss: dismiss)
    Button("Settings") { openSettings() }
    Button("Window") { dismissWindow(id: "a") }
  }
}
// program: transforms and vectors
import SwiftUI

struct Vectors: View {
  let vector = CGVector(dx: 1, dy: 2)
  let transform = CGAffineTransform(translationX: 1, y: 2).concatenating(.init(scaleX: 2, y: 2))

  var body: some View {
    Text("\(vector.dx)")
      .transformEffect(transform.inverted())
      .offset(x: transform.tx, y: CGPoint.zero.applying(transform).y)
  }
}
// program: a control that fits its size class
import SwiftUI

struct Responsive: View {
  @Environment(\.horizontalSizeClass) private var width: UserInterfaceSizeClass?
  var alignment: TextAlignment = .leading
  var visibility: Visibility = .automatic
  var scheme: ColorScheme = .dark

  var body: some View {
    let layout = width == .regular ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
    layout { Text("a"); Text("b") }
      .multilineTextAlignment(alignment)
      .toolbarVisibility(visibility, for: .automatic)
      .environment(\.colorScheme, scheme)
      .environment(\.controlSize, .small)
  }
}
// program: gestures erased
import SwiftUI

struct Erasing: View {
  let isTap: Bool
  private var gesture: AnyGesture<Void> {
    isTap ? AnyGesture(TapGesture()) : AnyGesture(LongPressGesture().map { _ in })
  }
  var body: some View { Text("x").gesture(gesture) }
}
// program: a gesture type of one's own
import SwiftUI

struct DoubleTap: Gesture {
  var body: some Gesture {
    TapGesture(count: 2).simultaneously(with: LongPressGesture())
  }
}

struct UsesDoubleTap: View {
  var body: some View {
    Text("x").gesture(DoubleTap().onEnded { value in print(type(of: value)) })
  }
}
// program: dynamic content erased to a protocol
import SwiftUI

struct EditableRows: View {
  @Binding var names: [String]

  var rows: some DynamicViewContent {
    ForEach(names, id: \.self) { Text($0) }
      .onDelete { names.remove(atOffsets: $0) }
  }

  var body: some View { List { rows } }
}
// program: resources
import SwiftUI

extension ImageResource { static let sail = ImageResource(name: "sail", bundle: .main) }
extension ColorResource { static let foam = ColorResource(name: "foam", bundle: .main) }

struct Resources: View {
  var body: some View {
    Image(.sail)
    Color(.foam)
    Label("Sail", image: .sail)
    Text(LocalizedStringResource("welcome"))
    Button("Sail", image: .sail) {}
  }
}
// program: a vector arithmetic type
import SwiftUI

struct Wind: VectorArithmetic {
  var x: Double
  var y: Double
  static var zero: Wind { Wind(x: 0, y: 0) }
  static func + (a: Wind, b: Wind) -> Wind { Wind(x: a.x + b.x, y: a.y + b.y) }
  static func - (a: Wind, b: Wind) -> Wind { Wind(x: a.x - b.x, y: a.y - b.y) }
  mutating func scale(by factor: Double) { x *= factor; y *= factor }
  var magnitudeSquared: Double { x * x + y * y }
}

struct Arrow: Shape {
  var animatableData = Wind.zero
  func path(in rect: CGRect) -> Path { Path() }
}
// program: a schedule of one's own
import SwiftUI

struct Hourly: TimelineSchedule {
  func entries(from startDate: Date, mode: Mode) -> [Date] {
    mode == .lowFrequency ? [startDate] : [startDate, startDate.addingTimeInterval(3600)]
  }
}

struct HourlyView: View {
  var body: some View {
    TimelineView(Hourly()) { context in Text(context.date, style: .time) }
  }
}
// program: an inner undo manager
import SwiftUI

final class Note { var text = "" }

struct Undoing: View {
  @Environment(\.undoManager) private var undoManager
  let note: Note

  var body: some View {
    Button("Clear") {
      let old = note.text
      note.text = ""
      undoManager?.registerUndo(withTarget: note) { $0.text = old }
      undoManager?.setActionName("Clear")
    }
  }
}
// program: transactions with a key
import SwiftUI

extension Transaction {
  @Entry var isQuick: Bool = false
}

struct Quick: View {
  @State private var isOn = false
  var body: some View {
    Button("x") { withTransaction(\.isQuick, true) { isOn.toggle() } }
      .transaction { if $0.isQuick { $0.animation = .snappy } }
  }
}
// program: tab content settings
import SwiftUI

struct TabSettings: View {
  let names = [Page(id: 1), Page(id: 2)]
  struct Page: Identifiable { let id: Int }

  var body: some View {
    TabView {
      Tab("a", systemImage: "star") { Text("a") }
        .badge("new").hidden(false).disabled(false).tabPlacement(.pinned).customizationID("a")
      ForEach(names) { page in
        Tab("\(page.id)", systemImage: "star") { Text("x") }
      }
    }
    .tabViewSidebarHeader { Text("Header") }
  }
}
// program: background work of an app
import SwiftUI

@main
struct Background: App {
  var body: some Scene {
    WindowGroup { NavigationLink("x") { Text("y") }.isDetailLink(false) }
      .backgroundTask(.appRefresh("refresh")) { print("refreshed") }
      .handlesExternalEvents(matching: ["main"])
  }
}
// program: printing what changed
import SwiftUI

struct Watched: View {
  @State private var count = 0

  var body: some View {
    let _ = Self._printChanges()
    let _ = print("body", count)
    Button("\(count)") { count += 1 }
  }
}
// program: system colours
import SwiftUI

struct SystemColors: View {
  var body: some View {
    Text("a").background(Color(.systemBackground))
    Text("b").background(Color(uiColor: .secondarySystemBackground))
    Text("c").background(Color(UIColor.systemGray6)).foregroundStyle(Color(.label))
    if let image = UIImage(named: "a") { Image(uiImage: image).resizable() }
    Color.red.frame(width: UIScreen.main.bounds.width)
  }
}
// program: rare modifiers
import SwiftUI

struct Rare: View {
  @Namespace private var space
  @FocusState private var isSearching: Bool
  @State private var isQuiet = false

  var body: some View {
    Text("x")
      .focusSection()
      .focusScope(space)
      .focusEffectDisabled()
      .prefersDefaultFocus(in: space)
      .searchFocused($isSearching)
      .toolbar(id: "main") { ToolbarItem(id: "a") { Text("a") } }
      .toolbar(removing: .sidebarToggle)
      .userActivity("x") { $0.title = "x" }
      .defaultHoverEffect(.lift).hoverEffectDisabled()
      .springLoadingBehavior(.enabled)
      .sectionActions { Button("x") {} }
      .tableColumnHeaders(.hidden)
      .dialogIcon(Image(systemName: "star")).dialogSuppressionToggle(isSuppressed: $isQuiet)
      .allowedDynamicRange(.high)
      .onScrollTargetVisibilityChange(idType: Int.self) { ids in isQuiet = ids.isEmpty }
      .accessibilityZoomAction { action in isQuiet = action.direction == .zoomIn }
      .accessibilityScrollAction { edge in isQuiet = edge == .top }
      .accessibilityTextContentType(.messaging)
      .accessibilityActivationPoint(.center)
      .accessibilityCustomContent("Depth", "4 m")
      .accessibilityRotor("Ships") { AccessibilityRotorEntry("a", id: 1) }
      .speechSpellsOutCharacters().speechAdjustedPitch(0.3)
      .onMoveCommand { direction in isQuiet = direction == .up }
      .onExitCommand {}.onDeleteCommand {}
      .navigationDocument(URL(fileURLWithPath: "/"))
      .searchSuggestions(.hidden, for: .content)
  }
}
// program: a conditional modifier
import SwiftUI

extension View {
  @ViewBuilder func when<Result: View>(_ condition: Bool, transform: (Self) -> Result) -> some View {
    if condition { transform(self) } else { self }
  }

  func apply(@ViewBuilder _ block: (Self) -> some View) -> some View { block(self) }
}

struct Whenever: View {
  let isBig: Bool
  var body: some View {
    Text("x")
      .when(isBig) { $0.font(.largeTitle) }
      .apply { view in
        if isBig { view.bold() } else { view.italic() }
      }
  }
}
// program: old formatters
import SwiftUI

struct Formatters: View {
  let date = Date(timeIntervalSince1970: 0)
  private static let dates: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateStyle = .medium
    return formatter
  }()

  var body: some View {
    Text(date, formatter: Self.dates)
    Text("On \(date, formatter: Self.dates)")
    Text(Self.dates.string(from: date))
    Text(String(format: "%.2f", 3.5))
    Text("\(3.5.formatted(.number.precision(.fractionLength(1))))")
    Text(Measurement(value: 3, unit: UnitLength.meters).formatted())
  }
}
// program: a stream of values
import SwiftUI

struct Streamed: View {
  let values: AsyncStream<Int>
  @State private var last = 0

  var body: some View {
    Text("\(last)")
      .task {
        for await value in values { last = value }
      }
      .task(id: last) {
        await withTaskGroup(of: Int.self) { group in
          group.addTask { 3 }
          for await number in group { last += number }
        }
      }
  }
}
// program: an anchor that is changed
import SwiftUI

struct Tops: PreferenceKey {
  static var defaultValue: [Anchor<CGPoint>] { [] }
  static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) { value += nextValue() }
}

struct Topped: View {
  var body: some View {
    let _ = Self._logChanges()
    Text("x").transformAnchorPreference(key: Tops.self, value: .top) { value, anchor in
      value.append(anchor)
    }
  }
}
