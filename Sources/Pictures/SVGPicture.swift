import TutorKit

/// A picture for documents: the steps below each other, in each the programs side by side. It takes no
/// script, font or file of others.
package struct SVGPicture {
  private let picture: Picture
  private let steps: [Int]

  /// - Parameter step: the one step that is drawn; nil: all.
  package init(_ picture: Picture, step: Int?) {
    self.picture = picture
    steps = step.map { [$0] } ?? Array(0..<picture.stepCount)
  }

  /// The first steps, as many as there is room for; one at least.
  ///
  /// - Parameter tallest: the height that there is, in pixels.
  package init(_ picture: Picture, tallest: Int) {
    self.picture = picture
    var count = picture.stepCount
    while count > 1, SVGPicture(picture, first: count).size.height > tallest { count -= 1 }
    steps = Array(0..<count)
  }

  private init(_ picture: Picture, first count: Int) {
    self.picture = picture
    steps = Array(0..<count)
  }

  package var text: String { drawn.text }

  /// In pixels.
  package var size: (width: Int, height: Int) { (drawn.width, drawn.height) }

  private var drawn: (text: String, width: Int, height: Int) {
    var canvas = SVGCanvas()
    var top = 16
    canvas.text(picture.title, at: (16, top + 14), style: "title")
    top += 36
    var width = 400
    for step in steps {
      let size = draw(step, at: top, on: &canvas)
      top += size.height + 24
      width = max(width, size.width)
    }
    let text = canvas.document(width: width + 16, height: top, title: picture.title)
    return (text, width + 16, top)
  }

  /// What a step built at most: all areas are drawn in its scale.
  private var largest: Int { picture.sides.flatMap(\.steps).map(\.rebuilt).max() ?? 0 }

  /// A step with all programs; what room it took.
  private func draw(
    _ number: Int, at top: Int, on canvas: inout SVGCanvas
  ) -> (width: Int, height: Int) {
    var left = 16
    var height = 0
    for side in picture.sides {
      guard number < side.steps.count else { continue }
      let drawing = SVGStep(
        side, side.steps[number], of: picture, largest: largest)
      drawing.draw(at: (left, top), on: &canvas)
      left += drawing.width + 32
      height = max(height, drawing.height)
    }
    return (left, height)
  }
}

/// One program in one step.
struct SVGStep {
  private let tree: PictureTree
  private let step: PictureTree.Step
  private let rows: PictureRows
  private let heads: [String]
  private let labels: [Int: String]
  private let largest: Int
  /// Rows are so high, and each level is so far to the right.
  private let rowHeight = 28
  private let indent = 22
  private let gutter = 14

  /// - Parameter largest: the most view values that any step of the picture built.
  init(_ tree: PictureTree, _ step: PictureTree.Step, of picture: Picture, largest: Int) {
    (self.tree, self.step, self.largest) = (tree, step, largest)
    let isAlone = picture.sides.count == 1
    let named = step.arrows.filter { !$0.label.isEmpty }
    labels = Dictionary(named.map { ($0.to, $0.label) }) { first, _ in first }
    rows = PictureRows(tree, step: step, isOpen: picture.isSmall)
    heads =
      [isAlone ? step.action : "\(tree.title): \(step.action)", step.counts]
      + step.writes.map { PictureWords.wrote($0.text) }
      + (step.problem.map { [PictureWords.notCarriedOut($0)] } ?? [])
      + step.gone.prefix(3).map { PictureWords.gone($0) }
      + step.unchecked.prefix(3).map { PictureWords.uncheckedStep($0) }
      + (rows.isCut ? [PictureWords.tooLarge(PictureRows.mostRows)] : [])
  }

  var width: Int {
    let widest = rows.rows.map { row in
      x(row.depth) + boxWidth(row) + 8 + SVGCanvas.width(of: pill(row) + note(row))
    }
    return max(320, (heads.map(SVGCanvas.width) + widest).max() ?? 0)
  }

  var height: Int { heads.count * 18 + areaHeight + rows.rows.count * rowHeight }

  private var areaHeight: Int { 22 }

