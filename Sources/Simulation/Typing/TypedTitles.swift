import Catalog

/// Texts that are put together where a `LocalizedStringKey` is wanted: SwiftUI formats the numbers in
/// them. The same text as a `String` shows them plainly.
extension StaticTypes {
  static let titleType = TypeRef.external("LocalizedStringKey")

  /// Whether a type is one whose literals are formatted when they are shown.
  static func isTitle(_ type: TypeRef?) -> Bool {
    switch type?.unwrapped {
    case .external("LocalizedStringKey", _)?, .external("LocalizedStringResource", _)?: true
    default: false
    }
  }

  /// Arguments of a library's view, its title marked.
  func titled(_ arguments: [Argument], ofView name: String) -> [Argument] {
    titled(arguments) { Catalog.isTitle(ofView: name, label: $0) }
  }

  /// Arguments of a library's modifier, its title marked.
  func titled(_ arguments: [Argument], ofModifier name: String) -> [Argument] {
    titled(arguments) { Catalog.isTitle(ofModifier: name, label: $0) }
  }

  private func titled(_ arguments: [Argument], where isTitle: (String?) -> Bool) -> [Argument] {
    guard let index = arguments.firstIndex(where: { isTitle($0.label) }),
      isText(arguments[index].value)
    else { return arguments }
    var result = arguments
    result[index].value = title(arguments[index].value)
    return result
  }

  /// Whether an expression is a text as it is written, which may be of any type made from literals.
  func isText(_ expression: Expr) -> Bool {
    switch expression {
    case .literal(.string), .interpolation: true
    case .ternary(_, let yes, let no, _): isText(yes) && isText(no)
    // `Text(.init(entry))`, which reads the text as a key.
    case .call(.implicitMember("init", _), let given, _): given.count == 1 && given[0].label == nil
    default: false
    }
  }

  private func title(_ expression: Expr) -> Expr {
    switch expression {
    case .interpolation: .cast(expression, .coerce, Self.titleType)
    case .ternary(let condition, let yes, let no, let site):
      .ternary(condition, title(yes), title(no), site: site)
    case .call(.implicitMember, let given, let site):
      .call(.type(Self.titleType), given, site: site)
    default: expression
    }
  }
}
