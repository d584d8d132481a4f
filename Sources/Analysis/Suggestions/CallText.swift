/// Writes the call of an extracted struct.
struct CallText {
  let layout: Layout
  private static let width = 100

  /// `HeaderView(title: title)`, on several lines where it would be too long.
  ///
  /// - Parameter column: where the call begins; nil: it is not broken.
  func call(_ name: String, _ arguments: [String], indentation: String, column: Int?) -> String {
    let flat = "\(name)(\(arguments.joined(separator: ", ")))"
    guard let column, column + flat.count > Self.width, !arguments.isEmpty else { return flat }
    let inner = indentation + layout.unit
    return "\(name)(" + layout.newline
      + arguments.map { inner + $0 }.joined(separator: "," + layout.newline) + layout.newline
      + indentation + ")"
  }
}
