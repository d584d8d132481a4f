// swift-format-ignore-file: NeverForceUnwrap

import Foundation

/// What Swift makes of each expression.
package func standardResults2() -> [String] {
  var results: [String] = []
  do {
    let value = OptSet([.a, .b]).contains(.b)
    results.append("60: \(value)")
  }
  do {
    let value = OptSet.a.union(.b).rawValue
    results.append("61: \(value)")
  }
  do {
    let value = labeledTuple()
    results.append("62: \(value)")
  }
  do {
    let value = [3, 1, 2].sorted(by: >)
    results.append("63: \(value)")
  }
  do {
    let value = ["b", "a"].sorted { $0 < $1 }.joined(separator: "-")
    results.append("64: \(value)")
  }
  do {
    let value = [1, 2, 3, 4].filter { $0 > 2 }.reduce(0) { $0 + $1 }
    results.append("65: \(value)")
  }
  do {
    let value = [1, 2, 3].reduce(into: [Int: String]()) { $0[$1] = "\($1)" }.count
    results.append("66: \(value)")
  }
  do {
    let value = Array([1, 2, 3].reversed())
    results.append("67: \(value)")
  }
  do {
    let value = Array(1...5).dropFirst(2).map { $0 * 2 }
    results.append("68: \(value)")
  }
  do {
    let value = Array([5, 6, 7, 8].prefix(2)) + Array([5, 6, 7, 8].suffix(1))
    results.append("69: \(value)")
  }
  do {
    let value = [1, 2, 3].contains { $0 > 2 }
    results.append("70: \(value)")
  }
  do {
    let value = [1, 2, 3].allSatisfy { $0 > 0 }
    results.append("71: \(value)")
  }
  do {
    let value = [[1], [2, 3]].flatMap { $0 }
    results.append("72: \(value)")
  }
  do {
    let value = ["1", "x", "3"].compactMap { Int($0) }
    results.append("73: \(value)")
  }
  do {
    let value = ["1", "x", "3"].compactMap(Int.init)
    results.append("74: \(value)")
  }
  do {
    let value = Array(zip([1, 2, 3], ["a", "b"])).map { "\($0)\($1)" }
    results.append("75: \(value)")
  }
  do {
    let value = Array("hello".enumerated()).map { "\($0.offset)\($0.element)" }.joined()
    results.append("76: \(value)")
  }
  do {
    let value = [1, 2, 3, 4, 5].first { $0 > 2 }!
    results.append("77: \(value)")
  }
  do {
    let value = [1, 2, 3].firstIndex(of: 2)!
    results.append("78: \(value)")
  }
  do {
    let value = [1, 2, 3].last!
    results.append("79: \(value)")
  }
  do {
    let value = [1, 2, 2, 3].lastIndex(of: 2)!
    results.append("80: \(value)")
  }
  do {
    let value = (0..<10).filter { $0 % 3 == 0 }
    results.append("81: \(value)")
  }
  do {
    let value = stride(from: 0, through: 10, by: 5).map { $0 }
    results.append("82: \(value)")
  }
  do {
    let value = [3, 1, 2].min()!
    results.append("83: \(value)")
  }
  do {
    let value = ["a": 1, "b": 2].mapValues { $0 * 2 }["b"]!
    results.append("84: \(value)")
  }
  do {
    let value = ["a": 1, "b": 2].filter { $0.value > 1 }.keys.first!
    results.append("85: \(value)")
  }
  do {
    let value = Dictionary(grouping: [1, 2, 3, 4], by: { $0 % 2 })[1]!
    results.append("86: \(value)")
  }
  do {
    let value = Dictionary(uniqueKeysWithValues: [("a", 1), ("b", 2)])["b"]!
    results.append("87: \(value)")
  }
  do {
    let value = Dictionary([("a", 1), ("a", 2)], uniquingKeysWith: +)["a"]!
    results.append("88: \(value)")
  }
  do {
    let value = ["b": 2, "a": 1].sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" }
    results.append("89: \(value)")
  }
  do {
    let value = ["a": 1].merging(["b": 2]) { a, _ in a }.count
    results.append("90: \(value)")
  }
  do {
    let value = "Hello World".split(separator: " ").map(String.init)
    results.append("91: \(value)")
  }
  do {
    let value = "a,b,,c".split(separator: ",", omittingEmptySubsequences: false).count
    results.append("92: \(value)")
  }
  do {
    let value = "Hello".lowercased().hasPrefix("he")
    results.append("93: \(value)")
  }
  do {
    let value = "Hello".contains("ell")
    results.append("94: \(value)")
  }
  do {
    let value = "hello".capitalized
    results.append("95: \(value)")
  }
  do {
    let value = "  trim ".trimmingCharacters(in: .whitespaces)
    results.append("96: \(value)")
  }
  do {
    let value = "a-b-c".replacingOccurrences(of: "-", with: "+")
    results.append("97: \(value)")
  }
  do {
    let value = "a-b-c".components(separatedBy: "-")
    results.append("98: \(value)")
  }
  do {
    let value = String("hello".reversed())
    results.append("99: \(value)")
  }
  do {
    let value = "hello".count
    results.append("100: \(value)")
  }
  do {
    let value = "hello".isEmpty
    results.append("101: \(value)")
  }
  do {
    let value = "hello".first!
    results.append("102: \(value)")
  }
  do {
    let value = String("hello".prefix(2)) + "hello".suffix(2)
    results.append("103: \(value)")
  }
  do {
    let value = "hello".dropFirst().uppercased()
    results.append("104: \(value)")
  }
  do {
    let value = "abc" < "abd"
    results.append("105: \(value)")
  }
  do {
    let value = "x" + String(5) + String(2.5) + String(true)
    results.append("106: \(value)")
  }
  do {
    let value = "\(1.0) \(2.50) \(Float(1.5)) \(10 / 3) \(10 % 3) \(-7 / 2) \(-7 % 3)"
    results.append("107: \(value)")
  }
  do {
    let value = """
      multi "quoted" \(1 + 1)
        indented
      """
    results.append("108: \(value)")
  }
  do {
    let value = #"raw \(x) "q""#
    results.append("109: \(value)")
  }
  do {
    let value = "tab\tnl\\n\u{41}"
    results.append("110: \(value)")
  }
  do {
    let value = Int("42")! + (Int("x") ?? 0)
    results.append("111: \(value)")
  }
  do {
    let value = Double("2.5")! * 2
    results.append("112: \(value)")
  }
  do {
    let value = Int(3.9) + Int(-3.9)
    results.append("113: \(value)")
  }
  do {
    let value = Double(7) / 2
    results.append("114: \(value)")
  }
  do {
    let value = 7.0.rounded() + 2.5.rounded() + 2.4.rounded(.up) + 2.6.rounded(.down)
    results.append("115: \(value)")
  }
  do {
    let value = abs(-3) + max(1, 5, 2) + min(4, 3)
    results.append("116: \(value)")
  }
  do {
    let value = Int.max > 0
    results.append("117: \(value)")
  }
  do {
    let value = 5.isMultiple(of: 5)
    results.append("118: \(value)")
  }
  do {
    let value = (1...5).contains(5)
    results.append("119: \(value)")
  }
  return results
}
