/// Arguments that SwiftUI declares as a `LocalizedStringKey`: it formats the numbers that are put into a
/// literal there, so that 1000 reads "1,000" in English.
extension Catalog {
  /// Whether an argument of a view is its title.
  package static func isTitle(ofView name: String, label: String?) -> Bool {
    label == nil && isView(name) && !namedViews.contains(name)
  }

  /// Whether an argument of a modifier is a title.
  package static func isTitle(ofModifier name: String, label: String?) -> Bool {
    titleLabels[name].map { $0 == label } ?? false
  }

  /// Views whose argument without a label is the name of something.
  private static let namedViews: Set<String> = ["Image", "Color"]

  /// Modifiers with a title, and its label.
  private static let titleLabels: [String: String?] = [
    "navigationTitle": nil, "navigationSubtitle": nil, "navigationBarTitle": nil, "alert": nil,
    "confirmationDialog": nil, "accessibilityLabel": nil, "accessibilityValue": nil,
    "accessibilityHint": nil, "help": nil, "badge": nil, "accessibilityAction": "named",
    "searchable": "prompt",
  ]
}
