/// What is drawn: one or several programs that take the same steps. Values only; how it looks is
/// decided by ``HTMLPage``, ``SVGPicture`` and ``DOTGraph``.
package struct Picture: Codable, Hashable, Sendable {
  /// The version of this form.
  package var format = 1
  package var title: String
  /// One, or several beside each other.
  package var sides: [PictureTree]
  /// Whether all trees at first show what their views are made of: none of them is large.
  package var isSmall: Bool

  /// How many steps the longest side has, the first display among them.
  package var stepCount: Int { sides.map(\.steps.count).max() ?? 0 }
}

/// A program's view tree through all steps.
package struct PictureTree: Codable, Hashable, Sendable {
  /// `before`, `after`, `yours`, `reference`, or `only` where there is one program.
  package var role: String
  /// The role in words.
  package var title: String
  /// The root expression.
  package var root: String
  /// All nodes of all steps; a node's id is its position.
  package var nodes: [Node] = []
  /// Whether there were more nodes than a picture takes.
  package var isCut = false
  /// Orders of nodes on screen, parents first; steps that show the same nodes share one.
  package var orders: [[Int]] = []
  package var steps: [Step] = []
  package var sources: [Source] = []
  /// What was taken for granted, and what could not be modelled.
  package var assumed: [String] = []
  package var unchecked: [String] = []

  /// A view with a body, or a primitive with its modifiers.
  package struct Node: Codable, Hashable, Sendable {
    package enum Kind: String, Codable, Sendable { case view, primitive }
    package var kind: Kind
    package var name: String
    /// The node above; nil: the root.
    package var parent: Int?
    /// The row of a list that it begins.
    package var row: String?
    /// What it showed at first.
    package var text: String?
    /// `.font .bold`, the innermost first.
    package var modifiers: String?
  }

  /// A file, with its lines.
  package struct Source: Codable, Hashable, Sendable {
    package var name: String
    package var lines: [String]
  }
}

extension PictureTree {
  /// What a step did. The counts are those of the simulation's report.
  package struct Step: Codable, Hashable, Sendable {
    /// The step as it was given.
    package var action: String
    package var bodies: Int
    package var rebuilt: Int
    package var needed: Int
    package var writes: [Write] = []
    /// Why it could not be carried out.
    package var problem: String?
    package var unchecked: [String] = []
    /// The position in ``PictureTree/orders``.
    package var order: Int
    /// Nodes that ran, were built or show another text than at first, by id. All others are as they
    /// were.
    package var states: [State] = []
    package var arrows: [Arrow] = []
    /// Views that ran and are not on screen any more.
    package var gone: [String] = []
    /// The lines that ran, from 1, for each of ``PictureTree/sources``.
    package var lines: [[Int]] = []
  }

  /// A write of a step.
  package struct Write: Codable, Hashable, Sendable {
    /// `OrderView._count: 1 → 2`
    package var text: String
    /// Where it was written: a position in ``PictureTree/sources`` and a line from 1.
    package var source: Int?
    package var line: Int?
  }

  /// What a step did to a node.
  package struct State: Codable, Hashable, Sendable {
    package var node: Int
    /// How often the view's body ran.
    package var ran = 0
    /// View values that were built: by the view's body, or of a primitive with its modifiers.
    package var built = 0
    /// Of these, how many show something new.
    package var needed = 0
    /// The way from the run back to the write, in sentences; of a view that did not run, the reason.
    package var why: [String] = []
    /// What it shows; nil: as at first.
    package var text: String?
  }

  /// A cause: from a write, or from the body that handed something over, to the body that ran for it.
  package struct Arrow: Codable, Hashable, Sendable {
    /// nil: the step itself.
    package var from: Int?
    package var to: Int
    /// The property or input; empty: the view is new.
    package var label: String
  }
}
