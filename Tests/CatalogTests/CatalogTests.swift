import Catalog
import Foundation
import Testing

/// The catalogue says of SwiftUI what its interfaces declare.
struct CatalogTests {
  private let interfaces = Interfaces.all

  @Test func closuresOfViewsHaveTheRolesOfTheirDeclarations() {
    for closure in Set(interfaces.closures) where closure.function == "init" {
      guard Catalog.view(closure.owner) != nil, otherRoles[closure] == nil else { continue }
      // A trailing closure has the role of the parameter that it most often stands for.
      guard let label = closure.label else { continue }
      let role = Catalog.role(ofClosureIn: closure.owner, label: label, index: 0, values: [])
      #expect(role.buildsViews == closure.isBuilder, "\(closure.owner)(\(label):)")
    }
  }

  @Test func closuresOfModifiersHaveTheRolesOfTheirDeclarations() {
    for closure in Set(interfaces.closures) where closure.function != "init" {
      guard Catalog.isModifier(closure.function), otherRoles[closure] == nil else { continue }
      let role = Catalog.role(ofClosureOn: closure.function, label: closure.label, values: [])
      #expect(
        role.buildsViews == closure.isBuilder, "\(closure.function)(\(closure.label ?? "_"):)")
    }
  }

  /// What is left out where it is written has to be what SwiftUI takes without it.
  @Test func defaultsAreThoseOfTheDeclarations() {
    for (name, arguments) in Catalog.defaultArguments.sorted(by: { $0.key < $1.key }) {
      for (label, values) in arguments {
        if otherDefaults[name]?.contains(label) == true { continue }
        let declared = Set((interfaces.defaults[name]?[label] ?? []).map(inOneOrder))
        #expect(declared == Set(values.map(inOneOrder)), "\(name)(\(label): \(values))")
      }
    }
    #expect(Catalog.isDefault("alignment", "Alignment.center", of: "HStack"))
    #expect(!Catalog.isDefault("alignment", "Alignment.leading", of: "HStack"))
    #expect(!Catalog.isDefault("step", "1", of: "Slider"))
    #expect(!Catalog.isDefault(nil, ".horizontal", of: "padding"))
  }

  @Test func labelsOfInitialisersAreThoseOfTheDeclarations() {
    let declared = interfaces.initializerLabels.filter {
      Catalog.isRendered($0.key) && !$0.value.isEmpty
    }
    #expect(declared.count > 70)
    for name in Set(declared.keys).union(Catalog.initializerLabels.keys).sorted() {
      #expect(Catalog.initializerLabels[name] == declared[name], "\(name)")
    }
    #expect(Catalog.takes(nil, view: "Text"))
    #expect(!Catalog.takes("shouting", view: "Text"))
  }

  @Test func everyModifierOfTheInterfacesIsKnown() {
    let declared = interfaces.functions["View"] ?? []
    #expect(declared.count > 300)
    for name in declared.sorted() where !name.hasPrefix("_") {
      #expect(Catalog.isModifier(name), "\(name)")
    }
  }

  @Test func everyModifierIsDeclaredOrLeftOutForAReason() {
    let declared = interfaces.functions.values.reduce(into: Set<String>()) { $0.formUnion($1) }
    for name in Catalog.modifiers.keys.sorted() {
      #expect(declared.contains(name) != (undeclaredModifiers[name] != nil), "\(name)")
    }
  }

  @Test func everyViewOfTheInterfacesIsKnown() {
    let protocols: Set<String> = [
      "View", "Shape", "InsettableShape", "ToolbarContent", "CustomizableToolbarContent",
      "TabContent", "Commands", "Scene", "TableRowContent", "TableColumnContent",
    ]
    let views = interfaces.conformances.filter { !$0.value.isDisjoint(with: protocols) }.keys
    #expect(views.count > 80)
    for name in views.sorted() where !name.hasPrefix("_") {
      #expect((Catalog.view(name) != nil) != (leftOutViews[name] != nil), "\(name)")
    }
  }

  @Test func everyViewIsDeclaredOrLeftOutForAReason() {
    for name in Catalog.views.keys.sorted() {
      let isDeclared = interfaces.conformances[name] != nil
      #expect(isDeclared != (undeclaredViews[name] != nil), "\(name)")
    }
  }
}

/// The spelling of a default that stands for all that are equal: sets of options have no order, and one
/// option is a set.
private func inOneOrder(_ value: String) -> String {
  if ["[]", ".init()", ".flexible"].contains(value) {
    return value == ".flexible" ? value + "()" : "[]"
  }
  guard value.hasPrefix("["), value.hasSuffix("]") else { return value }
  let options = value.dropFirst().dropLast().split(separator: ", ").sorted()
  return options.count == 1 ? String(options[0]) : options.joined(separator: ", ")
}

