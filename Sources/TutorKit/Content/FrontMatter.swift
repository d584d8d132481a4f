/// The head of a guideline document, between two `---` lines.
package struct FrontMatter: Hashable, Sendable {
  package var title: String
  /// What documents of assistants have in place of a title; empty: they have none.
  package var name = ""
  package var description = ""
  package var impact: String
  package var impactDescription: String
  /// The line of `impactDescription`; nil: there is none.
  package var impactLine: Int?
  /// The line of `title`; nil: there is none.
  package var titleLine: Int?
  package var tags: [String]
  package var id: String?
  package var order: Int?
  package var rules: [String]
  /// Things that were read line by line because YAML would have cut or refused them.
  package var notes: [ContentNote]
  /// What is left out or taken for nothing: a key that stands twice, an `order` that is no number.
  package var faults: [ContentNote] = []
}

/// A remark about a line of a content file.
package struct ContentNote: Hashable, Sendable {
  package var line: Int
  package var text: String
}

extension FrontMatter {
  /// Reads the lines between the fences; `firstLine` is the number of the first of them.
  ///
  /// YAML cuts a plain value at ` #` and refuses `: ` in one, and titles hold both. Such a value
  /// is taken as the rest of its line.
  static func parse(_ lines: [String], firstLine: Int) -> FrontMatter {
    var values: [String: String] = [:]
    var lists: [String: [String]] = [:]
    var notes: [ContentNote] = []
    // Asked for only where a value is not plain.
    var known: [String: YAMLValue]?
    var faults: [ContentNote] = []
    var seen: Set<String> = []
    var (impactLine, titleLine): (Int?, Int?)
    for (offset, line) in lines.enumerated() {
      guard let (key, raw) = keyAndValue(line) else { continue }
      let isNothing = key != "title" && ["~", "null", "Null", "NULL"].contains(raw)
      if isNothing, seen.insert(key).inserted { continue }
      let fault = seen.insert(key).inserted ? fault(key, raw) : ContentWords.frontKeyTwice(key)
      if key == "impactDescription" { impactLine = firstLine + offset }
      if key == "title" { titleLine = firstLine + offset }
      if let fault { faults.append(ContentNote(line: firstLine + offset, text: fault)) }
      let isPlain =
        !(raw.hasPrefix("\"") || raw.hasPrefix("'") || raw.hasPrefix("[")
        || raw.hasPrefix("|") || raw.hasPrefix(">") || raw.isEmpty)
      if isPlain {
        values[key] = ([raw] + continuation(of: lines[(offset + 1)...])).joined(separator: " ")
        if raw.contains(": ") {
          notes.append(
            ContentNote(line: firstLine + offset, text: ContentWords.quoteColon(key)))
        } else if raw.contains(" #") {
          notes.append(
            ContentNote(line: firstLine + offset, text: ContentWords.quoteComment(key)))
        }
        continue
      }
      let loaded = known ?? yaml(lines)
      known = loaded
      if let list = loaded[key]?.texts {
        lists[key] = list
      } else if let value = loaded[key]?.text {
        values[key] = value.split(whereSeparator: \.isNewline).joined(separator: " ").trimmed
      } else {
        values[key] = raw.trimmingQuotes
      }
    }
    return FrontMatter(
      title: values["title"] ?? "", name: values["name"] ?? "",
      description: values["description"] ?? "",
      impact: (values["impact"] ?? "").filter { !"[]".contains($0) },
      impactDescription: values["impactDescription"] ?? "", impactLine: impactLine,
      titleLine: titleLine,
      tags: lists["tags"] ?? split(values["tags"]), id: values["id"],
      order: values["order"].flatMap(Int.init), rules: lists["rules"] ?? split(values["rules"]),
      notes: notes, faults: faults)
  }

  private static let impacts: Set<String> = ["critical", "high", "medium", "low"]

  /// What is wrong with a value that this program reads; nil: nothing.
  private static func fault(_ key: String, _ value: String) -> String? {
    let plain = value.trimmingQuotes
    switch key {
    case "order": return Int(plain) == nil ? ContentWords.orderIsNoNumber(plain) : nil
    case "impact":
      let words = plain.lowercased().split { !$0.isLetter }.map(String.init)
      return words.allSatisfy(impacts.contains) ? nil : ContentWords.unknownImpact(plain)
    default: return nil
    }
  }

  private static func yaml(_ lines: [String]) -> [String: YAMLValue] {
    if let all = YAMLValue(lines.joined(separator: "\n"))?.entries { return all }
    var result: [String: YAMLValue] = [:]
    for line in lines {
      if let one = YAMLValue(line)?.entries {
        result.merge(one) { old, _ in old }
      }
    }
    return result
  }

  /// What a plain value goes on with: the lines below that are further in.
  private static func continuation(of lines: ArraySlice<String>) -> [String] {
    lines.prefix { $0.first == " " || $0.first == "\t" }.map(\.trimmed).filter { !$0.isEmpty }
  }

  static func keyAndValue(_ line: String) -> (String, String)? {
    guard let first = line.first, first.isLetter || first == "\"" || first == "'" else {
      return nil
    }
    // A key may stand in quotes, and a colon in them.
    let start = first.isLetter ? line.startIndex : line.dropFirst().firstIndex(of: first)
    guard let start, let colon = line[start...].firstIndex(of: ":") else { return nil }
    let key = String(line[..<colon]).trimmed.trimmingQuotes
    return (key, String(line[line.index(after: colon)...]).trimmed)
  }

  private static func split(_ text: String?) -> [String] {
    (text ?? "").split(separator: ",").map { String($0).trimmed }.filter { !$0.isEmpty }
  }
}

extension String {
  /// Without one pair of quotation marks around it.
  var trimmingQuotes: String {
    guard count >= 2, let first, first == "\"" || first == "'", last == first else { return self }
    return String(dropFirst().dropLast())
  }
}
