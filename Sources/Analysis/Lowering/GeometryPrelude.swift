/// Points, sizes and rectangles of CoreGraphics, and insets of SwiftUI, which hold numbers and
/// compare by them.
enum GeometryPrelude {
  /// Each with its code. Rectangles are taken to have sizes that are not negative.
  static let types: [(name: String, code: String)] = [
    ("CGPoint", pair("CGPoint", "x", "y")),
    ("CGSize", pair("CGSize", "width", "height")),
    ("CGVector", pair("CGVector", "dx", "dy")),
    ("CGRect", rectangle),
    ("EdgeInsets", insets),
  ]

  /// A structure of two numbers.
  private static func pair(_ name: String, _ first: String, _ second: String) -> String {
    """
    struct \(name): Equatable, Hashable, Codable, Sendable, CustomStringConvertible {
      var \(first): CGFloat
      var \(second): CGFloat

      static var zero: \(name) { \(name)(\(first): 0, \(second): 0) }

      init() {
        \(first) = 0
        \(second) = 0
      }

      init(\(first): CGFloat, \(second): CGFloat) {
        self.\(first) = \(first)
        self.\(second) = \(second)
      }

      var description: String { "(\\(\(first)), \\(\(second)))" }
    }
    """
  }

  private static let insets = """
    struct EdgeInsets: Equatable, Sendable {
      var top: CGFloat
      var leading: CGFloat
      var bottom: CGFloat
      var trailing: CGFloat

      init() {
        top = 0
        leading = 0
        bottom = 0
        trailing = 0
      }

      init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
      }
    }
    """

  private static let rectangle = """
    struct CGRect: Equatable, Hashable, Codable, Sendable, CustomStringConvertible {
      var origin: CGPoint
      var size: CGSize

      static var zero: CGRect { CGRect(x: 0, y: 0, width: 0, height: 0) }

      init() {
        origin = CGPoint(x: 0, y: 0)
        size = CGSize(width: 0, height: 0)
      }

      init(origin: CGPoint, size: CGSize) {
        self.origin = origin
        self.size = size
      }

      init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
        origin = CGPoint(x: x, y: y)
        size = CGSize(width: width, height: height)
      }

      var width: CGFloat { size.width }
      var height: CGFloat { size.height }
      var minX: CGFloat { origin.x }
      var minY: CGFloat { origin.y }
      var midX: CGFloat { origin.x + size.width / 2 }
      var midY: CGFloat { origin.y + size.height / 2 }
      var maxX: CGFloat { origin.x + size.width }
      var maxY: CGFloat { origin.y + size.height }
      var isEmpty: Bool { size.width == 0 || size.height == 0 }
      var description: String {
        "(\\(origin.x), \\(origin.y), \\(size.width), \\(size.height))"
      }

      func contains(_ point: CGPoint) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
      }

      func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
        CGRect(x: origin.x + dx, y: origin.y + dy, width: size.width, height: size.height)
      }

      func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
        CGRect(
          x: origin.x + dx, y: origin.y + dy, width: size.width - 2 * dx, height: size.height - 2 * dy)
      }

      func union(_ other: CGRect) -> CGRect {
        let left = min(minX, other.minX)
        let top = min(minY, other.minY)
        return CGRect(
          x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
      }
    }
    """
}
