import Simulation

/// A step as a person writes it: `tap:Label`, `set:path=value`, `change:\.colorScheme`, or a registered
/// name.
package struct ActionText: Hashable, Sendable {
  package enum Verb: String, CaseIterable, Sendable {
    case tap, toggle, type, select, set, append, remove, appear, call, change, perform, present,
      answer

    /// Whether a person does it with what is on the screen.
    var isOnScreen: Bool {
      switch self {
      case .tap, .toggle, .type, .select, .appear, .perform, .present, .answer: true
      case .set, .append, .remove, .call, .change: false
      }
    }
  }

  /// The text as written: what reports show.
  package var text: String
  /// nil: the name of a step that the program registers.
  package var verb: Verb?
  /// A label, view or path.
  package var target: String
  /// The Swift expression of a value, where the verb takes one.
  package var value: String?

  /// Reads a step. Never fails: what has no known verb is a registered name.
  package init(_ text: String) {
    self.text = text
    let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
    guard parts.count == 2, let verb = Verb(rawValue: parts[0].trimmed) else {
      target = text
      return
    }
    self.verb = verb
    switch verb {
    case .type, .select, .set, .append, .remove:
      let sides = parts[1].split(separator: "=", maxSplits: 1).map(String.init)
      target = (sides.first ?? "").trimmed
      value = sides.count == 2 ? sides[1].trimmed : ""
    case .tap, .toggle, .appear, .call, .change, .perform, .present, .answer:
      target = parts[1].trimmed
    }
  }

  /// The Swift expression to lower for this step. Text typed into a field needs no quotes.
  var expression: String? {
    switch verb {
    case .type:
      guard let value else { return nil }
      return value.hasPrefix("\"") ? value : "\"\(value.swiftEscaped)\""
    case .select, .set, .append: return value
    default: return nil
    }
  }

  /// The key of SwiftUI's environment that the step is about: `change:\.colorScheme`. nil: none.
  package var environmentKey: String? {
    guard verb == .change || verb == .set, target.hasPrefix("\\.") else { return nil }
    return String(target.dropFirst(2))
  }

  /// The action, given the lowered value.
  func action(value function: FunctionID?) -> Action? {
    guard let verb else { return .registered(text) }
    if let key = environmentKey {
      return verb == .change
        ? .changeEnvironment(key) : function.map { .setEnvironment(key, $0) }
    }
    switch verb {
    case .tap: return .tap(target)
    case .toggle: return .toggle(target)
    case .appear: return .appear(target)
    case .call: return .call(target)
    case .change: return .change(target)
    case .perform: return .perform(target)
    case .answer: return .answer(target)
    case .present: return .present(target)
    case .remove: return Int(value ?? "").map { .remove(target, $0) }
    case .type: return function.map { .type(target, $0) }
    case .select: return function.map { .select(target, $0) }
    case .set: return function.map { .set(target, $0) }
    case .append: return function.map { .append(target, $0) }
    }
  }
}

extension String {
  /// Without blanks at either end.
  var trimmed: String {
    var rest = Substring(self)
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }

  /// As the inside of a Swift string literal.
  fileprivate var swiftEscaped: String {
    reduce(into: "") { result, character in
      if character == "\"" || character == "\\" { result.append("\\") }
      result.append(character)
    }
  }

  /// A text as a step has it: in quotes where it begins or ends with a blank, which is no part of it without them.
  var asTyped: String {
    first?.isWhitespace == true || last?.isWhitespace == true ? "\"\(swiftEscaped)\"" : self
  }
}
