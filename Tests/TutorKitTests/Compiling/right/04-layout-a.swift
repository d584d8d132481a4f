// program: stacks
import SwiftUI

struct Stacks: View {
  var body: some View {
    VStack {
      HStack(alignment: .firstTextBaseline, spacing: 12) {
        Text("Big").font(.largeTitle)
        Text("small")
      }
      HStack(alignment: .lastTextBaseline) { Text("a"); Text("b") }
      VStack(alignment: .trailing) { Text("c"); Divider(); Text("d") }
      VStack(spacing: 0) { Text("e") }
      ZStack(alignment: .bottomTrailing) {
        Rectangle().fill(.blue)
        Text("Corner")
      }
      ZStack { Color.black; Text("x") }
    }
  }
}
// program: lazy stacks with pinned headers
import SwiftUI

struct Lazy: View {
  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 2, pinnedViews: [.sectionHeaders, .sectionFooters]) {
        Section {
          ForEach(0..<20) { Text("Row \($0)") }
        } header: {
          Text("Header")
        } footer: {
          Text("Footer")
        }
      }
    }
    ScrollView(.horizontal, showsIndicators: false) {
      LazyHStack(alignment: .top, spacing: 8) {
        ForEach(1...20, id: \.self) { Text("\($0)") }
      }
    }
  }
}
// program: lazy grids
import SwiftUI

struct Grids: View {
  private let columns = [GridItem(.adaptive(minimum: 80, maximum: 120), spacing: 8)]
  private let rows = [GridItem(.fixed(40)), GridItem(.flexible(minimum: 20), alignment: .top), GridItem()]

  var body: some View {
    ScrollView {
      LazyVGrid(columns: columns, alignment: .leading, spacing: 10) {
        ForEach(0..<30, id: \.self) { Text("\($0)") }
      }
    }
    ScrollView(.horizontal) {
      LazyHGrid(rows: rows, alignment: .center, spacing: 4) {
        ForEach(0..<30, id: \.self) { Text("\($0)") }
      }
    }
    LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 3)) { Text("x") }
  }
}
// program: a grid with rows
import SwiftUI

struct Table2: View {
  var body: some View {
    Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 10, verticalSpacing: 6) {
      GridRow {
        Text("Name")
        Text("Depth").gridColumnAlignment(.trailing)
      }
      Divider().gridCellColumns(2)
      GridRow(alignment: .top) {
        Text("North")
        Text("4").gridCellAnchor(.center)
        Color.red.gridCellUnsizedAxes([.horizontal, .vertical])
      }
    }
  }
}
// program: frames
import SwiftUI

struct Frames: View {
  var body: some View {
    VStack {
      Text("fixed").frame(width: 100, height: 40)
      Text("width").frame(width: 100)
      Text("aligned").frame(width: 100, height: 20, alignment: .topLeading)
      Text("wide").frame(maxWidth: .infinity)
      Text("both").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
      Text("ideal").frame(minWidth: 10, idealWidth: 20, maxWidth: 30, minHeight: 1, idealHeight: 2, maxHeight: 3)
      Text("minimum").frame(minHeight: 44)
      Text("relative").containerRelativeFrame(.horizontal)
      Text("span").containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 8)
      Text("length").containerRelativeFrame([.horizontal, .vertical], alignment: .top) { length, axis in
        axis == .horizontal ? length / 2 : length
      }
    }
  }
}
// program: paddings
import SwiftUI

struct Paddings: View {
  let inset: CGFloat = 12

  var body: some View {
    Text("x")
      .padding()
      .padding(8)
      .padding(inset)
      .padding(.horizontal)
      .padding(.top, 4)
      .padding([.leading, .bottom], 6)
      .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      .padding(.init(top: 1, leading: 2, bottom: 3, trailing: 4))
      .padding(.all, nil)
      .scenePadding()
      .scenePadding(.horizontal)
  }
}
// program: sizes and priorities
import SwiftUI

struct Sizes: View {
  var body: some View {
    HStack {
      Text("A long text").fixedSize()
      Text("Another").fixedSize(horizontal: false, vertical: true)
      Text("Third").layoutPriority(1)
      Spacer()
      Spacer(minLength: 20)
      Image(systemName: "star").aspectRatio(contentMode: .fit)
      Image("photo").resizable().aspectRatio(16 / 9, contentMode: .fill)
      Color.red.aspectRatio(CGSize(width: 3, height: 2), contentMode: .fit)
      Image("photo").resizable().scaledToFit()
      Image("photo").resizable().scaledToFill()
    }
  }
}
// program: offsets and positions
import SwiftUI

struct Offsets: View {
  @State private var offset = CGSize(width: 3, height: 4)

  var body: some View {
    ZStack {
      Text("a").offset(offset)
      Text("b").offset(x: 10)
      Text("c").offset(x: 1, y: -2)
      Text("d").position(x: 50, y: 60)
      Text("e").position(CGPoint(x: 1, y: 2))
      Text("f").zIndex(2)
    }
    .coordinateSpace(.named("stack"))
    .coordinateSpace(name: "old")
  }
}
// program: geometry
import SwiftUI

struct Geometry: View {
  @State private var size: CGSize = .zero

  var body: some View {
    GeometryReader { proxy in
      VStack {
        Text("\(proxy.size.width) by \(proxy.size.height)")
        Text("\(proxy.frame(in: .global).minY)")
        Text("\(proxy.frame(in: .local).midX)")
        Text("\(proxy.frame(in: .named("stack")).maxX)")
        Text("\(proxy.safeAreaInsets.top)")
      }
      .frame(width: proxy.size.width / 2)
      .onAppear { size = proxy.size }
    }
    Text("Changed")
      .onGeometryChange(for: CGSize.self) { proxy in
        proxy.size
      } action: { newSize in
        size = newSize
      }
      .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { old, new in
        if new > old { size.width = new }
      }
  }
}
// program: alignment guides
import SwiftUI

extension HorizontalAlignment {
  private struct Middle: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      context[HorizontalAlignment.center]
    }
  }

  static let middle = HorizontalAlignment(Middle.self)
}

struct Guided: View {
  var body: some View {
    VStack(alignment: .middle) {
      Text("One").alignmentGuide(.middle) { $0[.trailing] }
      Text("Two").alignmentGuide(.leading) { d in d.width / 2 }
      Text("Three").alignmentGuide(.top) { d in d[VerticalAlignment.bottom] - d.height }
    }
    .frame(alignment: Alignment(horizontal: .middle, vertical: .center))
  }
}
