// swift-format-ignore-file

import Foundation

/// What Swift makes of each function: the test interprets them too.
package let textsSamples: [(name: String, run: () -> String)] = [
  ("textUtf16", textUtf16),
  ("textUtf8arr", textUtf8arr),
  ("textScalars", textScalars),
  ("textCanonical", textCanonical),
  ("textViewEmpty", textViewEmpty),
  ("textUtf8sum", textUtf8sum),
  ("textStrIndex", textStrIndex),
  ("textStrPrefix", textStrPrefix),
  ("textStrSplit", textStrSplit),
  ("textStrSplitWhere", textStrSplitWhere),
  ("textStrTrim", textStrTrim),
  ("textStrTrimChars", textStrTrimChars),
  ("textStrReplace", textStrReplace),
  ("textStrCase", textStrCase),
  ("textStrCompare", textStrCompare),
  ("textStrInsert", textStrInsert),
  ("textStrRemove", textStrRemove),
  ("textStrRemoveAt", textStrRemoveAt),
  ("textStrReverse", textStrReverse),
  ("textStrMap", textStrMap),
  ("textStrFilter", textStrFilter),
  ("textStrCompact", textStrCompact),
  ("textStrReduce", textStrReduce),
  ("textStrMultiline", textStrMultiline),
  ("textStrMultilineInterpolated", textStrMultilineInterpolated),
  ("textStrDebug", textStrDebug),
  ("textStrDesc", textStrDesc),
  ("textCharText", textCharText),
  ("textCharAdd", textCharAdd),
  ("textCharProps", textCharProps),
  ("textStrPad", textStrPad),
  ("textStrRange", textStrRange),
  ("textStrRangeOptions", textStrRangeOptions),
  ("textStrReplaceRange", textStrReplaceRange),
  ("textStrFirstLast", textStrFirstLast),
  ("textStrIter", textStrIter),
  ("textStrZip", textStrZip),
  ("textStrIndices", textStrIndices),
  ("textStrStarts", textStrStarts),
  ("textStrJoinChars", textStrJoinChars),
  ("textSubstrEq", textSubstrEq),
  ("textStrNumber", textStrNumber),
  ("textStrInterpNested", textStrInterpNested),
  ("textStrSubscriptRange", textStrSubscriptRange),
  ("textStrLimit", textStrLimit),
  ("textStrCommon", textStrCommon),
  ("textAnyText", textAnyText),
  ("textTupleText", textTupleText),
  ("textEnumText", textEnumText),
  ("textRangeText", textRangeText),
  ("textDictText", textDictText),
  ("textBoolText", textBoolText),
  ("textNestedText", textNestedText),
]

