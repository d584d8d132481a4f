// program: shapes
import SwiftUI

struct Shapes: View {
  var body: some View {
    Rectangle()
    Circle().fill(.red)
    Ellipse().stroke(.blue)
    Capsule().strokeBorder(.green, lineWidth: 2)
    Capsule(style: .circular).stroke(lineWidth: 3)
    RoundedRectangle(cornerRadius: 8).fill(.orange).stroke(.black, lineWidth: 1)
    RoundedRectangle(cornerSize: CGSize(width: 4, height: 8), style: .circular)
    UnevenRoundedRectangle(topLeadingRadius: 8, bottomTrailingRadius: 4)
    UnevenRoundedRectangle(cornerRadii: .init(topLeading: 4, bottomLeading: 2, bottomTrailing: 1, topTrailing: 0))
    ContainerRelativeShape().inset(by: 2)
    AnyShape(Circle())
    Circle().trim(from: 0, to: 0.7).stroke(.red, style: StrokeStyle(lineWidth: 4, lineCap: .round, dash: [2, 3]))
    Rectangle().inset(by: 3).stroke(style: StrokeStyle(lineWidth: 1, lineJoin: .bevel))
    Rectangle().rotation(.degrees(30)).fill(.red)
    Rectangle().scale(0.5).offset(x: 3).fill(Color.red, style: FillStyle(eoFill: true))
    Rectangle().size(width: 3, height: 4)
    Circle().union(Rectangle()).fill(.blue)
    Circle().subtracting(Rectangle().offset(CGSize(width: 1, height: 2)))
    Circle().intersection(Capsule()).foregroundStyle(.red)
    Rectangle().transform(.identity)
  }
}
// program: a shape of one's own
import SwiftUI

struct Sail: Shape {
  var lean: CGFloat = 0

  var animatableData: CGFloat {
    get { lean }
    set { lean = newValue }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX + lean, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

struct Boat: View {
  @State private var lean: CGFloat = 0

  var body: some View {
    Sail(lean: lean)
      .fill(.white)
      .animation(.default, value: lean)
    Sail().stroke(.black)
    Sail().foregroundStyle(.red)
  }
}
// program: an insettable shape
import SwiftUI

struct Hexagon: InsettableShape {
  var insetAmount: CGFloat = 0

  func inset(by amount: CGFloat) -> some InsettableShape {
    var copy = self
    copy.insetAmount += amount
    return copy
  }

  func path(in rect: CGRect) -> Path {
    Path(ellipseIn: rect.insetBy(dx: insetAmount, dy: insetAmount))
  }
}

struct Cell: View {
  var body: some View {
    Hexagon().strokeBorder(.blue, lineWidth: 2)
    Hexagon().strokeBorder(style: StrokeStyle(lineWidth: 1))
  }
}
// program: paths
import SwiftUI

struct Paths: View {
  var body: some View {
    Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 10, y: 10))
      path.addQuadCurve(to: CGPoint(x: 20, y: 0), control: CGPoint(x: 15, y: 5))
      path.addCurve(to: .zero, control1: CGPoint(x: 1, y: 1), control2: CGPoint(x: 2, y: 2))
      path.addArc(center: .zero, radius: 4, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: false)
      path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
      path.addEllipse(in: CGRect(x: 0, y: 0, width: 1, height: 1))
      path.addRoundedRect(in: CGRect(x: 0, y: 0, width: 9, height: 9), cornerSize: CGSize(width: 1, height: 1))
      path.addLines([.zero, CGPoint(x: 3, y: 3)])
      path.addRelativeArc(center: .zero, radius: 2, startAngle: .zero, delta: .radians(1))
      path.addPath(Path(CGRect.zero), transform: .identity)
      path.closeSubpath()
    }
    .stroke(.red, lineWidth: 2)
    Path(roundedRect: CGRect(x: 0, y: 0, width: 5, height: 5), cornerRadius: 2)
      .fill(.blue)
    Path(ellipseIn: .zero).trimmedPath(from: 0, to: 0.5).offsetBy(dx: 1, dy: 2).stroke()
    Path().strokedPath(StrokeStyle(lineWidth: 2)).applying(CGAffineTransform(scaleX: 2, y: 2))
  }
}
// program: colours
import SwiftUI

struct Colors: View {
  let names = ["red"]

  var body: some View {
    Color.red
    Color("Sea")
    Color(red: 0.1, green: 0.2, blue: 0.3)
    Color(.displayP3, red: 1, green: 0, blue: 0, opacity: 0.5)
    Color(white: 0.9)
    Color(hue: 0.1, saturation: 0.2, brightness: 0.3)
    Color.blue.opacity(0.5).frame(height: 2)
    Color.accentColor
    Color.primary
    Color.mint.mix(with: .teal, by: 0.5)
    Color(names[0], bundle: .main)
    Color.clear.contentShape(Rectangle())
    ForEach([Color.indigo, .cyan, .brown, .pink, .purple, .gray], id: \.self) { $0 }
  }
}
// program: shape styles as arguments
import SwiftUI

