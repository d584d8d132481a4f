/// Views of widgets: the system builds them once for each entry, so nothing is said of runs.
enum WidgetViews {
  static func contains(_ type: IndexedType, in id: Int, _ index: ViewIndex) -> Bool {
    guard index.files(importing: "WidgetKit").contains(type.source.file) else { return false }
    return !type.properties.contains {
      ["State", "StateObject", "ObservedObject", "Binding"].contains($0.wrapper ?? "")
    }
  }
}
