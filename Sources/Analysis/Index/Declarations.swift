import SwiftSyntax

/// A type of the program: its declaration and its extensions.
struct IndexedType {
  /// With the names of the types around it: `Shop.Shelf`.
  var name: String
  /// `outside`: only extensions of it are declared.
  var kind: DeclaredGroup.Kind
  var source: ParsedSource
  /// The keyword of its declaration: `struct`.
  var range: SourceRange
  /// `private`, `public`, …; nil: none is written.
  var access: String?
  /// Declared inside another type.
  var isNested: Bool
  var attributes: [String]
  var inherits: [String]
  var properties: [ViewProperty] = []
  var members: [ViewMember] = []
  /// Stored static properties.
  var statics: [ViewProperty] = []
  /// Files with extensions of it.
  var extensionFiles: Set<String> = []

  /// Whether a macro writes its `==`.
  var isMadeEquatable: Bool { attributes.contains("Equatable") }

  /// Whether its `==` is written.
  var hasOwnEquality: Bool { members.contains { $0.isStatic && $0.name == "==" } }

  /// The last part of the name.
  var simpleName: String { DeclaredGroup.lastName(of: name) }
}

/// A stored property of a type. An object, since lists of properties are filtered and sorted again and
/// again.
final class ViewProperty {
  let name: String
  /// `State`, `Binding`, …; nil: none.
  let wrapper: String?
  let isLet: Bool
  /// As written; nil: it follows from the initial value.
  let type: String?
  /// From `var` or `let` to the end.
  let range: SourceRange
  let isPrivate: Bool
  /// Whether only the type writes it: `private`, or `private(set)`.
  let isSetPrivately: Bool
  let initialValue: ExprSyntax?
  /// Whether it is left out of the comparison that a macro writes.
  let isLeftOutOfEquality: Bool
  let source: ParsedSource

  init(
    name: String, wrapper: String?, isLet: Bool, type: String?, range: SourceRange,
    isPrivate: Bool = false, isSetPrivately: Bool = false, initialValue: ExprSyntax?,
    isLeftOutOfEquality: Bool = false, source: ParsedSource
  ) {
    self.name = name
    self.wrapper = wrapper
    self.isLet = isLet
    self.type = type
    self.range = range
    self.isPrivate = isPrivate
    self.isSetPrivately = isSetPrivately || isPrivate
    self.initialValue = initialValue
    self.isLeftOutOfEquality = isLeftOutOfEquality
    self.source = source
  }

  /// Whether it is a source of change that a view owns or observes.
  var isMutableSource: Bool {
    switch wrapper {
    case "State"?, "Binding"?, "StateObject"?, "ObservedObject"?, "EnvironmentObject"?,
      "AppStorage"?, "SceneStorage"?, "GestureState"?, "FocusState"?:
      true
    default: false
    }
  }

  /// Whether it observes an ObservableObject: every emission runs the body.
  var isObservedObject: Bool {
    switch wrapper {
    case "StateObject"?, "ObservedObject"?, "EnvironmentObject"?: true
    default: false
    }
  }

  /// The same with another type.
  func typed(_ type: String) -> ViewProperty {
    ViewProperty(
      name: name, wrapper: wrapper, isLet: isLet, type: type, range: range, isPrivate: isPrivate,
      isSetPrivately: isSetPrivately, initialValue: initialValue,
      isLeftOutOfEquality: isLeftOutOfEquality, source: source)
  }

  /// The written type, or the type whose initializer gives the initial value.
  var typeName: String? {
    if let type { return type }
    guard let call = initialValue?.as(FunctionCallExprSyntax.self) else { return nil }
    let name = call.calledExpression.writtenText
    return name.isCapitalized ? name : nil
  }
}

/// A computed property, method or initializer of a type, or a function of the file. An object, since
/// it stands in several lists.
final class ViewMember {
  let name: String
  let isFunction: Bool
  let isStatic: Bool
  /// The declared result type as written; nil: none.
  let type: String?
  let isViewBuilder: Bool
  /// Where the declaration begins, at its keyword.
  let range: SourceRange
  /// The statements of the getter or the function.
  let code: CodeBlockItemListSyntax
  /// Code beside `code` that belongs to it: setters and observers.
  let otherCode: [CodeBlockItemListSyntax]
  private(set) var parameters: [Parameter]
  let isMutating: Bool
  let isPrivate: Bool
  let source: ParsedSource
  /// Declared in an extension of the view.
  let isInExtension: Bool
  /// What the code mentions: set once, when all types are known.
  var facts = CodeFacts()