struct Styles: View {
  var body: some View {
    VStack {
      Text("a").foregroundStyle(.red)
      Text("b").foregroundStyle(.primary)
      Text("c").foregroundStyle(.secondary).foregroundStyle(.tertiary).foregroundStyle(.quaternary)
      Text("d").foregroundStyle(.tint)
      Text("e").foregroundStyle(Color.red.gradient)
      Text("f").foregroundStyle(.linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
      Text("g").foregroundStyle(.blue.opacity(0.5))
      Text("h").foregroundStyle(.red, .green, .blue)
      Text("i").foregroundStyle(.white.shadow(.drop(radius: 2)))
      Text("j").foregroundStyle(.background).foregroundStyle(.foreground)
      Text("k").foregroundStyle(AnyShapeStyle(.red)).foregroundStyle(.placeholder)
      Text("l").foregroundStyle(.separator).foregroundStyle(.link).foregroundStyle(.fill)
      Text("m").foregroundStyle(.tint.secondary).foregroundStyle(.blue.blendMode(.multiply))
      Text("n").foregroundColor(.red).foregroundColor(nil).foregroundColor(Color("x"))
      Text("o").foregroundStyle(.image(Image("pattern")))
      Text("p").foregroundStyle(HierarchicalShapeStyle.primary).foregroundStyle(.selection)
    }
    .background(.windowBackground)
  }
}
// program: conditional styles
import SwiftUI

struct Conditional: View {
  let isWarning: Bool
  var tint: Color { isWarning ? .red : .green }

  var body: some View {
    Text("a").foregroundStyle(isWarning ? .red : .blue)
    Text("b").foregroundStyle(isWarning ? Color.red : Color.secondary)
    Text("c").foregroundStyle(isWarning ? AnyShapeStyle(.red) : AnyShapeStyle(.secondary))
    Text("d").foregroundColor(isWarning ? .red : .primary).tint(tint)
    Text("e").background(isWarning ? Color.red : .clear)
  }
}
// program: materials
import SwiftUI

struct Materials: View {
  var body: some View {
    Text("a").background(.ultraThinMaterial)
    Text("b").background(.thinMaterial, in: .capsule)
    Text("c").background(.regularMaterial, in: Circle())
    Text("d").background(.thickMaterial).background(.ultraThickMaterial)
    Text("e").background(.bar).background(Material.regular)
  }
}
// program: gradients
import SwiftUI

struct Gradients: View {
  let gradient = Gradient(colors: [.red, .blue])
  let stops = Gradient(stops: [.init(color: .red, location: 0), Gradient.Stop(color: .blue, location: 1)])

  var body: some View {
    LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom)
    LinearGradient(colors: [.red, .blue], startPoint: .topLeading, endPoint: .bottomTrailing)
    LinearGradient(stops: stops.stops, startPoint: UnitPoint(x: 0, y: 0.2), endPoint: .bottom)
    RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 10)
    AngularGradient(colors: [.red, .blue], center: .center)
    AngularGradient(gradient: gradient, center: .center, startAngle: .zero, endAngle: .degrees(180))
    EllipticalGradient(colors: [.red, .blue])
    MeshGradient(width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .blue, .green, .black])
    Circle().fill(.radialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 9))
    Circle().fill(.angularGradient(colors: [.red, .blue], center: .center, startAngle: .zero, endAngle: .degrees(3)))
    Circle().fill(.conicGradient(colors: [.red, .blue], center: .center))
    Circle().fill(.ellipticalGradient(colors: [.red, .blue]))
    Circle().fill(gradient).fill(stops)
    Rectangle().fill(.linearGradient(gradient, startPoint: .top, endPoint: .bottom))
  }
}
// program: clipping and masking
import SwiftUI

struct Clips: View {
  var body: some View {
    Image("a").clipShape(.circle)
    Image("b").clipShape(.rect(cornerRadius: 8))
    Image("c").clipShape(Capsule())
    Image("d").clipShape(.rect(topLeadingRadius: 3, topTrailingRadius: 4))
    Image("e").clipShape(RoundedRectangle(cornerRadius: 4, style: .continuous), style: FillStyle())
    Image("f").clipped().cornerRadius(8)
    Image("g").mask { Circle() }
    Image("h").mask(Circle())
    Image("i").mask(alignment: .top) { Text("x") }
    Image("j").containerShape(.rect(cornerRadius: 4))
    Image("k").contentShape(.rect).contentShape(.hoverEffect, .circle).contentShape(Circle(), eoFill: true)
    Image("l").clipShape(.ellipse).clipShape(.capsule(style: .circular)).clipShape(.rect)
    Image("m").clipShape(.containerRelative).clipShape(.rect(cornerSize: CGSize(width: 1, height: 1)))
    Image("n").clipShape(.buttonBorder).clipShape(AnyShape(.circle))
  }
}
// program: visual effects
import SwiftUI

