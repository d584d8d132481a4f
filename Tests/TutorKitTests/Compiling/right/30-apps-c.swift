// program: a form view model with Combine pipelines
import Combine
import SwiftUI

@MainActor final class SignUpModel: ObservableObject {
  @Published var name = ""
  @Published var password = ""
  @Published var repeated = ""
  @Published private(set) var isValid = false
  @Published private(set) var message: String?
  private var cancellables: Set<AnyCancellable> = []
  private let submitted = PassthroughSubject<Void, Never>()

  init() {
    let isLong = $password.map { $0.count >= 8 }.removeDuplicates()
    let isSame = Publishers.CombineLatest($password, $repeated).map { $0 == $1 }
    $name
      .debounce(for: 0.3, scheduler: DispatchQueue.main)
      .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
      .combineLatest(isLong, isSame) { !$0.isEmpty && $1 && $2 }
      .receive(on: RunLoop.main)
      .assign(to: &$isValid)
    NotificationCenter.default.publisher(for: Notification.Name("logout"))
      .compactMap { $0.userInfo?["reason"] as? String }
      .sink { [weak self] reason in self?.message = reason }
      .store(in: &cancellables)
    Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      .prefix(3)
      .scan(0) { count, _ in count + 1 }
      .sink { print($0) }
      .store(in: &cancellables)
    submitted.throttle(for: .seconds(1), scheduler: RunLoop.main, latest: false)
      .map { [name] _ in name }
      .setFailureType(to: URLError.self)
      .flatMap { name in Self.request(name) }
      .sink { completion in
        if case .failure(let error) = completion { print(error) }
      } receiveValue: { print($0) }
      .store(in: &cancellables)
  }

  func submit() { submitted.send() }

  private static func request(_ name: String) -> AnyPublisher<Int, URLError> {
    guard let url = URL(string: "https://example.org/\(name)") else {
      return Fail(error: URLError(.badURL)).eraseToAnyPublisher()
    }
    return URLSession.shared.dataTaskPublisher(for: url)
      .map(\.data.count)
      .retry(2)
      .eraseToAnyPublisher()
  }
}

struct SignUpView: View {
  private enum Field: Hashable, CaseIterable { case name, password, repeated }
  @StateObject private var model = SignUpModel()
  @FocusState private var focus: Field?
  var body: some View {
    Form {
      TextField("Name", text: $model.name, prompt: Text("Required"))
        .textContentType(.username)
        .textInputAutocapitalization(.never)
        .autocorrectionDisabled()
        .focused($focus, equals: .name)
        .submitLabel(.next)
      SecureField("Password", text: $model.password)
        .focused($focus, equals: .password)
      SecureField("Repeat", text: $model.repeated)
        .focused($focus, equals: .repeated)
        .keyboardType(.asciiCapable)
      if let message = model.message {
        Text(message).foregroundStyle(.red).transition(.move(edge: .top).combined(with: .opacity))
      }
      Button("Sign up", action: model.submit).disabled(!model.isValid)
    }
    .onSubmit {
      switch focus {
      case .name: focus = .password
      case .password: focus = .repeated
      default: model.submit()
      }
    }
    .defaultFocus($focus, .name)
    .toolbar {
      ToolbarItemGroup(placement: .keyboard) {
        Spacer()
        Button("Done") { focus = nil }
      }
    }
    .scrollDismissesKeyboard(.interactively)
    .onReceive(model.$message.compactMap { $0 }) { print($0) }
  }
}

// program: a drawing board with a canvas and a timeline
import SwiftUI

struct Stroke: Identifiable { let id = UUID(); var points: [CGPoint]; var color: Color; var width: CGFloat }

