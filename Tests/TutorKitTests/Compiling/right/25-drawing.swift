// program: angles, points and affine transforms
import SwiftUI

func angles() -> [Angle] {
  var angle = Angle()
  angle += Angle(degrees: 30)
  angle -= Angle(radians: .pi / 6)
  return [angle * 2, angle + .zero, -angle, angle - .degrees(3), angle / 2, .radians(angle.radians)]
}

func transforms() -> [CGAffineTransform] {
  let turn = CGAffineTransform(rotationAngle: .pi / 2)
  let plain = CGAffineTransform(a: turn.a, b: turn.b, c: turn.c, d: turn.d, tx: 0, ty: turn.ty)
  let short = CGAffineTransform(1, 0, 0, 1, 0, 0)
  return [CGAffineTransform(), plain, short.isIdentity ? turn : turn.translatedBy(x: 1, y: 2)]
}

func moved(_ rect: CGRect, by transform: CGAffineTransform) -> CGRect {
  let size = rect.size.applying(transform)
  return CGRect(origin: rect.origin, size: size).applying(transform)
}

func vectors() -> CGFloat {
  let (none, exact) = (CGVector(), CGVector(dx: 1.5 as Double, dy: 2 as Double))
  let width: CGFloat = 3
  return none.dx + exact.dy + CGVector(dx: width, dy: width).dy + CGVector.zero.dy
}

func points() -> CGFloat {
  var point = UnitPoint()
  point.x = 0.5
  point.y = point.x
  return point.y
}

func insets(_ insets: EdgeInsets, _ radii: RectangleCornerRadii) -> CGFloat {
  insets.bottom + insets.leading + insets.trailing
    + radii.bottomLeading + radii.bottomTrailing + radii.topLeading + radii.topTrailing
}

// program: gradients of all kinds
import SwiftUI

struct Gradients: View {
  let colors = [Color.red, .blue]
  var gradient: Gradient { Gradient(colors: colors) }
  var stops: [Gradient.Stop] { [Gradient.Stop(color: .red, location: 0)] }
  var body: some View {
    ZStack {
      AngularGradient(colors: colors, center: .center, startAngle: .zero, endAngle: .degrees(90))
      AngularGradient(gradient: gradient, center: .center, angle: .degrees(20))
      AngularGradient(stops: stops, center: .center, angle: .zero)
      AngularGradient(stops: stops, center: .center, startAngle: .zero, endAngle: .degrees(90))
      EllipticalGradient(gradient: gradient, center: .top)
      EllipticalGradient(stops: stops, center: .center, startRadiusFraction: 0, endRadiusFraction: 1)
      RadialGradient(gradient: gradient, center: .center, startRadius: 0, endRadius: 20)
      RadialGradient(stops: stops, center: .center, startRadius: 0, endRadius: 20)
    }
    ZStack {
      Circle().fill(AnyGradient(gradient))
      Circle().fill(.angularGradient(gradient, center: .center, startAngle: .zero, endAngle: .degrees(9)))
      Circle().fill(.conicGradient(gradient, center: .center, angle: .zero))
      Circle().fill(.ellipticalGradient(gradient))
      Circle().fill(.linearGradient(stops: stops, startPoint: .top, endPoint: .bottom))
      Circle().fill(.radialGradient(gradient, center: .center, startRadius: 0, endRadius: 9))
      Circle().fill(.blendMode(.multiply))
      Circle().fill(.opacity(0.3))
      Circle().fill(.shadow(.inner(color: .black, radius: 2, x: 1, y: 1)))
      Circle().fill(Color.red.gradient.opacity(0.5).in(CGRect(x: 0, y: 0, width: 9, height: 9)))
    }
    ZStack {
      Circle().fill(TintShapeStyle().tertiary)
      Circle().fill(TintShapeStyle().quaternary)
      Circle().fill(TintShapeStyle().quinary)
      Circle().fill(.bar.materialActiveAppearance(.active))
      Circle().fill(ImagePaint(image: Image("paper"), sourceRect: .zero, scale: 2))
      Paper().body
    }
    Text("\(stops.map(\.location).count) \(stops.map(\.color).count)")
  }
}

struct Paper: View, ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle { Color.white }
}

func paint(_ paint: ImagePaint) -> (Image, CGFloat, CGRect) {
  (paint.image, paint.scale, paint.sourceRect)
}

// program: shapes that are moved, and their views
import SwiftUI

struct Moved: View {
  let radii = RectangleCornerRadii(topLeading: 4)
  var body: some View {
    Circle().offset(CGPoint(x: 3, y: 3)).fill(.red)
    Circle().scale(x: 0.5, y: 0.7).fill(.red)
    Circle().size(CGSize(width: 4, height: 4)).fill(.red)
    OffsetShape(shape: Circle(), offset: CGSize(width: 2, height: 2))
    RotatedShape(shape: Ellipse(), angle: .degrees(3))
    Text("Round").clipShape(.rect(cornerRadii: radii))
    Circle().fill(.red).stroke(.blue, style: StrokeStyle(lineWidth: 2))
    Circle().fill(.red).strokeBorder(.blue, lineWidth: 2)
    Circle().fill(.red).strokeBorder(.blue, style: StrokeStyle(lineWidth: 2))
    Circle().fill(.red).shape.stroke()
  }
  func sameStroke(_ style: StrokeStyle) -> StrokeStyle {
    StrokeStyle(
      lineWidth: style.lineWidth, lineCap: style.lineCap, lineJoin: style.lineJoin,
      miterLimit: style.miterLimit, dash: style.dash, dashPhase: style.dashPhase)
  }
  func sameFill(_ style: FillStyle) -> FillStyle {
    FillStyle(eoFill: style.isEOFilled, antialiased: style.isAntialiased)
  }
  func sameCorners(_ shape: RoundedRectangle) -> RoundedRectangle {
    RoundedRectangle(cornerSize: shape.cornerSize, style: shape.style)
  }
  func sameCapsule(_ shape: Capsule) -> Capsule { Capsule(style: shape.style) }
}

