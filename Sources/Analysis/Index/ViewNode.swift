import Catalog
import Words

/// A view value that a body builds, with the view values inside it.
struct ViewNode {
  /// `VStack`, `ProfileHeader`.
  var name: String
  /// Modifiers applied to it.
  var modifiers = 0
  var children: [ViewNode] = []
  /// What its own arguments, modifiers and conditions depend on (children aside).
  var own = MemberReads.Inputs()
  var position: SourcePosition
  var endLine: Int
  var file: String
  /// Equal for subtrees that differ in values only.
  var shape: UInt64 = 0
  /// Content of a ForEach or List row.
  var isRow = false
  /// Stands in a computed property or method that the body uses.
  var isInMember = false
  /// A view of the program, or one that is not SwiftUI's.
  var isCustom = false
  /// The call of a view that is not SwiftUI's, without content of its own: a view already.
  var isPlainCall = false
  /// Content of a sheet, an alert, a menu: it is built when it is presented.
  var isPresented = false
  /// The branch of a condition that it stands in, of the outermost one between it and its parent.
  var branch: Branch?
  /// Properties whose every change replaces it: `if isLoading { … }`.
  var replacedBy: Set<String> = []
  /// Costs more than a small view: many views, loading, drawing.
  var isExpensive = false
  /// A `ForEach` whose rows stay when the body runs and its data is equal.
  var keepsRows = false
  /// Its stretch of the code around it.
  var site: Range<Int>

  /// View values in the subtree: views and modifiers.
  var size = 1
  /// View values in the subtree without custom views, which are compared on their own.
  var inlineSize = 1
  /// View values of the subtree in rows that stay while what it depends on is equal.
  var kept = 0
  /// View values in the subtree that are built again with the body.
  var rebuilt: Int { size - kept }
  /// Views in the subtree, modifiers aside.
  var viewCount = 1
  /// Views in the subtree without those that are presented.
  var shownCount = 1
  /// What the subtree depends on: properties of the view, and of its observable models.
  var dependencies: Set<String> = []

  /// Whether it is large enough to be worth a view of its own: more than one view in a container.
  var isSection: Bool {
    !isPlainCall && (shownCount > 2 || shownCount == 2 && isExpensive)
  }

  /// Computes what follows from the children.
  mutating func sum(ownViews: Int = 1) {
    size = ownViews + modifiers
    inlineSize = isCustom && children.isEmpty ? 0 : ownViews + modifiers
    kept = 0
    viewCount = ownViews
    shownCount = ownViews
    // A picker's options are values of the picker.
    let isPicker = name == "Picker"
    for place in children.indices {
      viewCount += children[place].viewCount
      isExpensive = isExpensive || children[place].isExpensive
      guard !children[place].isPresented else { continue }
      size += children[place].size
      kept += keepsRows ? children[place].size : children[place].kept
      if !isPicker { inlineSize += children[place].inlineSize }
      shownCount += children[place].shownCount
    }
    sumDependencies()
  }

  private mutating func sumDependencies() {
    dependencies = own.paths.isEmpty ? own.all : own.all.union(own.paths)
    for child in children where !child.dependencies.isEmpty {
      if dependencies.isEmpty {
        dependencies = child.dependencies
      } else {
        dependencies.formUnion(child.dependencies)
      }
    }
  }

  /// What a helper reads of its parameters depends on the arguments of the call.
  mutating func replaceParameters(by arguments: MemberReads.Inputs) {
    for place in children.indices { children[place].replaceParameters(by: arguments) }
    if own.readsParameters {
      own.readsParameters = false
      own.formUnion(arguments)
    }
    sumDependencies()
  }

  mutating func add(_ inputs: MemberReads.Inputs) {
    guard !inputs.isEmpty || inputs.readsParameters else { return }
    own.formUnion(inputs)
    dependencies.formUnion(inputs.all)
    dependencies.formUnion(inputs.paths)
  }

  /// One of the alternatives of an `if` with its `else if`s, or of a `switch`.
  struct Branch: Hashable {
    /// Where the condition stands.
    var condition: Int
    /// Which of its alternatives it is.
    var number: Int
  }

  /// The place in words, seen from a file: `line 12`, `Sections.swift:12`.
  func place(from other: String) -> String {
    guard file != other else { return PlaceWords.line(position.line) }
    return "\(file.split(separator: "/").last ?? ""):\(position.line)"
  }

  /// The view with its place, seen from a file: `Text (line 12)`, `Text (Sections.swift:12)`.
  func nameAndPlace(from other: String) -> String {
    guard file != other else { return PlaceWords.viewAtLine(name, position.line) }
    return "\(name) (\(place(from: other)))"
  }

  /// The most view values that one run builds of nodes: of the branches of a condition it takes one.
  /// - Parameter countsRows: whether what stands in a row counts too, once.
  static func mostBuilt(_ nodes: [ViewNode], countsRows: Bool = true) -> Int {
    var result = 0
    var branches: [Int: [Int: Int]] = [:]
    for node in nodes where !node.isPresented {
      if let branch = node.branch {
        branches[branch.condition, default: [:]][branch.number, default: 0] += node.mostBuilt(
          countsRows)
      } else {
        result += node.mostBuilt(countsRows)
      }
    }
    return result + branches.values.reduce(0) { $0 + ($1.values.max() ?? 0) }
  }

  private func mostBuilt(_ countsRows: Bool) -> Int {
    let inner = children.reduce(0) { $0 + ($1.isPresented ? 0 : $1.size) }
    // A view of the program's own is no view value of SwiftUI's.
    let own = max(0, size - inner - (isCustom ? 1 : 0))
    if !countsRows, children.contains(where: \.isRow) { return own }
    return own + Self.mostBuilt(children, countsRows: countsRows)
  }

  /// All nodes of trees, parents first; what is presented is left out with all that it holds.
  static func shown(_ nodes: [ViewNode]) -> [ViewNode] {
    var result: [ViewNode] = []
    var pending = Array(nodes.reversed())
    while let node = pending.popLast() {
      guard !node.isPresented else { continue }
      result.append(node)
      pending += node.children.reversed()
    }
    return result
  }

  /// All nodes of trees, parents first.
  static func all(_ nodes: [ViewNode]) -> [ViewNode] {
    var result: [ViewNode] = []
    var pending = Array(nodes.reversed())
    while let node = pending.popLast() {
      result.append(node)
      pending += node.children.reversed()
    }
    return result
  }
}