struct Board: View {
  @State private var strokes: [Stroke] = []
  @State private var color = Color.blue
  @GestureState private var live: Stroke?
  var body: some View {
    Canvas(opaque: false, colorMode: .linear, rendersAsynchronously: true) { context, size in
      for stroke in strokes + [live].compactMap({ $0 }) {
        var path = Path()
        path.addLines(stroke.points)
        context.stroke(path, with: .color(stroke.color), style: StrokeStyle(lineWidth: stroke.width, lineCap: .round, lineJoin: .round))
      }
      context.blendMode = .multiply
      context.opacity = 0.5
      context.fill(Path(ellipseIn: CGRect(x: size.width / 2, y: 0, width: 9, height: 9)), with: .linearGradient(Gradient(colors: [.red, .blue]), startPoint: .zero, endPoint: CGPoint(x: 9, y: 9)))
      context.drawLayer { layer in
        layer.addFilter(.shadow(radius: 3))
        layer.rotate(by: .degrees(20))
        layer.translateBy(x: 3, y: 4)
        layer.draw(Text("Board").font(.caption), at: CGPoint(x: 20, y: 20), anchor: .topLeading)
      }
    }
    .gesture(
      DragGesture(minimumDistance: 0, coordinateSpace: .local)
        .updating($live) { value, state, _ in
          if state == nil { state = Stroke(points: [], color: color, width: 4) }
          state?.points.append(value.location)
        }
        .onEnded { value in strokes.append(Stroke(points: [value.startLocation, value.location], color: color, width: 4)) }
    )
    .overlay(alignment: .topTrailing) {
      ColorPicker("Colour", selection: $color, supportsOpacity: false).labelsHidden().padding()
    }
    TimelineView(.animation(minimumInterval: 1 / 30, paused: strokes.isEmpty)) { context in
      let seconds = context.date.timeIntervalSinceReferenceDate
      Circle().trim(from: 0, to: seconds.truncatingRemainder(dividingBy: 1)).stroke(.tint, lineWidth: 4)
        .rotationEffect(.radians(seconds))
    }
    TimelineView(.periodic(from: .now, by: 1)) { Text($0.date, style: .time).monospacedDigit() }
  }
}

// program: gestures that are combined
import SwiftUI

struct Photo: View {
  @State private var scale = 1.0
  @State private var angle = Angle.zero
  @State private var offset = CGSize.zero
  @GestureState private var pinch = 1.0
  @GestureState(resetTransaction: Transaction(animation: .spring)) private var drag = CGSize.zero
  @State private var isPressed = false
  var body: some View {
    Image("photo").resizable().aspectRatio(contentMode: .fit)
      .scaleEffect(scale * pinch).rotationEffect(angle)
      .offset(x: offset.width + drag.width, y: offset.height + drag.height)
      .gesture(
        MagnifyGesture().updating($pinch) { value, state, _ in state = value.magnification }
          .onEnded { scale = min(max(scale * $0.magnification, 0.5), 4) }
          .simultaneously(with: RotateGesture().onChanged { angle = $0.rotation })
      )
      .simultaneousGesture(
        LongPressGesture(minimumDuration: 0.3).sequenced(before: DragGesture())
          .updating($drag) { value, state, transaction in
            guard case .second(true, let drag?) = value else { return }
            transaction.animation = .interactiveSpring
            state = drag.translation
          }
          .onEnded { value in
            guard case .second(true, let drag?) = value else { return }
            offset.width += drag.translation.width
          })
      .highPriorityGesture(TapGesture(count: 2).onEnded { withAnimation(.bouncy) { scale = 1 } })
      .onLongPressGesture(minimumDuration: 1, maximumDistance: 20) {} onPressingChanged: { isPressed = $0 }
      .contextMenu {
        Button("Copy", systemImage: "doc.on.doc") {}
        Menu("More") { Button("Delete", role: .destructive) {} }
      } preview: {
        Image("photo").frame(width: 200)
      }
  }
}

// program: own styles for controls
import SwiftUI

