/// `.font(.title.bold())` on a text is `.font(.title).bold()`.
extension RenderTree {
  /// A font around a text without its variants, and these as modifiers of the text. nil: it is no font of a
  /// text, or has no variants.
  var fontOfText: (font: RenderTree, variants: [RenderTree])? {
    guard name == ".font", contents == 1, values.count == 1,
      values[0].utf8.last == UInt8(ascii: ")"), isAroundText,
      let (base, variants) = Self.split(values[0])
    else { return nil }
    var font = self
    font.values = [base]
    return (font, variants)
  }

  /// Whether a text is all that modifiers stand around, and none of them is about its font.
  var isAroundText: Bool {
    var tree = self
    while tree.contents == 1, let inner = tree.children.first {
      if tree.name != name || tree.values != values, Self.ofFonts.contains(tree.name) {
        return false
      }
      tree = inner
    }
    return tree.name == "Text" && tree.children.isEmpty
  }

  private static let ofFonts: Set<String> = [
    ".font", ".bold", ".italic", ".fontWeight", ".fontWidth", ".fontDesign", ".monospacedDigit",
  ]

  /// `.title.bold()` as `.title` and `.bold()`. nil: it is a font alone, or something else as well.
  private static func split(_ font: String) -> (base: String, variants: [RenderTree])? {
    var base = Substring(font)
    var variants: [RenderTree] = []
    while let (rest, variant) = lastVariant(of: base) {
      base = rest
      variants.insert(variant, at: 0)
    }
    if let (rest, weight) = weight(ofSystem: base) {
      base = rest
      variants.insert(weight, at: 0)
    }
    let isPlain =
      base.count > 1 && base.dropFirst().allSatisfy(\.isLetter) || base.hasPrefix(".system(")
    return base.hasPrefix(".") && isPlain && !variants.isEmpty ? (String(base), variants) : nil
  }

  /// `.system(size: 12, weight: .bold)` is `.system(size: 12)` and a weight. nil: it has none.
  private static func weight(ofSystem font: Substring) -> (Substring, RenderTree)? {
    guard font.hasPrefix(".system("), let part = font.firstRange(of: ", weight: .") else {
      return nil
    }
    let name = font[part.upperBound...].prefix(while: \.isLetter)
    let variant = RenderTree(name: ".fontWeight", values: ["." + name], children: [])
    return (font[..<part.lowerBound] + font[name.endIndex...], variant.inOneName)
  }

  private static func lastVariant(of font: Substring) -> (rest: Substring, variant: RenderTree)? {
    for name in [".bold", ".italic"] where font.hasSuffix(name + "()") {
      let variant = RenderTree(name: name, values: [], children: [])
      return (font.dropLast(name.count + 2), variant)
    }
    let weight = font.dropLast().reversed().prefix { $0 != "(" }.reversed()
    let rest = font.dropLast(weight.count + 1)
    guard font.hasSuffix(")"), rest.hasSuffix(".weight("), weight.first == "." else { return nil }
    let variant = RenderTree(name: ".fontWeight", values: [String(weight)], children: [])
    return (rest.dropLast(".weight(".count), variant.inOneName)
  }
}
