/// Types as text: what the source spells, taken apart as far as suggestions need.
enum SuggestedTypeText {
  /// `Int` of `[Int]`, `Set<Int>`, `Range<Int>`, `Binding<[Int]>`; nil: no known collection.
  static func element(_ type: String) -> String? {
    if let wrapped = argument(type, of: ["Binding"]) { return element(wrapped) }
    if type.hasPrefix("["), type.hasSuffix("]") {
      let inner = String(type.dropFirst().dropLast())
      let isDictionary = inner.contains(":") && !inner.hasPrefix("(")
      return isDictionary || inner.isEmpty ? nil : inner
    }
    if type == "String" { return "Character" }
    return argument(
      type,
      of: [
        "Array", "Set", "Range", "ClosedRange", "ArraySlice", "FetchedResults",
        "ReversedCollection",
      ])
  }

  /// The key and the value of `[String: [Int]]`; nil: it is no dictionary that is written so.
  static func dictionary(_ type: String) -> (key: String, value: String)? {
    guard type.hasPrefix("["), type.hasSuffix("]") else { return nil }
    var depth = 0
    for index in type.dropFirst().dropLast().indices {
      switch type[index] {
      case "(", "[", "<": depth += 1
      case ")", "]", ">": depth -= 1
      case ":" where depth == 0:
        let key = type[type.index(after: type.startIndex)..<index]
        let value = type[type.index(after: index)...].dropLast().drop { $0 == " " }
        return (String(key), String(value))
      default: break
      }
    }
    return nil
  }

  /// The generic argument of a type with one of the names.
  static func argument(_ type: String, of names: [String]) -> String? {
    guard type.hasSuffix(">"), let open = type.firstIndex(of: "<"),
      names.contains(String(type[..<open]))
    else { return nil }
    return String(type[type.index(after: open)...].dropLast())
  }

  /// `Int` of `Int?`; another type stays.
  static func unwrapped(_ type: String) -> String {
    if type.hasSuffix("?") { return String(type.dropLast()) }
    return argument(type, of: ["Optional"]) ?? type
  }

  static func optional(_ type: String) -> String { type.hasSuffix("?") ? type : type + "?" }

  /// The parts of a tuple type with their labels.
  static func parts(_ type: String) -> [(label: String?, type: String)] {
    guard type.hasPrefix("("), type.hasSuffix(")") else { return [] }
    var parts: [String] = []
    var current = ""
    var depth = 0
    for character in type.dropFirst().dropLast() {
      if "([<".contains(character) { depth += 1 }
      if ")]>".contains(character) { depth -= 1 }
      if character == ",", depth == 0 {
        parts.append(current)
        current = ""
      } else {
        current.append(character)
      }
    }
    parts.append(current)
    return parts.map { part in
      let sides = part.split(separator: ":", maxSplits: 1).map { $0.filter { $0 != " " } }
      return sides.count == 2 ? (sides[0], sides[1]) : (nil, sides.first ?? "")
    }
  }

  /// Whether the text is a collection with a count.
  static func isCollection(_ type: String) -> Bool { type != "String" && element(type) != nil }

  /// Names of types that a type's text mentions.
  static func names(in type: String) -> Set<String> {
    Set(type.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
  }
}
