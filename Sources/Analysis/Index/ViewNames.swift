import Catalog

/// Names of the view types of a program.
///
/// Each file of a folder is analysed with the names of all: those of other files are shared, never
/// copied, so that a folder takes no time with the square of its files.
struct ViewNames {
  /// Types that the analysed files declare.
  var own: Set<String> = []
  /// Types that other files declare.
  var others: Set<String> = []
  /// `View`, and what refines or names it.
  var protocols: Set<String> = ["View"]
  /// Names that the program gives to types.
  var aliases = TypeAliases()

  func contains(_ name: String) -> Bool { own.contains(name) || others.contains(name) }
}

/// What a name that is called as a type's stands for in a view's code.
struct NameKind {
  /// A value, and no view.
  let isValue: Bool
  /// A view of SwiftUI or of the program.
  let isKnown: Bool
  /// Any view but SwiftUI's own.
  let isCustom: Bool
  /// Content of charts, toolbars and the like, which is no view itself.
  let isContent: Bool
  let isExpensive: Bool

  init(_ name: String, _ viewNames: ViewNames, _ valueNames: Set<String>) {
    let isDeclared = viewNames.contains(name)
    let isStandard = Catalog.isView(name)
    isValue = KnownProtocols.isValue(name) || valueNames.contains(name)
    isKnown = isStandard || isDeclared
    isCustom = isDeclared || !isStandard
    isContent = Catalog.isContent(name) && !isDeclared
    isExpensive = Catalog.view(name, is: .expensive)
  }
}
