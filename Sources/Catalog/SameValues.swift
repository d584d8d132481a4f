/// Values of SwiftUI that have two spellings.
package enum SameValues {
  /// The styles that static members of `Material` are.
  package static let materials: [String: String] = [
    "ultraThin": ".ultraThinMaterial", "thin": ".thinMaterial", "regular": ".regularMaterial",
    "thick": ".thickMaterial", "ultraThick": ".ultraThickMaterial", "bar": ".bar",
  ]

  /// The constant that an alignment of two directions is. nil: there is none.
  ///
  /// - Parameters:
  ///   - horizontal: as a render tree has it: `.leading`.
  ///   - vertical: `.top`.
  package static func alignment(_ horizontal: String, _ vertical: String) -> String? {
    guard let side = sides[horizontal] else { return nil }
    switch (side, vertical) {
    case ("", ".center"): return ".center"
    case (_, ".center"): return horizontal
    case ("", ".top"), ("", ".bottom"): return vertical
    case (_, ".top"), (_, ".bottom"): return vertical + side
    case (_, ".firstTextBaseline"): return horizontal + "FirstTextBaseline"
    case (_, ".lastTextBaseline"): return horizontal + "LastTextBaseline"
    default: return nil
    }
  }

  private static let sides = [".leading": "Leading", ".center": "", ".trailing": "Trailing"]

  // MARK: Calls that make one value

  /// One spelling for a call that makes a value of the libraries: `.degrees(180)` for `.radians(.pi)`, `.top` for
  /// `UnitPoint(x: 0.5, y: 0)`, `.seconds(1)` for `.milliseconds(1000)`. nil: there is none.
  ///
  /// - Parameters:
  ///   - name: of the function or the type, without a dot.
  ///   - values: the arguments as a render tree has them, without their labels.
  package static func made(by name: String, labels: [String?], _ values: [String]) -> String? {
    switch (name, labels) {
    case ("degrees", [nil]), ("Angle", ["degrees"]): angle(degrees: Double(values[0]))
    case ("radians", [nil]), ("Angle", ["radians"]): angle(degrees: degrees(ofRadians: values[0]))
    case ("UnitPoint", ["x", "y"]): points[values.joined(separator: " ")].map { "." + $0 }
    case ("seconds", [nil]), ("milliseconds", [nil]), ("microseconds", [nil]),
      ("nanoseconds", [nil]):
      duration(values[0], units[name] ?? 1)
    case ("init", ["top", "leading", "bottom", "trailing"]):
      "EdgeInsets(" + zip(labels, values).map { "\($0.0 ?? ""): \($0.1)" }.joined(separator: ", ")
        + ")"
    default: nil
    }
  }

  /// The sum or difference of two angles, or of two durations, as ``made(by:labels:_:)`` spells them. nil: they are
  /// none.
  package static func sum(_ left: String, _ right: String, isDifference: Bool) -> String? {
    for unit in [".degrees(", ".seconds("] where left.hasPrefix(unit) || right.hasPrefix(unit) {
      func number(_ text: String) -> Double? {
        if text == ".zero" { return 0 }
        return text.hasPrefix(unit) ? Double(text.dropFirst(unit.count).dropLast()) : nil
      }
      guard let first = number(left), let second = number(right) else { return nil }
      let sum = isDifference ? first - second : first + second
      return unit == ".degrees(" ? angle(degrees: sum) : duration(String(sum), 1)
    }
    return nil
  }

  /// The duration of `Task.sleep(nanoseconds: 1_000_000)` as that of `Task.sleep(for:)`. nil: it is no number.
  package static func duration(nanoseconds value: String) -> String? { duration(value, 1e-9) }

  /// The paints that static functions of `ShapeStyle` make, as the types that they are.
  package static let paints = [
    "linearGradient": "LinearGradient", "radialGradient": "RadialGradient",
    "ellipticalGradient": "EllipticalGradient", "angularGradient": "AngularGradient",
  ]

  private static let units = ["milliseconds": 1e-3, "microseconds": 1e-6, "nanoseconds": 1e-9]

  private static func duration(_ value: String, _ unit: Double) -> String? {
    guard let number = Double(value), number.isFinite else { return nil }
    return ".seconds(" + plain(number * unit) + ")"
  }

  private static func angle(degrees: Double?) -> String? {
    guard let degrees, degrees.isFinite else { return nil }
    return degrees == 0 ? ".zero" : ".degrees(" + plain(degrees) + ")"
  }

  /// Of `.pi`, a number of times or a part of it, or a number. nil: it is another expression.
  private static func degrees(ofRadians text: String) -> Double? {
    let parts = text.split(separator: " ")
    let numbers = parts.map { $0 == ".pi" ? Double.pi : $0 == "-.pi" ? -Double.pi : Double($0) }
    let radians: Double? =
      switch (numbers.count, parts.dropFirst().first) {
      case (1, _): numbers[0]
      case (3, "*"): numbers[0].flatMap { first in numbers[2].map { first * $0 } }
      case (3, "/"): numbers[0].flatMap { first in numbers[2].map { first / $0 } }
      default: nil
      }
    return radians.map { ($0 * 180 / .pi * 1e9).rounded() / 1e9 }
  }

  /// `8` for `8.0`, to a billionth.
  private static func plain(_ number: Double) -> String {
    let rounded = (number * 1e9).rounded() / 1e9
    return Int(exactly: rounded).map(String.init) ?? String(describing: rounded)
  }

  /// Source: the declarations of `UnitPoint` in the folder of interfaces, and Apple's documentation of them.
  private static let points = [
    "0 0": "topLeading", "0.5 0": "top", "1 0": "topTrailing",
    "0 0.5": "leading", "0.5 0.5": "center", "1 0.5": "trailing",
    "0 1": "bottomLeading", "0.5 1": "bottom", "1 1": "bottomTrailing",
  ]
}