  func draw(at origin: (x: Int, y: Int), on canvas: inout SVGCanvas) {
    var y = origin.y
    for (index, head) in heads.enumerated() {
      canvas.text(head, at: (origin.x, y + 13), style: index == 0 ? "head" : "line")
      y += 18
    }
    area(at: (origin.x, y), on: &canvas)
    y += areaHeight
    edges(at: (origin.x, y), on: &canvas)
    for (index, row) in rows.rows.enumerated() {
      box(row, at: (origin.x, y + index * rowHeight), on: &canvas)
    }
    arrows(at: (origin.x, y), on: &canvas)
  }

  /// Rebuilt as an area, and in it what was needed.
  private func area(at place: (x: Int, y: Int), on canvas: inout SVGCanvas) {
    func length(_ count: Int) -> Int {
      count == 0 ? 0 : largest <= 37 ? count * 8 : max(1, count * 300 / max(1, largest))
    }
    guard step.rebuilt > 0 else { return }
    canvas.rectangle((place.x, place.y + 2, length(step.rebuilt), 12), style: "built")
    if step.needed > 0 {
      canvas.rectangle((place.x, place.y + 2, length(step.needed), 12), style: "needed")
    }
  }

  private func x(_ depth: Int) -> Int { gutter + depth * indent }

  private func label(_ row: PictureRows.Row) -> String {
    let node = tree.nodes[row.node]
    return row.count > 1 ? PictureWords.group(row.count, node.name) : node.label(row.state)
  }

  private func note(_ row: PictureRows.Row) -> String {
    var parts = [row.state?.words ?? ""].filter { !$0.isEmpty }
    if row.hidden > 0 { parts.append(PictureWords.insideHidden(row.hidden)) }
    return parts.joined(separator: " · ")
  }

  /// The property that it ran for.
  private func pill(_ row: PictureRows.Row) -> String {
    labels[row.node].map { "← \($0)  " } ?? ""
  }

  private func boxWidth(_ row: PictureRows.Row) -> Int { SVGCanvas.width(of: label(row)) + 16 }

  private func box(
    _ row: PictureRows.Row, at place: (x: Int, y: Int), on canvas: inout SVGCanvas
  ) {
    let ran = (row.state?.ran ?? 0) > 0
    let style = ran ? "ran" : (row.state?.built ?? 0) > 0 ? "touched" : "still"
    let left = place.x + x(row.depth)
    canvas.rectangle((left, place.y + 2, boxWidth(row), rowHeight - 6), style: style, radius: 5)
    canvas.text(label(row), at: (left + 8, place.y + 17), style: style == "still" ? "dim" : "name")
    let behind = left + boxWidth(row) + 8
    canvas.text(pill(row), at: (behind, place.y + 17), style: "why")
    canvas.text(
      note(row), at: (behind + SVGCanvas.width(of: pill(row)), place.y + 17),
      style: ran ? "line" : "dim")
  }

  private func middle(_ index: Int, _ top: Int) -> Int { top + index * rowHeight + 13 }

  private func edges(at place: (x: Int, y: Int), on canvas: inout SVGCanvas) {
    for (index, row) in rows.rows.enumerated() {
      guard let parent = row.parent else { continue }
      let left = place.x + x(row.depth) - indent + 10
      let from = middle(parent, place.y) + 11
      canvas.path("M\(left) \(from)V\(middle(index, place.y))H\(left + 12)", style: "edge")
    }
  }

  /// From the step down the gutter, or from the body above.
  private func arrows(at place: (x: Int, y: Int), on canvas: inout SVGCanvas) {
    let index = Dictionary(rows.rows.enumerated().map { ($1.node, $0) }) { first, _ in first }
    for arrow in step.arrows where !arrow.label.isEmpty {
      guard let to = index[arrow.to] else { continue }
      let target = place.x + x(rows.rows[to].depth)
      let from = arrow.from.flatMap { index[$0] }
      let start =
        from.map { (place.x + x(rows.rows[$0].depth) + 10, middle($0, place.y) + 11) }
        ?? (place.x + 4, place.y - 6)
      let y = middle(to, place.y)
      canvas.path("M\(start.0) \(start.1)V\(y)H\(target - 2)", style: "cause")
    }
  }
}
