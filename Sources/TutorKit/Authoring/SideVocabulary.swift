import Analysis

/// The words of code that stand on one side of all pairs alone.
enum SideVocabulary {
  /// By the words in lower case: `observable`, `indices`.
  static func sides(of pairs: [LessonClaims.Counted]) -> [String: GuidelineExample.Kind] {
    let bad = words(of: pairs.map(\.pair.bad))
    let good = words(of: pairs.map(\.pair.good))
    var sides: [String: GuidelineExample.Kind] = [:]
    for word in bad.subtracting(good) { sides[word] = .incorrect }
    for word in good.subtracting(bad) { sides[word] = .correct }
    return sides
  }

  private static func words(of examples: [GuidelineExample]) -> Set<String> {
    let code = examples.flatMap { parse($0.program, file: "").words }
    let names = code.filter { $0.first?.isLetter == true && $0.count > 2 }.map { $0.lowercased() }
    return Set(names)
  }
}
