import SwiftParser
import SwiftSyntax

/// Names for extracted structs: from the property, the row's element, or what the content says.
struct StructNames {
  private let used: Set<String>
  private let owner: String

  init(_ source: ParsedSource, owner: String) {
    used = Set(
      source.tree.tokens(viewMode: .sourceAccurate).compactMap {
        if case .identifier(let text) = $0.tokenKind { return text }
        return nil
      })
    self.owner = DeclaredGroup.lastName(of: owner)
  }

  /// Last words that already say that a name is a view's.
  private static let nouns: Set<String> = [
    "View", "Row", "Section", "Card", "Header", "Footer", "Label", "Button", "List", "Grid",
    "Cell", "Bar", "Panel", "Picker", "Toggle", "Form", "Item", "Badge", "Chip", "Tile", "Title",
    "Icon", "Image", "Summary", "Controls", "Options", "Banner", "Field", "Fields", "Stack",
    "Column", "Menu", "Content", "Background", "Overlay", "Placeholder", "Masthead", "Avatar",
    "Stepper", "Slider", "Table", "Section", "Area", "Part", "Gallery", "Chart", "Map", "Player",
    "Page", "Screen", "Toolbar", "Buttons", "Rows", "Box",
  ]

  /// Names of SwiftUI that a generated name could meet.
  private static let reserved: Set<String> = [
    "GridRow", "TableRow", "TabSection", "ScrollView", "NavigationView", "TabView", "TextField",
    "ProgressView", "AnyView", "EmptyView", "TupleView", "TimelineView", "EquatableView",
    "ContentUnavailableView", "WebView", "StoreView", "ProductView", "RealityView", "SceneView",
    "SpriteView", "SubscriptionView", "SubscriptionStoreView", "ColorPicker", "DatePicker",
    "ButtonLabel", "TableColumn", "Title", "Icon", "Content", "EditButton", "PasteButton",
  ]

  /// Whether a name says nothing of what is shown: `view2`, `hStack`, `content`.
  static func isVague(_ name: String) -> Bool {
    let letters = withoutNumber(name).filter { $0 != "_" }.lowercased()
    return [
      "view", "subview", "stack", "hstack", "vstack", "zstack", "group", "container", "section",
      "part", "box", "body",
    ].contains(letters)
  }

  /// `header` of `header2`.
  private static func withoutNumber(_ name: String) -> String {
    let letters = String(name.reversed().drop { $0.isNumber }.reversed())
    return letters.isEmpty ? name : letters
  }

  /// `headerView` → `HeaderView`, `row(_ ship: Ship)` → `ShipRow`.
  func member(_ name: String, parameterType: String?) -> String {
    var words = Self.words(Self.withoutNumber(name))
    for prefix in ["make", "build", "render", "create", "get"] where words.count > 1 {
      if words[0] == prefix { words.removeFirst() }
    }
    if words.count == 1, Self.nouns.contains(words[0].capitalizedFirst) {
      let type = parameterType.map { $0.filter { $0.isLetter || $0.isNumber } }
      let isOwn = type.map { !Self.plain.contains($0) && !$0.hasPrefix("Binding") } ?? false
      words.insert(isOwn ? type ?? shortOwner : shortOwner, at: 0)
    }
    return unique(words.map(\.capitalizedFirst).joined())
  }

  /// `bike` → `BikeRow`.
  func row(_ variable: String?) -> String {
    let name = (variable ?? shortOwner).capitalizedFirst
    return unique((name == "Row" ? shortOwner : name) + "Row")
  }

  /// A name from what the content says and is: a heading, the list that it shows, the control that it
  /// holds, or what it reads. A flag says what is set, not what is shown, so it names nothing.
  func section(_ content: ShownContent, reads: [String]) -> String {
    for text in content.texts {
      if let name = Self.words(ofText: text, most: 3) { return unique(named(name, content.role)) }
    }
    if let list = content.listed, !Self.vague.contains(list) {
      return unique(named(list.capitalizedFirst, "List"))
    }
    if let control = content.control, let name = Self.words(ofText: control.label, most: 2) {
      return unique(named(name, control.noun))
    }
    if let name = named(buttons: content.buttons) { return unique(name) }
    let values = reads.filter { name in !Self.isFlag(name) && !Self.vague.contains(name) }
    if let name = values.first {
      let whole = name.capitalizedFirst
      return unique(used.contains(whole) ? whole + content.role : named(whole, content.role))
    }
    return unique(named(shortOwner, content.listed == nil ? "Content" : "List"))
  }

