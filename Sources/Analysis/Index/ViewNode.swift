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
  /// Costs more than a small view: many views, loading, drawing.
  var isExpensive = false
  /// Its stretch of the code around it.
  var site: Range<Int>

  /// View values in the subtree: views and modifiers.
  var size = 1
  /// View values in the subtree without custom views, which are compared on their own.
  var inlineSize = 1
  /// Views in the subtree, modifiers aside.
  var viewCount = 1
  /// What the subtree depends on.
  var dependencies: Set<String> = []

  /// Computes what follows from the children.
  mutating func sum(ownViews: Int = 1) {
    size = children.reduce(ownViews + modifiers) { $0 + $1.size }
    let ownInline = isCustom && children.isEmpty ? 0 : ownViews + modifiers
    // A picker's options are values of the picker.
    inlineSize = name == "Picker" ? ownInline : children.reduce(ownInline) { $0 + $1.inlineSize }
    viewCount = children.reduce(ownViews) { $0 + $1.viewCount }
    isExpensive = isExpensive || children.contains(where: \.isExpensive)
    dependencies = own.all
    for child in children where !child.dependencies.isEmpty {
      dependencies.formUnion(child.dependencies)
    }
  }

  mutating func add(_ inputs: MemberReads.Inputs) {
    own.formUnion(inputs)
    dependencies.formUnion(inputs.all)
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

/// A hash that is the same in every run of the program.
struct ShapeHash {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte) }
    add(UInt8(0xff))
  }

  mutating func add(_ number: UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) { add(UInt8(truncatingIfNeeded: number >> shift)) }
  }

  private mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
  }
}