struct Pill: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  var tint: Color = .accentColor
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.vertical, 8).padding(.horizontal, 16)
      .foregroundStyle(.white)
      .background(tint.opacity(isEnabled ? 1 : 0.4), in: Capsule())
      .scaleEffect(configuration.isPressed ? 0.95 : 1)
      .animation(.easeInOut(duration: 0.15), value: configuration.isPressed)
  }
}
extension ButtonStyle where Self == Pill {
  static var pill: Pill { Pill() }
  static func pill(_ tint: Color) -> Pill { Pill(tint: tint) }
}
struct Check: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button { configuration.isOn.toggle() } label: {
      Label { configuration.label } icon: {
        Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle").imageScale(.large)
          .contentTransition(.symbolEffect(.replace))
      }
    }
    .buttonStyle(.plain)
  }
}
struct Bar: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    let done = configuration.fractionCompleted ?? 0
    return GeometryReader { proxy in
      ZStack(alignment: .leading) {
        Capsule().fill(.quaternary)
        Capsule().fill(.tint).frame(width: proxy.size.width * done)
      }
    }
    .frame(height: 6)
  }
}
struct CardStyle: ViewModifier {
  @Environment(\.colorScheme) private var scheme
  func body(content: Content) -> some View {
    content.padding().background(.background.secondary, in: .rect(cornerRadius: 12, style: .continuous))
      .shadow(color: .black.opacity(scheme == .dark ? 0 : 0.1), radius: 6, y: 2)
      .compositingGroup()
  }
}
extension View { func card() -> some View { modifier(CardStyle()) } }
struct Styled: View {
  @State private var isOn = false
  var body: some View {
    VStack {
      Button("Pill") {}.buttonStyle(.pill)
      Button("Red") {}.buttonStyle(.pill(.red)).disabled(true)
      Toggle("Check", isOn: $isOn).toggleStyle(Check())
      ProgressView(value: 0.4).progressViewStyle(Bar())
      Gauge(value: 0.3, in: 0...1) { Text("Speed") } currentValueLabel: { Text(0.3, format: .percent) }
        .gaugeStyle(.accessoryCircular)
      LabeledContent { Text("3") } label: { Text("Count") }
      GroupBox("Box") { Text("Inside") }
      ControlGroup { Button("A") {}; Button("B") {} }.controlGroupStyle(.navigation)
      DisclosureGroup("More", isExpanded: $isOn) { Text("Hidden") }
    }
    .card()
    .labelStyle(.titleAndIcon)
    .tint(.purple)
  }
}

// program: environment values of the app's own
import SwiftUI

