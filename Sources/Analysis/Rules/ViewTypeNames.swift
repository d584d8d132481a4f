import Catalog

/// Deciding from a declared type whether a member yields a view.
enum ViewTypeNames {
  /// What view builders and modifiers make.
  private static let built: Set<String> = ["TupleView", "ModifiedContent", "_ConditionalContent"]

  static func yieldsView(_ member: ViewMember, viewNames: ViewNames) -> Bool {
    guard member.name != ViewMember.initializer else { return false }
    if member.isViewBuilder { return true }
    guard let type = member.type else { return false }
    return yieldsView(type, viewNames: viewNames)
  }

  static func yieldsView(_ type: String, viewNames: ViewNames) -> Bool {
    if type == "some View" { return true }
    let isBare = !type.utf8.contains { $0 == 0x28 || $0 == 0x29 || $0 == 0x3F }
    let bare = isBare ? type : type.filter { $0 != "(" && $0 != ")" && $0 != "?" }
    if bare.hasPrefix("some ") || bare.hasPrefix("any ") {
      let protocols = bare.drop { $0 != " " }.split(separator: "&").map {
        $0.filter { !$0.isWhitespace }
      }
      return protocols.contains { $0 == "SwiftUI.View" || viewNames.protocols.contains($0) }
    }
    if TypeText.isFunction(type) || type.hasPrefix("[") { return false }
    let name = viewNames.aliases.name(of: type)
    if name == "Optional", type.hasSuffix(">") {
      return yieldsView(
        String(type.drop { $0 != "<" }.dropFirst().dropLast()), viewNames: viewNames)
    }
    if viewNames.contains(name) { return true }
    return Catalog.isView(name) && !Catalog.view(name, is: .value) || built.contains(name)
  }
}
