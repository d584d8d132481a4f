import Analysis

/// The views of a pair that are graded: the root, and each other view of the starter that no view of it
/// makes and the Correct side has too.
struct PairRoots {
  private let root: String
  /// Beside the root.
  let others: [String]
  /// Those that the Correct side lacks, or gives something else.
  let leftOut: [String]

  private static let mostRoots = 4

  /// - Parameter root: what is shown where nothing is said.
  init(_ starter: ParsedSource, _ answer: ParsedSource, root: String) {
    self.root = root
    let found = ComparisonRoots(Program(sources: [starter]), Program(sources: [answer]))
    let name = root.rootName
    let views = found.pairs.compactMap(\.0.root).filter { !$0.hasPrefix("#") && $0 != name }
    others = root == Self.preview ? [] : Array(views.prefix(Self.mostRoots - 1))
    leftOut = (found.leftOutViews + views.dropFirst(Self.mostRoots - 1)).filter { $0 != name }
  }

  private static let preview = "#Preview"

  /// What is compared; nil: the previews and all of them.
  var compared: [String?] { root == Self.preview ? [nil] : [root] + others }
}
