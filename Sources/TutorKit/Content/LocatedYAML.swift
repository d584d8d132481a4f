import Yams

/// A YAML value that knows its line, for files whose mistakes are reported.
///
/// Read from Yams' node tree, as ``YAMLValue`` is, and for the same reason.
struct LocatedYAML {
  indirect enum Content {
    case text(String)
    case list([LocatedYAML])
    /// Keys in the order of the file.
    case mapping([Entry])
    /// An alias, or more levels than are read.
    case other
  }

  struct Entry {
    var key: String
    /// The key's line, from 1.
    var line: Int
    var value: LocatedYAML
  }

  struct Problem: Error {
    var line: Int
    var reason: String
  }

  /// From 1.
  var line: Int
  var content: Content

  private static let maximumDepth = 10

  /// nil: the text holds no value.
  static func parse(_ text: String) -> Result<LocatedYAML?, Problem> {
    if let refusal = YAMLLimits.refusal(of: text) { return .failure(refusal) }
    do {
      return .success(try Yams.compose(yaml: text).map { LocatedYAML($0, depth: 0) })
    } catch {
      return .failure(problem(error))
    }
  }

  private init(_ node: Node, depth: Int) {
    line = node.mark?.line ?? 1
    guard depth < Self.maximumDepth else {
      content = .other
      return
    }
    switch node {
    case .scalar(let scalar): content = .text(scalar.string)
    case .sequence(let sequence):
      content = .list(sequence.map { LocatedYAML($0, depth: depth + 1) })
    case .mapping(let mapping):
      content = .mapping(
        mapping.map { key, value in
          Entry(
            key: key.string ?? "", line: key.mark?.line ?? 1,
            value: LocatedYAML(value, depth: depth + 1))
        })
    case .alias: content = .other
    }
  }

  private static func problem(_ error: any Error) -> Problem {
    switch error as? YamlError {
    case .scanner(_, let problem, let mark, _)?, .parser(_, let problem, let mark, _)?,
      .composer(_, let problem, let mark, _)?:
      Problem(line: mark.line, reason: problem)
    case .duplicatedKeysInMapping(let duplicates, let context)?:
      Problem(
        line: context.mark.line,
        reason: ContentWords.keyTwice(duplicates.joined(separator: ", ")))
    default: Problem(line: 1, reason: ContentWords.unreadableYAML())
    }
  }
}
