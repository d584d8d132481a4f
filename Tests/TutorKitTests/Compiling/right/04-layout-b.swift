// program: safe areas
import SwiftUI

struct Safe: View {
  var body: some View {
    ScrollView { Text("Content") }
      .safeAreaInset(edge: .bottom) { Text("Bar") }
      .safeAreaInset(edge: .top, alignment: .leading, spacing: 0) { Text("Top") }
      .safeAreaInset(edge: .leading) { Text("Side") }
      .safeAreaPadding()
      .safeAreaPadding(.horizontal, 8)
      .safeAreaPadding(12)
      .ignoresSafeArea()
      .ignoresSafeArea(.keyboard, edges: .bottom)
      .edgesIgnoringSafeArea(.all)
      .contentMargins(10)
      .contentMargins(.vertical, 8, for: .scrollContent)
  }
}
// program: views that fit
import SwiftUI

struct Fitting: View {
  var body: some View {
    ViewThatFits {
      HStack { Text("Long"); Text("Line") }
      VStack { Text("Long"); Text("Line") }
    }
    ViewThatFits(in: .horizontal) {
      Text("A very long title")
      Text("Title")
    }
  }
}
// program: scroll readers and positions
import SwiftUI

struct Scrolling: View {
  @State private var visible: Int?
  @State private var position = ScrollPosition(idType: Int.self)

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        ForEach(0..<50) { Text("\($0)").id($0) }
      }
      Button("Top") { withAnimation { proxy.scrollTo(0, anchor: .top) } }
      Button("End") { proxy.scrollTo(49) }
    }
    ScrollView(.horizontal) {
      LazyHStack {
        ForEach(0..<50) { Text("\($0)") }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.viewAligned)
    .scrollPosition(id: $visible, anchor: .center)
    ScrollView { Text("x").scrollTarget() }
      .scrollPosition($position)
      .scrollTargetBehavior(.paging)
      .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
    Button("Edge") { position.scrollTo(edge: .bottom) }
  }
}
// program: scroll settings
import SwiftUI

struct ScrollSettings: View {
  @State private var isAtTop = true
  @State private var isVisible = false

  var body: some View {
    ScrollView([.horizontal, .vertical]) {
      Text("Text").onScrollVisibilityChange(threshold: 0.2) { isVisible = $0 }
    }
    .scrollDisabled(isVisible)
    .scrollIndicators(.hidden)
    .scrollIndicators(.visible, axes: .vertical)
    .scrollIndicatorsFlash(onAppear: true)
    .scrollBounceBehavior(.basedOnSize)
    .scrollClipDisabled()
    .scrollDismissesKeyboard(.interactively)
    .scrollContentBackground(.hidden)
    .defaultScrollAnchor(.bottom)
    .onScrollGeometryChange(for: Bool.self) { geometry in
      geometry.contentOffset.y <= 0
    } action: { _, newValue in
      isAtTop = newValue
    }
    .onScrollPhaseChange { old, new in
      if new.isScrolling && !old.isScrolling { isAtTop = false }
    }
  }
}
// program: a layout of one's own
import SwiftUI

struct Diagonal: Layout {
  var spacing: CGFloat = 4

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).reduce(0, +))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var point = bounds.origin
    for subview in subviews {
      subview.place(at: point, anchor: .topLeading, proposal: proposal)
      let size = subview.dimensions(in: .unspecified)
      point.x += size.width + spacing
      point.y += size.height + spacing
    }
  }
}

struct Steps: View {
  var body: some View {
    Diagonal(spacing: 8) {
      Text("One")
      Text("Two").layoutValue(key: Rank.self, value: 3)
    }
  }
}

struct Rank: LayoutValueKey {
  static let defaultValue = 0
}
// program: a layout with a cache
import SwiftUI

struct Cached: Layout {
  struct Cache { var widths: [CGFloat] = [] }

  func makeCache(subviews: Subviews) -> Cache {
    Cache(widths: subviews.map { $0.sizeThatFits(.zero).width })
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    for (index, subview) in subviews.enumerated() {
      subview.place(at: CGPoint(x: cache.widths[index], y: bounds.minY), proposal: .infinity)
    }
  }
}
// program: switching layouts
import SwiftUI

struct Switching: View {
  @State private var isVertical = false

  var body: some View {
    let layout = isVertical ? AnyLayout(VStackLayout(spacing: 4)) : AnyLayout(HStackLayout(alignment: .top))
    layout {
      Text("One")
      Text("Two")
    }
    ZStackLayout(alignment: .bottom)() { Text("x") }
    GridLayout(horizontalSpacing: 2) { GridRow { Text("y") } }
    Button("Switch") { withAnimation { isVertical.toggle() } }
  }
}
// program: dividers, backgrounds and overlays
import SwiftUI

struct Layers: View {
  var body: some View {
    Text("Title")
      .background { Color.yellow }
      .background(alignment: .top) { Circle().fill(.red) }
      .background(.blue)
      .background(Color.red.opacity(0.2))
      .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 8))
      .background(in: .capsule)
      .background(.green.gradient, in: .rect(cornerRadius: 4))
      .background(Circle().fill(.red))
      .background(.red, ignoresSafeAreaEdges: .top)
      .background(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
      .overlay { Text("Over") }
      .overlay(alignment: .topTrailing) { Image(systemName: "xmark") }
      .overlay(.red.opacity(0.1))
      .overlay(.ultraThinMaterial, in: .circle)
      .overlay(RoundedRectangle(cornerRadius: 4).stroke(.gray), alignment: .center)
      .backgroundStyle(.orange)
      .border(.red)
      .border(Color.blue, width: 2)
  }
}
// program: transforms
import SwiftUI

struct Transforms: View {
  @State private var angle = Angle.degrees(30)

  var body: some View {
    Text("Turned")
      .rotationEffect(angle)
      .rotationEffect(.radians(1), anchor: .topLeading)
      .rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0))
      .rotation3DEffect(angle, axis: (0, 0, 1), anchor: .leading, perspective: 0.5)
      .scaleEffect(1.5)
      .scaleEffect(x: 1, y: 2, anchor: .bottom)
      .scaleEffect(CGSize(width: 1, height: 2))
      .transformEffect(CGAffineTransform(translationX: 3, y: 4))
      .transformEffect(.identity.rotated(by: 1).scaledBy(x: 2, y: 2))
    Slider(value: $angle.degrees, in: 0...360)
  }
}
// program: a container with generic alignment
import SwiftUI

struct Row<Leading: View, Trailing: View>: View {
  var alignment: VerticalAlignment = .center
  @ViewBuilder var leading: Leading
  @ViewBuilder var trailing: Trailing

  var body: some View {
    HStack(alignment: alignment) {
      leading
      Spacer()
      trailing
    }
  }
}

struct Rows: View {
  var body: some View {
    Row { Text("Left") } trailing: { Text("Right") }
    Row(alignment: .top) { Text("Left") } trailing: { Image(systemName: "star") }
  }
}
// program: edge sets and axes as values
import SwiftUI

struct Edges: View {
  var edges: Edge.Set = [.top, .horizontal]
  var axes: Axis.Set = .vertical
  let insets = EdgeInsets()

  var body: some View {
    ScrollView(axes) {
      Text("Inset").padding(edges, 3).padding(insets)
      ForEach(Edge.allCases, id: \.self) { edge in
        Text("\(edge.rawValue)").padding(Edge.Set(edge))
      }
    }
  }
}