func textUtf16() -> String { "\("😀".utf16.count) \("é".utf8.count) \("e\u{301}".count) \("e\u{301}".unicodeScalars.count) \("🇩🇪🇫🇷".count) \("👨‍👩‍👧".count)" }
func textUtf8arr() -> String { "\(Array("aé".utf8)) \(Array("a😀".utf16).count)" }
func textScalars() -> String { "\("ab".unicodeScalars.map { $0.value }) \("a".unicodeScalars.first!.value)" }
func textCanonical() -> String { "\("e\u{301}" == "\u{e9}") \(Set(["e\u{301}", "\u{e9}"]).count)" }
func textViewEmpty() -> String { "\("".utf8.isEmpty) \("x".utf16.isEmpty) \("abc".utf8.first!) \("abc".utf8.last!) \("abc".utf8.reversed().first!)" }
func textUtf8sum() -> String { "\("abc".utf8.reduce(0) { $0 + Int($1) }) \("héllo".utf8.filter { $0 < 128 }.count)" }
func textStrIndex() -> String { let s = "a😀c"; let i = s.index(after: s.startIndex); return "\(s[i]) \(s[s.index(before: s.endIndex)]) \(s.distance(from: s.startIndex, to: s.endIndex))" }
func textStrPrefix() -> String { "\("hello".prefix(2)) \("hello".suffix(3)) \("hello".dropFirst()) \("hello".dropLast(2)) \("hello".prefix { $0 != "l" }) \("hello".drop { $0 != "l" })" }
func textStrSplit() -> String { "\("a,,b".split(separator: ",")) \("a,,b".split(separator: ",", omittingEmptySubsequences: false)) \("a,b,c".split(separator: ",", maxSplits: 1)) \("a b".components(separatedBy: " "))" }
func textStrSplitWhere() -> String { "\("a1b2c".split { $0.isNumber }) \("a--b".components(separatedBy: "--")) \("".components(separatedBy: ",")) \("".split(separator: ","))" }
func textStrTrim() -> String { "[\("  a b \n".trimmingCharacters(in: .whitespaces))] [\("  a \n".trimmingCharacters(in: .whitespacesAndNewlines))]" }
func textStrTrimChars() -> String { "xxaxx".trimmingCharacters(in: CharacterSet(charactersIn: "x")) + "..a.".trimmingCharacters(in: .punctuationCharacters) }
func textStrReplace() -> String { "a-b-c".replacingOccurrences(of: "-", with: "+") + "aaa".replacing("aa", with: "b") }
func textStrCase() -> String { "\("straße".uppercased()) \("ÀB".lowercased()) \("hello world".capitalized)" }
func textStrCompare() -> String { "\("a" < "B") \("abc" < "abd") \("" < "a") \("10" < "9") \("a".compare("b") == .orderedAscending)" }
func textStrInsert() -> String { var s = "ac"; s.insert("b", at: s.index(after: s.startIndex)); s.append("d"); s.append(contentsOf: "ef"); s += "g"; return s }
func textStrRemove() -> String { var s = "hello"; let c = s.removeFirst(); let d = s.removeLast(); s.removeAll { $0 == "l" }; return "\(c)\(d)\(s)" }
func textStrRemoveAt() -> String { var s = "hello"; let c = s.remove(at: s.index(s.startIndex, offsetBy: 1)); s.removeFirst(2); return "\(c)\(s)" }
func textStrReverse() -> String { String("abc".reversed()) + "\("abc".sorted(by: >))" + String("cab".sorted()) }
func textStrMap() -> String { "\("abc".map { $0 }) \("abc".map { $0.uppercased() }) \(String("abc".map { Character($0.uppercased()) }))" }
func textStrFilter() -> String { "a1b2".filter(\.isNumber) + "a1b2".filter { $0.isLetter } }
func textStrCompact() -> String { "\("1a2".compactMap { Int(String($0)) }) \("1a2".compactMap(\.wholeNumberValue))" }
func textStrReduce() -> String { "\("abc".reduce("") { String($1) + $0 }) \("aab".reduce(into: [:]) { $0[$1, default: 0] += 1 }.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })" }
func textStrMultiline() -> String { let s = """
  a
    b\
  c
  """; return "\(s.count) \(s)" }
func textStrMultilineInterpolated() -> String { let n = 3; let s = """
  tab\there "quoted" \(n)
    back\\slash and \u{e9}
  \(n + 1)\tjoined \
  line
  """; return "\(s.count) \(s)" }