// program: paths are built, asked and combined
import SwiftUI

struct Paths {
  func built(_ rect: CGRect, outline: CGPath) -> Path {
    var path = Path(roundedRect: rect, cornerSize: CGSize(width: 3, height: 3))
    path.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 3, y: 4), radius: 2)
    path.addRects([rect, rect.insetBy(dx: 2, dy: 2)])
    path.addPath(Path(outline))
    if let point = path.currentPoint, path.contains(point), !path.isEmpty {
      path.addLine(to: CGPoint(x: path.boundingRect.midX, y: 0))
    }
    return Path(path.cgPath)
  }

  func combined(_ first: Path, _ second: Path) -> Path {
    first.union(second).subtracting(second.intersection(first))
  }

  func points(_ path: Path) -> [CGPoint] {
    var points: [CGPoint] = []
    path.forEach { (element: Path.Element) in
      switch element {
      case .move(let point), .line(let point): points.append(point)
      case .quadCurve(let point, let control): points += [point, control]
      case .curve(let point, let first, let second): points += [point, first, second]
      case .closeSubpath: break
      }
    }
    return points
  }
}

// program: a canvas draws with all that it has
import SwiftUI

struct Drawing: View {
  let gradient = Gradient(colors: [.red, .blue])
  var body: some View {
    Canvas { context, size in
      let rect = CGRect(origin: .zero, size: size)
      var image = context.resolve(Image("paper"))
      image.shading = .radialGradient(gradient, center: .zero, startRadius: 0, endRadius: 9)
      context.draw(image, at: CGPoint(x: image.baseline, y: image.size.height))
      context.draw(image, in: rect)
      context.draw(Image("paper"), at: .zero, anchor: .topLeading)
      var text = context.resolve(Text("Title"))
      text.shading = .color(context.environment.colorScheme == .dark ? .white : .black)
      context.draw(text, at: .zero)
      context.draw(Text("Title"), in: rect)
      context.concatenate(CGAffineTransform(scaleX: 2, y: 2))
      context.clip(to: Path(rect), options: .inverse)
      context.addFilter(.brightness(0.2))
      context.addFilter(.grayscale(0.2))
      context.addFilter(.saturation(0.2))
      if let symbol = context.resolveSymbol(id: 1), symbol.size.width > 0 {
        context.draw(symbol, in: rect)
      }
    } symbols: {
      Circle().tag(1)
    }
  }
}

// program: colours and their parts
import SwiftUI

func inverted(_ color: Color, _ environment: EnvironmentValues) -> Color {
  let parts = color.resolve(in: environment)
  return Color(
    Color.Resolved(
      colorSpace: .sRGB, red: 1 - parts.red, green: 1 - parts.green, blue: 1 - parts.blue,
      opacity: parts.opacity))
}
func exact() -> Color { Color(cgColor: CGColor(red: 1, green: 0, blue: 0, alpha: 1)) }

// program: fonts, texts and images
import SwiftUI

struct Texts: View {
  let title: String
  let picture: CGImage
  let number: NSNumber
  let notice: AttributedString
  let span: DateInterval
  let resource: LocalizedStringResource
  let later: ClosedRange<Date>
  let date: Date
  var body: some View {
    VStack {
      Text("A").font(.body.lowercaseSmallCaps().uppercaseSmallCaps().monospaced())
      Text("A").fontWidth(Font.Width(Font.Width.condensed.value + 0.1))
      Text("A").accessibilityLabel(title).italic(title.isEmpty).speechAlwaysIncludesPunctuation()
      Text("A").underline(true, pattern: .dash, color: .red)
      Text(Image("star")) + Text("A")
      Text(date, format: Date.FormatStyle().attributed)
      Text(date, formatter: DateFormatter())
    }
    VStack {
      Text("\(notice)")
      Text("\(span)")
      Text("\(resource)")
      Text("\(date, format: Date.FormatStyle().attributed)")
      Text("\(number, formatter: NumberFormatter())")
      Text("\(date, formatter: DateFormatter())")
      Text("\(timerInterval: later, pauseTime: nil, countsDown: false)")
      Image(picture, scale: 2, orientation: .left, label: Text(title))
      Image(decorative: picture, scale: 2)
      Image("speed", variableValue: 0.3)
    }
  }
  var line: Text.LineStyle { title.isEmpty ? .single : Text.LineStyle(pattern: .dot, color: .red) }
  var greeting: String { String(localized: "Hello, \(title)") }
}
