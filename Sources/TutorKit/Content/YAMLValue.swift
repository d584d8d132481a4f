import Yams

/// A YAML value of the kinds that content files hold.
///
/// Read from Yams' node tree: its constructor stops the program on keys that are no scalars, and
/// content files are anyone's.
indirect enum YAMLValue {
  case text(String)
  case list([YAMLValue])
  case mapping([String: YAMLValue])

  private static let maximumDepth = 20

  /// nil: the text is no YAML, or has anchors or too many levels.
  init?(_ text: String) {
    guard YAMLLimits.refusal(of: text) == nil, let node = Self.root(of: text),
      let value = YAMLValue(node, depth: 0)
    else {
      return nil
    }
    self = value
  }

  /// The node tree, with scalars as they are written: which of them are numbers or dates is asked by
  /// nobody, and takes longer to find out than the rest.
  private static func root(of text: String) -> Node? {
    try? Parser(yaml: text, resolver: .basic, constructor: .default, encoding: .utf8).singleRoot()
  }

  private init?(_ node: Node, depth: Int) {
    guard depth < Self.maximumDepth else { return nil }
    switch node {
    case .scalar(let scalar): self = .text(scalar.string)
    case .sequence(let sequence):
      self = .list(sequence.compactMap { YAMLValue($0, depth: depth + 1) })
    case .mapping(let mapping):
      var values: [String: YAMLValue] = [:]
      for (key, value) in mapping {
        if let name = key.string, let value = YAMLValue(value, depth: depth + 1) {
          values[name] = value
        }
      }
      self = .mapping(values)
    case .alias: return nil
    }
  }

  var text: String? {
    if case .text(let text) = self { return text }
    return nil
  }

  /// The texts of a list.
  var texts: [String]? {
    guard case .list(let values) = self else { return nil }
    return values.compactMap(\.text)
  }

  var entries: [String: YAMLValue]? {
    if case .mapping(let entries) = self { return entries }
    return nil
  }
}
