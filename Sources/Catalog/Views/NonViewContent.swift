/// What stands where views stand and is no view.
extension ViewEntry {
  static let chartContent: [ViewEntry] =
    ["BarMark", "LineMark", "PointMark", "AreaMark", "RuleMark", "SectorMark"].map {
      ViewEntry($0, .content(of: .chart))
    } + notRun(.chart, "RectangleMark", "AxisMarks", "AxisGridLine", "AxisTick", "AxisValueLabel")

  static let mapContent: [ViewEntry] =
    [ViewEntry("Marker", .content(of: .map)), ViewEntry("Annotation", .content(of: .map))]
    + notRun(
      .map, "MapAnnotation", "MapMarker", "MapPin", "MapCircle", "MapPolyline", "MapPolygon",
      "UserAnnotation")

  static let tableContent =
    [
      ViewEntry(
        "TableColumn", .content(of: .table), unlabeled: .role(.value), traits: .notRun)
    ] + notRun(.table, "TableRow")

  static let tabContent: [ViewEntry] = [
    ViewEntry("Tab", .content(of: .tab), closures: ["label": .builder], traits: .keepsBars),
    ViewEntry("TabSection", .content(of: .tab), closures: ["header": .builder]),
  ]

  static let toolbarContent: [ViewEntry] = [
    ViewEntry("ToolbarItem", .content(of: .toolbar)),
    ViewEntry("ToolbarItemGroup", .content(of: .toolbar), closures: ["label": .builder]),
    ViewEntry("ToolbarSpacer", .content(of: .toolbar)),
    ViewEntry("ToolbarTitleMenu", .content(of: .toolbar)),
  ]

  static let commands: [ViewEntry] = [
    ViewEntry("CommandMenu", .commands),
    ViewEntry("CommandGroup", .commands, closures: ["addition": .builder]),
    ViewEntry("SidebarCommands", .commands),
    ViewEntry("ToolbarCommands", .commands),
    ViewEntry("TextEditingCommands", .commands),
    ViewEntry("EmptyCommands", .commands),
  ]

  static let scenes: [ViewEntry] = [
    ViewEntry("WindowGroup", .scene),
    ViewEntry("Window", .scene),
    ViewEntry("Settings", .scene),
    ViewEntry("DocumentGroup", .scene, closures: ["newDocument": .value]),
    ViewEntry("MenuBarExtra", .scene, closures: ["label": .builder]),
  ]

  static let widgetContent = notRun(.widget, "DynamicIsland", "DynamicIslandExpandedRegion")

  private static func notRun(_ host: ViewEntry.Host, _ names: String...) -> [ViewEntry] {
    names.map { ViewEntry($0, .content(of: host), traits: .notRun) }
  }
}
