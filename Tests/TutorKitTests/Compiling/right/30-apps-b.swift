// program: onboarding with pages
import SwiftUI

struct Onboarding: View {
  struct Page: Identifiable { let id: Int; let title: String; let symbol: String; let tint: Color }
  static let pages = [
    Page(id: 0, title: "Plan", symbol: "calendar", tint: .indigo),
    Page(id: 1, title: "Share", symbol: "person.2.fill", tint: .mint),
  ]
  @State private var page = 0
  @AppStorage("hasOnboarded") private var hasOnboarded = false
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    VStack {
      TabView(selection: $page) {
        ForEach(Self.pages) { page in
          PageView(page: page).tag(page.id)
        }
      }
      .tabViewStyle(.page(indexDisplayMode: .always))
      .indexViewStyle(.page(backgroundDisplayMode: .always))
      Button(action: next) {
        Text(page == Self.pages.count - 1 ? "Start" : "Continue")
          .frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
      .padding()
      .sensoryFeedback(.selection, trigger: page)
      .keyboardShortcut(.defaultAction)
    }
    .background(Self.pages[page].tint.gradient.opacity(0.2), in: .rect)
    .animation(reduceMotion ? nil : .spring(duration: 0.4, bounce: 0.3), value: page)
    .interactiveDismissDisabled()
  }

  private func next() {
    guard page < Self.pages.count - 1 else {
      hasOnboarded = true
      return
    }
    page += 1
  }
}

private struct PageView: View {
  let page: Onboarding.Page
  @State private var isShown = false
  @ScaledMetric(relativeTo: .largeTitle) private var size: CGFloat = 80
  var body: some View {
    VStack(spacing: 24) {
      Image(systemName: page.symbol)
        .symbolRenderingMode(.hierarchical)
        .symbolEffect(.bounce, value: isShown)
        .font(.system(size: size, weight: .semibold, design: .rounded))
        .foregroundStyle(page.tint)
      Text(page.title).font(.title).fontWeight(.heavy).multilineTextAlignment(.center)
    }
    .opacity(isShown ? 1 : 0)
    .offset(y: isShown ? 0 : 40)
    .onAppear { withAnimation(.easeOut(duration: 0.6).delay(0.1)) { isShown = true } }
    .onDisappear { isShown = false }
  }
}

// program: a custom layout with values
import SwiftUI

struct FlowLayout: Layout {
  var spacing: CGFloat = 8
  struct Cache { var sizes: [CGSize] = [] }
  func makeCache(subviews: Subviews) -> Cache {
    Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
  }
  func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache.sizes = subviews.map { $0.sizeThatFits(.unspecified) }
  }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let width = proposal.width ?? .infinity
    var point = CGPoint.zero
    var height: CGFloat = 0
    for size in cache.sizes {
      if point.x + size.width > width { point = CGPoint(x: 0, y: point.y + height + spacing); height = 0 }
      point.x += size.width + spacing
      height = max(height, size.height)
    }
    return CGSize(width: proposal.replacingUnspecifiedDimensions().width, height: point.y + height)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    var x = bounds.minX
    var y = bounds.minY
    var height: CGFloat = 0
    for (index, subview) in subviews.enumerated() {
      let size = cache.sizes[index]
      if x + size.width > bounds.maxX { x = bounds.minX; y += height + spacing; height = 0 }
      subview.place(at: CGPoint(x: x, y: y), anchor: .topLeading, proposal: ProposedViewSize(size))
      x += size.width + spacing
      height = max(height, size.height)
    }
  }
}

struct Tags: View {
  @State private var isVertical = false
  let tags: [String]
  var body: some View {
    let layout = isVertical ? AnyLayout(VStackLayout(alignment: .leading, spacing: 4)) : AnyLayout(FlowLayout())
    layout {
      ForEach(tags, id: \.self) { tag in
        Text(tag).padding(.horizontal, 10).padding(.vertical, 4).background(.thinMaterial, in: .capsule)
          .layoutPriority(1)
      }
    }
    .animation(.smooth, value: isVertical)
    .onTapGesture(count: 2) { isVertical.toggle() }
    ViewThatFits(in: .horizontal) {
      HStack { ForEach(tags, id: \.self, content: Text.init) }
      ScrollView(.horizontal) { HStack { ForEach(tags, id: \.self) { Text($0) } } }.scrollIndicators(.hidden)
    }
    Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 8, verticalSpacing: 4) {
      GridRow { Text("Name"); Text("Ada").gridColumnAlignment(.trailing) }
      Divider().gridCellUnsizedAxes(.horizontal)
      GridRow { Text("Total").gridCellColumns(2) }
    }
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 80), spacing: 8)], pinnedViews: .sectionHeaders) {
      Section { ForEach(0..<9) { Text("\($0)") } } header: { Text("Numbers") }
    }
  }
}

// program: geometry through preferences
import SwiftUI

struct SizeKey: PreferenceKey {
  static var defaultValue: CGSize { .zero }
  static func reduce(value: inout CGSize, nextValue: () -> CGSize) { value = nextValue() }
}

extension View {
  func onSize(_ action: @escaping (CGSize) -> Void) -> some View {
    background {
      GeometryReader { proxy in Color.clear.preference(key: SizeKey.self, value: proxy.size) }
    }
    .onPreferenceChange(SizeKey.self, perform: action)
  }
  @ViewBuilder func `if`<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {
    if condition { transform(self) } else { self }
  }
}

struct TabsUnderline: View {
  @State private var selected = 0
  @State private var size = CGSize.zero
  @Namespace private var space
  private let names = ["One", "Two", "Three"]
  var body: some View {
    HStack(spacing: 0) {
      ForEach(Array(names.enumerated()), id: \.offset) { index, name in
        Button { withAnimation(.snappy) { selected = index } } label: {
          Text(name).padding(8)
            .background(alignment: .bottom) {
              if selected == index {
                Capsule().fill(.tint).frame(height: 3).matchedGeometryEffect(id: "line", in: space)
              }
            }
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(selected == index ? [.isSelected] : [])
      }
    }
    .onSize { size = $0 }
    .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { size.width = $0 }
    .overlayPreferenceValue(BoundsKey.self) { anchors in
      GeometryReader { proxy in
        ForEach(anchors.indices, id: \.self) { index in
          Rectangle().stroke(.red, style: StrokeStyle(lineWidth: 1, dash: [4]))
            .frame(width: proxy[anchors[index]].width)
        }
      }
    }
    .if(size.width > 100) { $0.bold() }
  }
}

struct BoundsKey: PreferenceKey {
  static let defaultValue: [Anchor<CGRect>] = []
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value.append(contentsOf: nextValue())
  }
}