  init(
    name: String, isFunction: Bool, isStatic: Bool = false, type: String?, isViewBuilder: Bool,
    range: SourceRange, code: CodeBlockItemListSyntax,
    otherCode: [CodeBlockItemListSyntax] = [], parameters: [Parameter] = [],
    isMutating: Bool = false, isPrivate: Bool = false, source: ParsedSource, isInExtension: Bool
  ) {
    self.name = name
    self.isFunction = isFunction
    self.isStatic = isStatic
    self.type = type
    self.isViewBuilder = isViewBuilder
    self.range = range
    self.code = code
    self.otherCode = otherCode
    self.parameters = parameters
    self.isMutating = isMutating
    self.isPrivate = isPrivate
    self.source = source
    self.isInExtension = isInExtension
  }

  /// Initializers have this name.
  static let initializer = "init"

  /// Subscripts have this name.
  static let subscripting = "subscript"

  /// Writes out the types of parameters that are names for function types.
  func expand(_ aliases: FunctionAliases) {
    for place in parameters.indices {
      parameters[place].type = aliases.expanded(parameters[place].type)
    }
  }

  struct Parameter {
    /// nil: `_`
    var label: String?
    var name: String
    var type: String
    var isViewBuilder: Bool
  }
}

/// Names of types as they are written.
enum TypeText {
  /// Types whose values are one value, with no parts to choose from.
  static let singleValues: Set<String> = [
    "Int", "String", "Bool", "Double", "CGFloat", "Float", "Character", "Substring", "Date", "UUID",
    "URL", "Decimal", "TimeInterval",
  ]

  private static let separators = Array(" .<?!(".utf8)

  /// The name without module, generic arguments, optionality, parentheses and `any`:
  /// `SwiftUI.Binding<Int>?` is `Binding`.
  static func name(_ text: String) -> String {
    // Most types are written as a plain name.
    guard text.utf8.contains(where: { Self.separators.contains($0) }) else { return text }
    var result = Substring(text)
    while let inner = inParentheses(result) { result = inner }
    for prefix in ["any ", "some ", "SwiftUI."] where result.hasPrefix(prefix) {
      result = result.dropFirst(prefix.count)
    }
    result = result.prefix { $0 != "<" && $0 != "?" && $0 != "!" }
    return String(result)
  }

  /// `any Named` of `(any Named)?`; nil: no parentheses stand around one type.
  private static func inParentheses(_ text: Substring) -> Substring? {
    var inner = text
    while inner.last == "?" || inner.last == "!" { inner.removeLast() }
    guard inner.first == "(", inner.last == ")" else { return nil }
    inner = inner.dropFirst().dropLast()
    let isOne = !inner.isEmpty && !inner.contains { ",:&".contains($0) } && !inner.contains("->")
    return isOne ? inner : nil
  }

  /// The capitalized names in a type: `Shop` and `Item` of `[Shop.Item]`.
  static func names(in text: String) -> [String] {
    text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.filter(\.isCapitalized)
      .map(String.init)
  }

  /// The element of `[Element]` or `Array<Element>`; nil: it is no array.
  static func element(_ text: String) -> String? {
    let plain = text.hasSuffix("?") ? String(text.dropLast()) : text
    if plain.hasPrefix("["), plain.hasSuffix("]"), !plain.contains(":") {
      return String(plain.dropFirst().dropLast())
    }
    if plain.hasPrefix("Array<"), plain.hasSuffix(">") {
      return String(plain.dropFirst(6).dropLast())
    }
    return nil
  }

  /// Whether it is a function type.
  static func isFunction(_ text: String) -> Bool {
    text.utf8.contains(UInt8(ascii: ">")) && text.contains("->")
  }

  /// Whether it is a function type without a result.
  static func isAction(_ text: String) -> Bool {
    guard let arrow = text.split(separator: ">").last, isFunction(text) else { return false }
    let result = arrow.filter { !" )?!".contains($0) }
    return result == "Void" || result == "("
  }
}
