import Analysis

/// A parent for a view that is shown alone: its inputs can change then.
struct TrialHost {
  static let name = "SuggestionTrialHost"
  let source: ParsedSource
  let steps: [ActionText]
  private let labels: [String: String]
  private static let values = ["String": "\"a\"", "Int": "1", "Double": "1.5", "Bool": "false"]
  private static let maximumFields = 8
  /// What names of values begin with that nothing is known of.
  static let unknown = "suggestionTrial_"

  /// nil: the root is no name of a view, or has no input that can be changed.
  ///
  /// - Parameter hasValues: whether inputs of simple types begin with a value; of others nothing is
  ///   known.
  init?(of root: String, in sources: [ParsedSource], hasValues: Bool) {
    let inputs = sources.lazy.map { viewInputs(of: root, in: $0) }.first { !$0.isEmpty } ?? []
    let changing = inputs.filter { input in
      !input.type.contains("->") && (!hasValues || Self.values[input.type] != nil)
    }
    guard !changing.isEmpty else { return nil }
    let states = changing.map { input in
      let value = hasValues ? Self.values[input.type] ?? "" : Self.value(of: input, changing: nil)
      return "  @State private var \(input.name): \(input.type) = \(value)\n"
    }
    let arguments = changing.map { "\($0.name): \($0.isBinding ? "$" : "")\($0.name)" }
    source = ParsedSource(
      text: "struct \(Self.name): View {\n\(states.joined())"
        + "  var body: some View { \(root)(\(arguments.joined(separator: ", "))) }\n}\n",
      file: "host")
    var steps: [(action: ActionText, label: String)] = []
    for input in changing {
      let path = "\(Self.name).\(input.name)"
      if hasValues || input.fields.isEmpty {
        steps.append((ActionText("change:" + path), input.name))
        continue
      }
      for field in input.fields.prefix(Self.maximumFields) {
        let value = Self.value(of: input, changing: field)
        steps.append((ActionText("set:\(path)=\(value)"), "\(input.name).\(field)"))
      }
    }
    self.steps = steps.map(\.action)
    labels = Dictionary(steps.map { ($0.action.text, "input:" + $0.label) }) { first, _ in first }
  }

  /// A value that nothing is known of; of a struct with one field unlike the others'.
  private static func value(of input: ViewInput, changing changed: String?) -> String {
    let base = unknown + input.name
    guard !input.fields.isEmpty else { return base }
    let fields = input.fields.map { "\($0): \(base)_\($0)\($0 == changed ? "_changed" : "")" }
    return "\(input.type)(\(fields.joined(separator: ", ")))"
  }

  /// `input:followerCount`, `input:product.title` for the step that changes it.
  func label(of action: String) -> String { labels[action] ?? action }
}