private struct ThemeKey: EnvironmentKey { static let defaultValue = Theme.plain }
struct Theme: Equatable, Sendable {
  var accent: Color
  var corner: CGFloat
  static let plain = Theme(accent: .blue, corner: 8)
}
extension EnvironmentValues {
  var theme: Theme {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
  @Entry var spacing: CGFloat = 8
  @Entry var log: @Sendable (String) -> Void = { _ in }
}
extension FocusedValues { @Entry var title: String? }
extension ContainerValues { @Entry var isPinned = false }
extension View {
  func theme(_ theme: Theme) -> some View { environment(\.theme, theme) }
}
@Observable final class Cart {
  var items: [String] = []
  var total: Double { Double(items.count) * 2 }
}
struct Shop: View {
  @State private var cart = Cart()
  var body: some View {
    Basket().environment(cart).theme(.plain).environment(\.spacing, 4).environment(\.locale, Locale(identifier: "de"))
      .transformEnvironment(\.theme) { $0.corner = 2 }
      .focusedSceneValue(\.title, "Shop")
  }
}
struct Basket: View {
  @Environment(Cart.self) private var cart
  @Environment(Cart.self) private var maybe: Cart?
  @Environment(\.theme.corner) private var corner
  @Environment(\.spacing) private var spacing
  var body: some View {
    @Bindable var cart = cart
    VStack(spacing: spacing) {
      ForEach($cart.items, id: \.self) { $item in TextField("Item", text: $item).containerValue(\.isPinned, true) }
        .onDelete { cart.items.remove(atOffsets: $0) }
        .onMove { cart.items.move(fromOffsets: $0, toOffset: $1) }
      Text(cart.total, format: .currency(code: "EUR")).contentTransition(.numericText(value: cart.total))
      Text("\(cart.items.count) items", comment: "Count in the basket")
      Text("^[\(cart.items.count) item](inflect: true)")
    }
  }
}

// program: scrolling with targets, positions and effects
import SwiftUI

struct Carousel: View {
  let colors: [Color] = [.red, .green, .blue]
  @State private var position: Int?
  @State private var place = ScrollPosition(idType: Int.self)
  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 12) {
        ForEach(colors.indices, id: \.self) { index in
          RoundedRectangle(cornerRadius: 20).fill(colors[index].gradient)
            .containerRelativeFrame(.horizontal, count: 5, span: 4, spacing: 12)
            .scrollTransition(.interactive, axis: .horizontal) { view, phase in
              view.scaleEffect(phase.isIdentity ? 1 : 0.9).opacity(phase.isIdentity ? 1 : 0.5).blur(radius: abs(phase.value) * 2)
                .rotation3DEffect(.degrees(phase.value * 20), axis: (x: 0, y: 1, z: 0))
            }
            .visualEffect { view, proxy in view.offset(y: proxy.frame(in: .scrollView).minX / 20) }
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
    .scrollPosition(id: $position, anchor: .center)
    .safeAreaPadding(.horizontal, 20)
    .contentMargins(.vertical, 8, for: .scrollContent)
    .scrollClipDisabled()
    .scrollIndicators(.never)
    .defaultScrollAnchor(.center)
    .onScrollPhaseChange { old, new in print(old, new) }
    .onScrollVisibilityChange(threshold: 0.5) { print($0) }
    ScrollViewReader { reader in
      List(0..<50, id: \.self) { Text("\($0)").id($0).listRowSeparator(.hidden).listRowInsets(EdgeInsets()) }
        .onChange(of: position) { withAnimation { reader.scrollTo(position ?? 0, anchor: .top) } }
        .scrollContentBackground(.hidden)
    }
    Button("Top") { place.scrollTo(edge: .top) }
  }
}

// program: phases, keyframes and transitions
import SwiftUI

struct Motion: View {
  enum Step: CaseIterable { case rest, up, turn
    var offset: Double { self == .up ? -20 : 0 }
  }
  struct Values: Animatable { var scale = 1.0; var angle = Angle.zero; var y = 0.0
    var animatableData: AnimatablePair<Double, AnimatablePair<Angle.AnimatableData, Double>> {
      get { AnimatablePair(scale, AnimatablePair(angle.animatableData, y)) }
      set { scale = newValue.first; angle.animatableData = newValue.second.first; y = newValue.second.second }
    }
  }
  @State private var taps = 0
  @State private var isShown = true
  @Namespace private var space
  var body: some View {
    Text("A").phaseAnimator(Step.allCases, trigger: taps) { view, step in
      view.offset(y: step.offset).rotationEffect(step == .turn ? .degrees(180) : .zero)
    } animation: { step in step == .rest ? .bouncy : .smooth(duration: 0.2) }
    Text("B").keyframeAnimator(initialValue: Values(), trigger: taps) { view, value in
      view.scaleEffect(value.scale).rotationEffect(value.angle).offset(y: value.y)
    } keyframes: { _ in
      KeyframeTrack(\.scale) { LinearKeyframe(1.2, duration: 0.1); SpringKeyframe(1, duration: 0.4, spring: .bouncy) }
      KeyframeTrack(\.angle) { CubicKeyframe(.degrees(10), duration: 0.2); CubicKeyframe(.zero, duration: 0.2) }
      KeyframeTrack(\.y) { MoveKeyframe(0); LinearKeyframe(-30, duration: 0.3, timingCurve: .easeOut) }
    }
    if isShown {
      Text("C").transition(.asymmetric(insertion: .scale(scale: 0.5, anchor: .top), removal: .push(from: .leading)))
      Text("D").transition(.blurReplace).zIndex(1).id(taps)
      Text("E").matchedTransitionSource(id: 1, in: space)
    }
    Button("Go") {
      taps += 1
      withAnimation(.spring(response: 0.3, dampingFraction: 0.7)) { isShown.toggle() } completion: { print("done") }
    }
    .transaction { $0.disablesAnimations = taps > 3 }
    Bubble(level: taps.isMultiple(of: 2) ? 0 : 1).fill(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
      .animation(.linear(duration: 1).repeatForever(autoreverses: true), value: taps)
  }
}
struct Bubble: Shape {
  var level: Double
  var animatableData: Double { get { level } set { level = newValue } }
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      path.addQuadCurve(to: CGPoint(x: rect.maxX, y: rect.midY), control: CGPoint(x: rect.midX, y: rect.height * level))
      path.addArc(center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2, startAngle: .zero, endAngle: .degrees(180), clockwise: false)
      path.closeSubpath()
    }
  }
}
