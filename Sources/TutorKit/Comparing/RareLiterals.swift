import Simulation

/// What one of two texts alone mentions, or compares in another way than the other does: `age > 5` where
/// the other has `age >= 5`.
struct RareLiterals {
  var integers: Set<Int>
  var floatings: Set<Double>
  var texts: Set<String> = []

  init(_ before: MinedValues, _ after: MinedValues) {
    integers = before.integers.symmetricDifference(after.integers)
    floatings = before.floatings.symmetricDifference(after.floatings)
    for comparison in before.comparisons.symmetricDifference(after.comparisons) {
      switch comparison.literal {
      case .integer(let number):
        integers.insert(number)
        floatings.insert(Double(number))
      case .floating(let number): floatings.insert(number)
      case .string(let text): texts.insert(text)
      case .boolean, .nilLiteral: break
      }
    }
  }
}
