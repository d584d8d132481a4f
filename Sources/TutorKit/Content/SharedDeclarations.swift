/// Types that a document declares once, in a block that is on no side: `First, a model for all examples`. An
/// example that uses one of them has its block.
struct SharedDeclarations {
  private struct Block {
    var fence: GuidelineExample.Fence
    var types: Set<String>
    var words: Set<Substring>
  }

  private let blocks: [Block]

  /// - Parameter fences: blocks that belong to no side.
  init(_ fences: [GuidelineExample.Fence]) {
    let found = fences.filter(\.isSwift).map { fence in
      Block(
        fence: fence, types: Set(CodeParts.types(in: fence.text)), words: Self.words(fence.text))
    }
    let counts = found.flatMap(\.types).reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
    blocks = found.filter { block in
      !block.types.isEmpty && block.types.allSatisfy { counts[$0] == 1 }
        && !block.fence.text.contains(": View")
    }
  }

  /// The example with the blocks that declare what it uses and does not declare itself.
  func completing(_ example: GuidelineExample) -> GuidelineExample {
    guard !blocks.isEmpty, !example.swift.isEmpty else { return example }
    var declared = Set(CodeParts.types(in: example.swift))
    var words = Self.words(example.swift)
    var used: [Block] = []
    while let next = blocks.first(where: { block in
      !used.contains { $0.fence == block.fence } && block.types.isDisjoint(with: declared)
        && block.types.contains { words.contains(Substring($0)) }
    }) {
      used.append(next)
      declared.formUnion(next.types)
      words.formUnion(next.words)
    }
    var whole = example
    whole.code = (used.map(\.fence) + example.code).sorted { $0.line < $1.line }
    return whole
  }

  private static func words(_ text: String) -> Set<Substring> {
    Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
  }
}
