/// Deciding from a declared type whether a member yields a view.
enum ViewTypeNames {
  /// SwiftUI's view types that a member may be declared with. Colours, shapes and images used as
  /// values are left out: a property of type `Color` is a value, no subtree.
  private static let concrete: Set<String> = [
    "AnyView", "Text", "VStack", "HStack", "ZStack", "List", "Form", "ScrollView", "Group",
    "Button", "Label", "NavigationLink", "TupleView", "EmptyView", "Section", "Menu", "Toggle",
  ]

  static func yieldsView(_ member: ViewMember, viewNames: Set<String>) -> Bool {
    if member.isViewBuilder { return true }
    guard let type = member.type else { return false }
    return isView(type, viewNames: viewNames)
  }

  /// Whether a type as written is a view.
  static func isView(_ type: String, viewNames: Set<String>) -> Bool {
    if type == "some View" || type == "some SwiftUI.View" || type == "any View" { return true }
    let name = type.split(separator: "<").first.map(String.init) ?? type
    return concrete.contains(name) || viewNames.contains(name)
  }
}
