/// Random choices that are the same in every run: SplitMix64 (Steele, Lea and Flood 2014).
struct Dice {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  private mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  mutating func roll(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }

  /// Whether one chance in so many came true.
  mutating func oneIn(_ chances: Int) -> Bool { roll(1...chances) == 1 }

  /// - Parameter items: at least one.
  mutating func pick<Item>(_ items: [Item]) -> Item { items[roll(0...items.count - 1)] }

  /// Different items, in their order; all of them when there are fewer.
  mutating func pick<Item>(_ count: Int, of items: [Item]) -> [Item] {
    var left = count
    var result: [Item] = []
    for (index, item) in items.enumerated() where roll(1...(items.count - index)) <= left {
      result.append(item)
      left -= 1
    }
    return result
  }
}