/// Arguments that say what a declaration without them says, by their labels.
private let otherDefaults: [String: Set<String>] = [
  // `fixedSize()` is `fixedSize(horizontal: true, vertical: true)`.
  "fixedSize": ["horizontal", "vertical"],
  // A button without a role has none.
  "Button": ["role"],
  // `PageTabViewStyle.page` has the index of `page(indexDisplayMode: .automatic)`.
  "page": ["indexDisplayMode"],
  // `.capsule` is `.capsule(style: .continuous)`.
  "capsule": ["style"],
  // Foundation's.
  "formatted": ["_"],
]

/// Closures whose role is another than their declaration says, and why.
private let otherRoles: [DeclaredClosure: String] = [
  DeclaredClosure(owner: "View", function: "alert", label: "content", isBuilder: false):
    "an Alert, whose buttons are run",
  DeclaredClosure(owner: "View", function: "actionSheet", label: "content", isBuilder: false):
    "an ActionSheet, whose buttons are run",
  DeclaredClosure(owner: "View", function: "animation", label: "body", isBuilder: true):
    "it changes a placeholder of the content, which is counted where it stands",
  DeclaredClosure(owner: "Canvas", function: "init", label: "symbols", isBuilder: true):
    "its views are drawn as images, and none of them is on screen",
  DeclaredClosure(owner: "TableColumn", function: "init", label: "content", isBuilder: true):
    "the cell of a row, which is built with the row",
  DeclaredClosure(owner: "ForEach", function: "init", label: "content", isBuilder: false):
    "rows of a table, which are built like other rows",
]

/// Types of the interfaces that are views and have no entry, and why.
private let leftOutViews = reasons([
  "made by SwiftUI, never written in a body": [
    "DefaultButtonLabel", "DefaultDateProgressLabel", "DefaultGlassEffectShape",
    "DefaultShareLinkLabel", "DefaultTabLabel",
    "EditableCollectionContent", "GroupElementsOfContent", "LabeledControlGroupContent",
    "LabeledToolbarItemGroupContent", "ModifiedContent", "OutlineSubgroupChildren",
    "PlaceholderContentView", "PresentedWindowContent", "Subview", "SubviewsCollection",
    "TabContentView", "TableForEachContent", "TupleTabContent", "TupleTableColumnContent",
    "TupleTableRowContent", "TupleToolbarContent", "FillShapeView", "StrokeShapeView",
    "StrokeBorderShapeView", "OffsetShape", "RotatedShape", "ScaledShape", "TransformedShape",
  ],
  "a shape of buttons, given to a modifier": ["ButtonBorderShape"],
  "of the standard library": ["Never", "Optional"],
])

/// Entries of views that the interfaces do not declare, and why.
private let undeclaredViews = reasons([
  "of Charts": [
    "Chart", "AreaMark", "BarMark", "LineMark", "PointMark", "RectangleMark", "RuleMark",
    "SectorMark", "AxisGridLine", "AxisMarks", "AxisTick", "AxisValueLabel",
  ],
  "of MapKit": [
    "Map", "Annotation", "Marker", "MapAnnotation", "MapCircle", "MapMarker", "MapPin",
    "MapPolygon", "MapPolyline", "UserAnnotation",
  ],
  "of another framework": [
    "VideoPlayer", "RealityView", "SpriteView", "SceneView", "WebView", "Model3D",
    "SubscriptionStoreView", "ProductView", "StoreView", "SignInWithAppleButton", "PhotosPicker",
  ],
  "of widgets": ["DynamicIsland", "DynamicIslandExpandedRegion"],
  "of another platform or version": [
    "HSplitView", "VSplitView", "HelpLink", "MenuButton", "SettingsLink", "GlassEffectContainer",
    "ToolbarSpacer", "GeometryReader3D",
  ],
  "made by `onReceive`": ["SubscriptionView"],
])

/// Entries of modifiers that the interfaces do not declare, and why.
private let undeclaredModifiers = reasons([
  "of another platform or version": [
    "exportsItemProviders", "itemProvider", "onCommand", "safeAreaBar",
    "tabViewBottomAccessory", "touchBar",
  ]
])

private func reasons(_ groups: [String: [String]]) -> [String: String] {
  groups.reduce(into: [:]) { result, group in
    for name in group.value { result[name] = group.key }
  }
}

/// Every static member and case that the interfaces declare is known as a constant.
@Test func theInterfacesConstantsAreKnown() throws {
  let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  let folder = root.appendingPathComponent("Support/Interfaces")
  let paths =
    FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
  var found = 0
  for path in paths where path.hasSuffix(".swiftinterface") {
    let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
    for match in text.matches(of: /\bstatic (?:var|let|func) `?([A-Za-z]\w*)/) {
      found += 1
      #expect(LibraryConstants.contains(String(match.output.1)), "\(match.output.1) of \(path)")
    }
  }
  #expect(found > 500)
}