struct VisualEffects: View {
  @State private var isDimmed = false

  var body: some View {
    Text("a")
      .opacity(isDimmed ? 0.3 : 1)
      .shadow(radius: 3)
      .shadow(color: .black.opacity(0.2), radius: 4, x: 1, y: 2)
      .blur(radius: 2)
      .brightness(0.1)
      .contrast(1.2)
      .grayscale(0.5)
      .saturation(0)
      .hueRotation(.degrees(90))
      .colorInvert()
      .colorMultiply(.red)
      .luminanceToAlpha()
      .blendMode(.multiply)
      .compositingGroup()
      .drawingGroup(opaque: true)
      .visualEffect { content, proxy in
        content.offset(x: proxy.size.width / 2).opacity(0.5).blur(radius: 1).scaleEffect(2)
      }
      .scrollTransition { content, phase in
        content.opacity(phase.isIdentity ? 1 : 0.2).rotationEffect(.degrees(phase.value))
      }
      .scrollTransition(.animated.threshold(.visible(0.3)), axis: .vertical) { content, phase in
        content.scaleEffect(x: 1, y: phase == .identity ? 1 : 0.5)
      }
      .flipsForRightToLeftLayoutDirection(true)
      .invalidatableContent()
  }
}
// program: a canvas
import SwiftUI

struct Drawing: View {
  var body: some View {
    Canvas { context, size in
      let rect = CGRect(origin: .zero, size: size)
      context.fill(Path(ellipseIn: rect), with: .color(.red))
      context.stroke(Path(rect), with: .style(.blue), lineWidth: 2)
      context.stroke(Path(rect), with: .color(.black), style: StrokeStyle(lineWidth: 1))
      context.draw(Text("Middle"), at: CGPoint(x: size.width / 2, y: size.height / 2))
      context.draw(Image(systemName: "star"), in: rect)
      context.opacity = 0.5
      context.translateBy(x: 1, y: 2)
      context.rotate(by: .degrees(3))
      context.scaleBy(x: 1, y: 2)
      context.addFilter(.blur(radius: 2))
      context.addFilter(.shadow(radius: 3))
      context.clip(to: Path(rect))
      context.blendMode = .multiply
      context.drawLayer { layer in
        layer.fill(Path(rect), with: .linearGradient(Gradient(colors: [.red, .blue]), startPoint: .zero, endPoint: CGPoint(x: 1, y: 1)))
      }
      let text = context.resolve(Text("x"))
      _ = text.measure(in: size)
      context.draw(text, in: rect)
      var copy = context
      copy.transform = .identity
    }
    Canvas(opaque: true, colorMode: .linear, rendersAsynchronously: true) { context, size in
      if let symbol = context.resolveSymbol(id: 1) {
        context.draw(symbol, at: CGPoint(x: size.width, y: 0), anchor: .center)
      }
    } symbols: {
      Text("symbol").tag(1)
    }
  }
}
// program: an animated pair
import SwiftUI

struct Blob: Shape {
  var width: CGFloat
  var height: CGFloat

  var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width, height) }
    set {
      width = newValue.first
      height = newValue.second
    }
  }

  func path(in rect: CGRect) -> Path {
    Path(CGRect(x: 0, y: 0, width: width, height: height))
  }
}
// program: a chart of bars
import SwiftUI

struct Bar: View {
  let value: Double
  let maximum: Double
  var color: Color = .blue

  var body: some View {
    GeometryReader { proxy in
      RoundedRectangle(cornerRadius: 4)
        .fill(color.gradient)
        .frame(width: proxy.size.width * value / maximum)
    }
    .frame(height: 12)
  }
}

struct Chart: View {
  let values = [3.0, 5, 8]

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      ForEach(values, id: \.self) { value in
        Bar(value: value, maximum: values.max() ?? 1)
      }
      Bar(value: 1, maximum: 2, color: .orange)
    }
  }
}
// program: a shape chosen at run time
import SwiftUI

struct Chosen: View {
  let isRound: Bool

  var shape: some InsettableShape { RoundedRectangle(cornerRadius: isRound ? 20 : 2) }
  var erased: AnyShape { isRound ? AnyShape(Circle()) : AnyShape(Rectangle()) }

  var body: some View {
    Text("a").background(.red, in: shape)
    Text("b").clipShape(erased)
    shape.strokeBorder(.blue)
  }
}