func textStrDebug() -> String { "a\"b\n".debugDescription + "\(["a\"b"])" + String(reflecting: "x") }
func textStrDesc() -> String { String(describing: "x") + String(describing: ["x"]) + "\(["k": "v"])" + String(describing: ("a", 1)) }
func textCharText() -> String { let c: Character = "x"; return "\(c) \([c]) \(c == "x") \("x" == String(c))" }
func textCharAdd() -> String { let c: Character = "x"; return String(c) + "y" + String(repeating: c, count: 2) + String(repeating: "ab", count: 2) }
func textCharProps() -> String { "\(Character("5").isNumber) \(Character("5").wholeNumberValue!) \(Character("A").isUppercase) \(Character(" ").isWhitespace) \(Character("!").isPunctuation) \(Character("\n").isNewline) \(Character("f").hexDigitValue!)" }
func textStrPad() -> String { "7".padding(toLength: 3, withPad: "0", startingAt: 0) + String(format: "%03d|%.2f|%5.1f|%@|%x", 7, 2.345, 3.14159, "s", 255) }
func textStrRange() -> String { let s = "hello world"; if let r = s.range(of: "lo w") { return "\(s[r]) \(s[..<r.lowerBound]) \(s[r.upperBound...])" }; return "-" }
func textStrRangeOptions() -> String { let s = "Hello World"; return "\(s.range(of: "LO", options: .caseInsensitive) != nil) \(s.range(of: "LO") == nil) \(s.range(of: "w", options: [.caseInsensitive]).map { String(s[$0]) } ?? "-") \("".range(of: "a") == nil) \(s.localizedStandardContains("WORLD"))" }
func textStrReplaceRange() -> String { var s = "hello"; s.replaceSubrange(s.startIndex...s.index(after: s.startIndex), with: "J"); return s }
func textStrFirstLast() -> String { "\("abc".first!) \("abc".last!) \("".first as Any) \("abc".min()!) \("abc".max()!) \("abc".randomElement() != nil)" }
func textStrIter() -> String { var r = ""; for (i, c) in "ab".enumerated() { r += "\(i)\(c)" }; for c in "xy" where c != "x" { r.append(c) }; return r }
func textStrZip() -> String { zip("abc", "abd").map { $0 == $1 ? "=" : "!" }.joined() }
func textStrIndices() -> String { let s = "abc"; return s.indices.map { String(s[$0]) }.joined(separator: "-") + "\(s.firstIndex(of: "z") == nil)" }
func textStrStarts() -> String { "\("abc".starts(with: "ab")) \("abc".elementsEqual("abc")) \("a".isEmpty) \("abc".allSatisfy(\.isLetter)) \("abc".lexicographicallyPrecedes("abd"))" }
func textStrJoinChars() -> String { let j: String = ["a", "b"].joined(); return String(["a", "b"] as [Character]) + j }
func textSubstrEq() -> String { let s = "hello"; let p = s.prefix(2); return "\(p == "he") \(String(p).count) \(type(of: p)) \(p + "y")" }
func textStrNumber() -> String { "\(String(3.0)) \(String(true)) \(String(5)) \(Bool("true") as Any) \(Bool("yes") as Any) \(3.description)" }
func textStrInterpNested() -> String { let a = [1, 2]; return "x\(a.map { "<\($0)>" }.joined(separator: "\(a.count)"))y" }
func textStrSubscriptRange() -> String { let s = "abcdef"; let a = s.index(s.startIndex, offsetBy: 1), b = s.index(a, offsetBy: 2); return "\(s[a..<b]) \(s[a...b]) \(s[...a]) \(s[b...])" }
func textStrLimit() -> String { let s = "abc"; return "\(s.index(s.startIndex, offsetBy: 9, limitedBy: s.endIndex) == nil)" }
func textStrCommon() -> String { "abc".commonPrefix(with: "abd") + "\("Abc".caseInsensitiveCompare("aBC") == .orderedSame)" + "\("abc".localizedStandardContains("B"))" }
func textAnyText() -> String { let x: Any = 3; let y: Any = "s"; let z: [Any] = [1, "a", 2.5]; return "\(x) \(y) \(z)" }
func textTupleText() -> String { let t = (a: 1, b: "x"); return "\(t) \((1, "y"))" }
func textEnumText() -> String { enum E { case a, b(Int), c(x: String, y: Int) }; return "\(E.a) \(E.b(2)) \(E.c(x: "q", y: 1))" }
func textRangeText() -> String { "\(1..<3) \(1...3) \((1...3).count) \((0..<0).isEmpty) \(1.5...2)" }
func textDictText() -> String { "\([1: "a"]) \([:] as [String: Int]) \(Set([1])) \([] as [Int])" }
func textBoolText() -> String { "\(true && !false) \([true]) \(Bool.random() || true)" }
func textNestedText() -> String { "\([[1], []]) \([(1, "a")]) \([Optional(1)])" }
