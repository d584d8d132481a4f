import TutorKit

/// The trees of a picture for Graphviz: one graph a step, in it one cluster a program.
package struct DOTGraph {
  private let picture: Picture
  private let steps: [Int]

  /// - Parameter step: the one step that is drawn; nil: all.
  package init(_ picture: Picture, step: Int?) {
    self.picture = picture
    steps = step.map { [$0] } ?? Array(0..<picture.stepCount)
  }

  package var text: String { steps.map(graph).joined(separator: "\n") }

  private func graph(_ number: Int) -> String {
    var lines = [
      "digraph step\(number) {",
      "  graph [rankdir=LR, labelloc=t, fontname=\"Helvetica\", label=\(quoted(picture.title))];",
      "  node [shape=box, style=\"rounded,filled\", fontname=\"Helvetica\", fillcolor=\"#f2f2f2\", "
        + "color=\"#767676\", fontcolor=\"#595959\"];",
      "  edge [color=\"#767676\", arrowhead=none, fontname=\"Helvetica\"];",
    ]
    for (index, side) in picture.sides.enumerated() where number < side.steps.count {
      lines += cluster(side, side.steps[number], "s\(index)")
    }
    return lines.joined(separator: "\n") + "\n}\n"
  }

  private func cluster(_ tree: PictureTree, _ step: PictureTree.Step, _ id: String) -> [String] {
    let label = "\(tree.title): \(step.action)\n\(step.counts)"
    let rows = PictureRows(tree, step: step, isOpen: picture.isSmall).rows
    var lines = ["  subgraph cluster_\(id) {", "    label=\(quoted(label));"]
    if !step.writes.isEmpty {
      let writes = step.writes.map(\.text).joined(separator: "\n")
      lines.append(
        "    \(id)_write [shape=cds, fillcolor=\"#ffffff\", color=\"#b00040\", "
          + "fontcolor=\"#b00040\", label=\(quoted(writes))];")
    }
    for (index, row) in rows.enumerated() {
      lines.append("    \(id)_\(index) [\(attributes(row, tree))];")
      if let parent = row.parent { lines.append("    \(id)_\(parent) -> \(id)_\(index);") }
    }
    return lines + arrows(rows, step, id) + ["  }"]
  }

  private func attributes(_ row: PictureRows.Row, _ tree: PictureTree) -> String {
    let node = tree.nodes[row.node]
    var label = node.label(row.state)
    if row.count > 1 { label = PictureWords.group(row.count, node.name) }
    let words = row.state?.words ?? ""
    if !words.isEmpty { label += "\n" + words }
    let look =
      (row.state?.ran ?? 0) > 0
      ? ", fillcolor=\"#ffd966\", color=\"#000000\", fontcolor=\"#000000\", penwidth=2"
      : (row.state?.built ?? 0) > 0 ? ", fillcolor=\"#fff2cc\", fontcolor=\"#000000\"" : ""
    return "label=\(quoted(label))" + look
  }

  private func arrows(
    _ rows: [PictureRows.Row], _ step: PictureTree.Step, _ id: String
  ) -> [String] {
    let index = Dictionary(rows.enumerated().map { ($1.node, $0) }) { first, _ in first }
    return step.arrows.filter { !$0.label.isEmpty }.compactMap { arrow in
      guard let to = index[arrow.to] else { return nil }
      let start =
        arrow.from.map { index[$0].map(String.init) } ?? (step.writes.isEmpty ? nil : "write")
      guard let start else { return nil }
      return "    \(id)_\(start) -> \(id)_\(to) [color=\"#b00040\", fontcolor=\"#b00040\", "
        + "penwidth=2, arrowhead=normal, constraint=false, label=\(quoted(arrow.label))];"
    }
  }

  /// A string of DOT. Backslashes begin escapes of its own there.
  private func quoted(_ text: String) -> String {
    let escaped = text.flatMap { character -> String in
      switch character {
      case "\\": "\\\\"
      case "\"": "\\\""
      case "\n": "\\n"
      default: String(character)
      }
    }
    return "\"" + String(escaped) + "\""
  }
}
