import Analysis
import Simulation
package import TutorKit

extension Picture {
  /// A picture of runs that kept their drawing.
  ///
  /// - Parameter name: what it is of: a file, an exercise.
  package init(_ sides: [DrawnSide], of name: String) {
    title = PictureWords.title(name.visible)
    let trees = sides.map(PictureTree.init)
    self.sides = trees
    isSmall = trees.allSatisfy { $0.orders.allSatisfy { $0.count <= Self.smallTree } }
  }

  /// Trees of up to so many nodes are shown with what their views are made of.
  private static let smallTree = 60
}

extension PictureTree {
  /// Nodes that a picture holds at most: some 2,000 views with what they are made of.
  static let mostNodes = 20_000

  package init(_ side: DrawnSide) {
    role = side.role.rawValue
    title = side.role.title
    root = (side.parts.first?.run.root ?? "").visible
    sources = side.sources.map { source in
      Source(
        name: source.file.visible,
        lines: source.text.rowParts
          .map { String($0).visible })
    }
    for part in side.parts { add(part) }
  }

  private mutating func add(_ part: DrawnSide.Part) {
    let report = SimulationReport(part.run)
    var builder = TreeBuilder(files: sources.map(\.name), tree: self)
    for (step, name) in zip(part.steps, part.names) where step < report.steps.count {
      builder.add(step, of: part.run, as: report.steps[step], named: name)
    }
    self = builder.tree
    assumed += report.assumptions.map(\.line).map(\.visible).filter { !assumed.contains($0) }
    unchecked += report.unchecked.map(\.line).map(\.visible).filter { !unchecked.contains($0) }
  }
}

extension DrawnSide.Role {
  /// The role in words.
  var title: String {
    switch self {
    case .only: PictureWords.only()
    case .before: PictureWords.before()
    case .after: PictureWords.after()
    case .yours: PictureWords.yours()
    case .reference: PictureWords.reference()
    }
  }
}