  /// `StartButton`, `SlowerFasterButtons`. nil: no label is short enough.
  private func named(buttons labels: [String]) -> String? {
    let names = labels.compactMap { Self.words(ofText: $0, most: 2) }
    guard let first = names.first, names.count == labels.count else { return nil }
    switch names.count {
    case 1: return first + "Button"
    case 2: return names.joined() + "Buttons"
    default: return first + "Buttons"
    }
  }

  /// A name with a noun for what it is, where it has none yet.
  private func named(_ name: String, _ role: String) -> String {
    let last = Self.words(name).last.map(\.capitalizedFirst) ?? ""
    return Self.nouns.contains(last) ? name : name + role
  }

  /// The words of a short text as one name; nil: it is longer, or has other letters.
  private static func words(ofText text: String, most: Int) -> String? {
    let words = text.split { !($0.isLetter || $0.isNumber) }.map(String.init)
    guard (1...most).contains(words.count), text.unicodeScalars.allSatisfy(\.isASCII),
      words[0].first?.isLetter == true
    else { return nil }
    return words.map { $0.lowercased().capitalizedFirst }.joined()
  }

  /// Whether a name is that of something that is or is not so.
  private static func isFlag(_ name: String) -> Bool {
    let words = words(name)
    let first: Set<String> = [
      "is", "has", "show", "shows", "showing", "wants", "should", "can", "did", "will", "needs",
      "open", "opens", "ask", "asks", "hide", "hides", "uses", "allows", "enables", "presents",
    ]
    let last: Set<String> = ["Presented", "Shown", "Visible", "Enabled", "Disabled", "Open"]
    return words.count > 1 && first.contains(words[0]) || ["asks", "opens", "shows"].contains(name)
      || words.last.map(last.contains) == true
  }

  /// Names that say nothing of what is shown.
  private static let vague: Set<String> = [
    "model", "viewModel", "vm", "store", "state", "data", "value", "values", "item", "items",
    "element", "current", "draft", "text", "index", "id", "manager", "service", "controller",
    "self", "object", "selection", "indices",
  ]

  /// `TicketsRow` for a structure that repeats below the heading "Tickets", else `MuseumRow`.
  func repeated(_ container: String, headings: [String]) -> String {
    let noun = container == "HStack" ? "Row" : "Item"
    for heading in headings {
      let words = heading.split { !($0.isLetter || $0.isNumber) }.map(String.init)
      let isPlain = heading.unicodeScalars.allSatisfy { $0.isASCII }
      guard (1...2).contains(words.count), isPlain, words[0].first?.isLetter == true else {
        continue
      }
      return unique(words.map { $0.lowercased().capitalizedFirst }.joined() + noun)
    }
    return unique(shortOwner + noun)
  }

  private static let plain: Set<String> = [
    "String", "Int", "Double", "Bool", "Float", "CGFloat", "Color", "Date", "Decimal", "URL",
    "UUID",
    "Data", "CGSize", "CGPoint", "CGRect", "LocalizedStringKey", "LocalizedStringResource", "Text",
    "Image", "Font", "AnyView", "Index",
  ]

  /// `Harbour` of `HarbourScreen`.
  private var shortOwner: String {
    for suffix in ["Screen", "View", "Page", "Panel", "Controller"]
    where owner.hasSuffix(suffix) && owner.count > suffix.count {
      return String(owner.dropLast(suffix.count))
    }
    return owner
  }

  private func unique(_ name: String) -> String {
    let last = Self.words(name).last.map(\.capitalizedFirst) ?? ""
    var base = Self.nouns.contains(last) ? name : name + "View"
    // What begins with no capital letter would look like a function.
    if base.first?.isUppercase != true { base = shortOwner + base }
    let plain = Self.words(base).dropLast().joined()
    let others = base.hasPrefix(shortOwner) ? [] : [shortOwner + base]
    let whole = plain.hasPrefix(shortOwner) ? plain : shortOwner + plain
    let candidates = [base] + others + [plain + "Area", whole + "Part"]
    let isFree = { (name: String) in !used.contains(name) && !Self.reserved.contains(name) }
    if let free = candidates.first(where: { $0.count > 4 && isFree($0) }) { return free }
    var number = 2
    while !isFree(base + "Part\(number)") { number += 1 }
    return base + "Part\(number)"
  }

  /// The words of a camel-case name.
  static func words(_ name: String) -> [String] {
    var result: [String] = []
    for character in name where character != "_" {
      if character.isUppercase, result.last?.last?.isUppercase != true || result.isEmpty {
        result.append(String(character))
      } else if result.isEmpty {
        result.append(String(character))
      } else {
        result[result.count - 1].append(character)
      }
    }
    return result
  }
}
