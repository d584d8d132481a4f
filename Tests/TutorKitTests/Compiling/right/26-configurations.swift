// program: styles read all that their configurations have
import SwiftUI

struct OwnToggle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    let label: ToggleStyleConfiguration.Label = configuration.label
    if configuration.isMixed { label } else { Toggle(configuration) }
  }
}

struct OwnPrimitive: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundStyle(configuration.role == .destructive ? .red : .blue)
  }
}

struct OwnLabel: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    let icon: LabelStyleConfiguration.Icon = configuration.icon
    let title: LabelStyleConfiguration.Title = configuration.title
    return VStack { icon; title }
  }
}

struct OwnProgress: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    let label: ProgressViewStyleConfiguration.Label? = configuration.label
    return VStack { ProgressView(configuration); label }
  }
}

struct OwnGauge: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    let label: GaugeStyleConfiguration.Label = configuration.label
    return label
  }
}

struct OwnBox: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    let content: GroupBoxStyleConfiguration.Content = configuration.content
    return VStack { GroupBox(configuration); content }
  }
}

struct OwnContent: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    let label: LabeledContentStyleConfiguration.Label = configuration.label
    let content: LabeledContentStyleConfiguration.Content = configuration.content
    return VStack { LabeledContent(configuration); label; content }
  }
}

struct OwnMenu: MenuStyle {
  func makeBody(configuration: Configuration) -> some View { Menu(configuration).padding() }
}

func parts(_ label: MenuStyleConfiguration.Label, _ content: MenuStyleConfiguration.Content) -> some View {
  VStack { label; content }
}

struct OwnForm: FormStyle {
  func makeBody(configuration: Configuration) -> some View {
    let content: FormStyleConfiguration.Content = configuration.content
    return VStack { Form(configuration); content }
  }
}

struct OwnGroup: ControlGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    let content: ControlGroupStyleConfiguration.Content = configuration.content
    let label: ControlGroupStyleConfiguration.Label = configuration.label
    return HStack { label; content }
  }
}

struct OwnDisclosure: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    let label: DisclosureGroupStyleConfiguration.Label = configuration.label
    let content: DisclosureGroupStyleConfiguration.Content = configuration.content
    return VStack {
      label
      if configuration.isExpanded { content }
    }
  }
}

struct OwnDate: DatePickerStyle {
  func makeBody(configuration: Configuration) -> some View {
    let label: DatePickerStyleConfiguration.Label = configuration.label
    return HStack { label; Text(configuration.selection, style: .date) }
  }
}

