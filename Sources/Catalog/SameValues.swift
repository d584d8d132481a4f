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
}