struct OwnSplit: NavigationSplitViewStyle {
  func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

struct OwnEditor: TextEditorStyle {
  func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

struct OwnSelectability: TextSelectability {
  static var allowsSelection: Bool { true }
}

func searching(_ label: SearchUnavailableContent.Label, _ actions: SearchUnavailableContent.Actions) -> some View {
  VStack { label; actions }
}

// program: gestures and their values
import SwiftUI

struct Gestures: View {
  @State private var text = ""
  var body: some View {
    Circle()
      .gesture(drag, isEnabled: text.isEmpty)
      .gesture(magnify)
      .gesture(rotate)
      .gesture(SimultaneousGesture(magnify, rotate).onEnded { value in
        text = "\(String(describing: value.first)) \(String(describing: value.second))"
      })
      .gesture(SequenceGesture(LongPressGesture(), drag))
      .gesture(ExclusiveGesture(drag, magnify).onEnded { value in
        switch value {
        case .first(let drag): text = "\(drag.translation)"
        case .second(let magnify): text = "\(magnify.magnification)"
        }
      })
  }
  var taps: Int { TapGesture(count: 2).count }
  var drag: some Gesture<DragGesture.Value> {
    DragGesture().onEnded { value in
      text = "\(value.predictedEndLocation) \(value.time) \(value.velocity)"
    }
  }
  var magnify: some Gesture<MagnifyGesture.Value> {
    MagnifyGesture().onChanged { value in
      text = "\(value.startAnchor) \(value.startLocation) \(value.time) \(value.velocity)"
    }
  }
  var rotate: some Gesture<RotateGesture.Value> {
    RotateGesture().onChanged { value in
      text = "\(value.startAnchor) \(value.time) \(value.velocity.radians)"
    }
  }
}

// program: animations of all kinds
import SwiftUI

func animations() -> [Animation] {
  [
    .bouncy(duration: 0.4, extraBounce: 0.1), .easeOut(duration: 2),
    .interactiveSpring(response: 0.2, dampingFraction: 0.9), .smooth(duration: 1),
    .spring(Spring(duration: 0.4, bounce: 0.2)), .default.logicallyComplete(after: 1),
    .spring(Spring(mass: 1, stiffness: 100, damping: 10)),
    .spring(Spring(response: 0.3, dampingRatio: 0.8)),
    .timingCurve(.bezier(startControlPoint: .zero, endControlPoint: UnitPoint(x: 1, y: 1)), duration: 1),
  ]
}
func eased(_ progress: Double) -> Double { UnitCurve.easeInOut.value(at: progress) }

struct Pose { var angle = Angle.zero; var scale = 1.0 }

struct Animated: View {
  @State private var count = 0
  var body: some View {
    KeyframeAnimator(initialValue: Pose(), repeating: false) { pose in
      Circle().scaleEffect(pose.scale)
    } keyframes: { _ in
      KeyframeTrack(\.scale) { LinearKeyframe(2, duration: 1) }
    }
    KeyframeAnimator(initialValue: 1.0, trigger: count) { scale in
      Circle().scaleEffect(scale)
    } keyframes: { _ in
      KeyframeTrack { LinearKeyframe(2.0, duration: 1) }
    }
    Circle().keyframeAnimator(initialValue: 1.0, repeating: true) { circle, scale in
      circle.scaleEffect(scale)
    } keyframes: { _ in
      KeyframeTrack { LinearKeyframe(2.0, duration: 1) }
    }
    PhaseAnimator([1.0, 2.0], trigger: count) { Circle().scaleEffect($0) }
    Image(systemName: "bell").symbolEffect(.bounce.down, value: count)
      .symbolEffect(.variableColor.cumulative.reversing, options: .repeat(2))
    Image(systemName: "bell").symbolEffect(.scale.down)
    Circle().scrollTransition(.animated(.default)) { content, phase in
      content.brightness(0.1).contrast(0.2).grayscale(0.3).hueRotation(.degrees(phase.value))
        .offset(CGSize(width: 2, height: 1)).saturation(0.4)
    }
  }
}

// program: transitions of all kinds
import SwiftUI

struct Faded: ViewModifier {
  let opacity: Double
  func body(content: Content) -> some View { content.opacity(opacity) }
}

struct Still: Transition {
  static let properties = TransitionProperties(hasMotion: false)
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

struct Transitions: View {
  var body: some View {
    VStack {
      Text("a").transition(AnyTransition(Still()))
      Text("b").transition(.modifier(active: Faded(opacity: 0), identity: Faded(opacity: 1)))
      Text("c").transition(AnyTransition.offset(CGSize(width: 1, height: 2)))
      Text("d").transition(Still().animation(.default).combined(with: .move(edge: .top)))
      Text("e").transition(AsymmetricTransition(insertion: Still(), removal: MoveTransition(edge: .top)))
      Text("f").transition(OffsetTransition(CGSize(width: 1, height: 1)))
      Text("g").transition(PushTransition(edge: .leading))
      Text("h").transition(ScaleTransition(0.5, anchor: .top))
    }
    VStack {
      Text("i").transition(Still().combined(with: .identity).combined(with: .opacity))
      Text("j").transition(Still().combined(with: .offset(x: 1, y: 1)).combined(with: .slide))
      Text("k").transition(Still().combined(with: .push(from: .top)).combined(with: .scale))
      Text("l").transition(Still().combined(with: .offset(CGSize(width: 1, height: 1))))
      Text("m").transition(Still().combined(with: .scale(0.5, anchor: .top)))
      Text("n").navigationTransition(.automatic)
    }
  }
}

// program: time, scrolling and layout by hand
import SwiftUI

struct Timelines: View {
  var body: some View {
    TimelineView(AnimationTimelineSchedule(minimumInterval: 0.1, paused: false)) { _ in Text("a") }
    TimelineView(ExplicitTimelineSchedule([Date.now])) { _ in Text("b") }
    TimelineView(PeriodicTimelineSchedule(from: .now, by: 1)) { _ in Text("c") }
  }
}

struct Scrolled: View {
  @State private var position = ScrollPosition(edge: .top)
  @State private var offset = CGFloat.zero
  var body: some View {
    let column = ScrollView(.vertical, showsIndicators: false) { Text("Row").id(1) }
    column
      .scrollPosition($position)
      .scrollTargetBehavior(ViewAlignedScrollTargetBehavior(limitBehavior: .always))
      .onScrollGeometryChange(for: CGFloat.self) { geometry in
        geometry.bounds.minY + geometry.containerSize.height + geometry.contentInsets.top
          + geometry.contentSize.height + geometry.visibleRect.minY
      } action: { _, new in
        offset = new
      }
      .onTapGesture {
        position = ScrollPosition(id: 1, anchor: .top)
        position = ScrollPosition(point: .zero)
        position.scrollTo(id: 1, anchor: .bottom)
        position.scrollTo(point: CGPoint(x: 0, y: 3))
        position.scrollTo(x: 3)
        position.scrollTo(y: offset)
        if position.isPositionedByUser, position.edge == nil { print(position.viewID(type: Int.self) ?? 0) }
      }
    Text(column.showsIndicators ? "\(column.axes.rawValue)" : "")
    column.content
    GeometryReader { proxy in
      Text("\(proxy.frame(in: .named("list")).minX)")
      Text("\(proxy.bounds(of: .scrollView)?.minX ?? 0)")
      Text("\(proxy.bounds(of: .scrollView(axis: .vertical))?.minX ?? 0)")
    }
    .coordinateSpace(.named("list"))
  }
  func space(_ space: some CoordinateSpaceProtocol) -> Bool { space.coordinateSpace == .named("list") }
  func measured(_ reader: GeometryReader<Text>, _ proxy: GeometryProxy) -> Text { reader.content(proxy) }
  func read(_ reader: ScrollViewReader<Text>, _ proxy: ScrollViewProxy) -> Text { reader.content(proxy) }
}

private struct Weight: LayoutValueKey { static let defaultValue = 1.0 }

struct Row: Layout {
  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let offer = ProposedViewSize(width: proposal.width, height: proposal.height)
    let sizes = subviews.map { $0.sizeThatFits(ProposedViewSize(offer.replacingUnspecifiedDimensions())) }
    return CGSize(width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).max() ?? 0)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var x = subviews.layoutDirection == .leftToRight ? bounds.minX : bounds.maxX
    for (subview, next) in zip(subviews, subviews.dropFirst()) {
      let place = subview.dimensions(in: .unspecified)
      subview.place(at: CGPoint(x: x, y: place[explicit: VerticalAlignment.top] ?? 0), proposal: .zero)
      x += subview.spacing.distance(to: next.spacing, along: .horizontal) * subview[Weight.self]
      x += subview.priority + (place[explicit: HorizontalAlignment.leading] ?? 0)
    }
  }
}

private enum Middle: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}

func layouts(_ item: GridItem, _ alignment: Alignment) -> [AnyLayout] {
  var row = HStackLayout()
  row.alignment = VerticalAlignment(Middle.self)
  row.spacing = item.spacing
  var column = VStackLayout()
  column.alignment = alignment.horizontal
  column.spacing = row.spacing
  var pile = ZStackLayout()
  pile.alignment = Alignment(horizontal: alignment.horizontal, vertical: alignment.vertical)
  return [AnyLayout(row), AnyLayout(column), AnyLayout(pile)]
}
func same(_ item: GridItem) -> GridItem {
  GridItem(item.size, spacing: item.spacing, alignment: item.alignment)
}

struct BoundsKey: PreferenceKey {
  static let defaultValue: [Anchor<CGPoint>] = []
  static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) { value += nextValue() }
}
struct FrameKey: PreferenceKey {
  static let defaultValue: Anchor<CGRect>? = nil
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = nextValue() }
}
struct Anchored: View {
  var body: some View {
    Text("a").anchorPreference(key: BoundsKey.self, value: .bottom) { [$0] }
      .anchorPreference(key: BoundsKey.self, value: .center) { [$0] }
      .anchorPreference(key: BoundsKey.self, value: .leading) { [$0] }
      .anchorPreference(key: BoundsKey.self, value: .trailing) { [$0] }
      .anchorPreference(key: FrameKey.self, value: .rect(CGRect(x: 0, y: 0, width: 1, height: 1))) { $0 }
  }
}

// program: views and modifiers that are values
import SwiftUI

struct Small: View, Equatable {
  var number = 1
  var body: some View { Text("\(number)").modifier(EmptyModifier.identity) }
}
struct Values: View {
  var body: some View {
    let modified = Text("a").modifier(Titled())
    VStack {
      modified
      ModifiedContent(content: modified.content, modifier: modified.modifier)
      EquatableView(content: Small()).content
      AnyView(erasing: Text("a"))
      TupleView((Text("a"), Text("b"))).value.0
      Spacer(minLength: Spacer(minLength: 3).minLength)
    }
    .tabViewStyle(PageTabViewStyle())
    .indexViewStyle(PageIndexViewStyle(backgroundDisplayMode: .always))
  }
}
struct Titled: ViewModifier {
  func body(content: Content) -> some View { content.font(.title) }
}
@MainActor func rendered(_ text: Text) -> CGImage? {
  let renderer = ImageRenderer(content: text)
  renderer.content = text.bold()
  return renderer.cgImage
}

// program: previews with traits
import SwiftUI

#Preview("Portrait", traits: .portrait) { Text("a") }
#Preview("Right", traits: .landscapeRight, .defaultLayout) { Text("a") }
#Preview("Fixed", traits: .fixedLayout(width: 300, height: 200)) { Text("a") }
