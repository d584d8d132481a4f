import Catalog
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
    self.owner = owner.split(separator: ".").last.map(String.init) ?? owner
  }

  /// Last words that already say that a name is a view's.
  private static let nouns: Set<String> = [
    "View", "Row", "Section", "Card", "Header", "Footer", "Label", "Button", "List", "Grid",
    "Cell", "Bar", "Panel", "Picker", "Toggle", "Form", "Item", "Badge", "Chip", "Tile", "Title",
    "Icon", "Image", "Summary", "Controls", "Options", "Banner", "Field", "Fields", "Stack",
    "Column", "Menu", "Content", "Background", "Overlay", "Placeholder", "Masthead", "Avatar",
    "Stepper", "Slider", "Table", "Page", "Screen", "Toolbar", "Buttons", "Rows", "Box",
  ]

  /// Names of SwiftUI that a generated name could meet.
  private static let reserved: Set<String> = [
    "GridRow", "TableRow", "TabSection", "ScrollView", "NavigationView", "TabView", "TextField",
    "ProgressView", "AnyView", "EmptyView", "TupleView", "TimelineView", "EquatableView",
    "ContentUnavailableView", "WebView", "StoreView", "ProductView", "RealityView", "SceneView",
    "SpriteView", "SubscriptionView", "SubscriptionStoreView", "ColorPicker", "DatePicker",
    "ButtonLabel", "TableColumn", "Title", "Icon", "Content", "EditButton", "PasteButton",
  ]

  /// `headerView` → `HeaderView`, `row(_ ship: Ship)` → `ShipRow`.
  func member(_ name: String, parameterType: String?) -> String {
    var words = Self.words(name)
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
    unique((variable ?? shortOwner).capitalizedFirst + "Row")
  }

  /// A name from what the content says: a section's title, a short text, or what it reads.
  func section(_ texts: [String], reads: [String]) -> String {
    for text in texts {
      let words = text.split { !($0.isLetter || $0.isNumber) }.map(String.init)
      let isPlain = text.unicodeScalars.allSatisfy { $0.isASCII }
      if (1...3).contains(words.count), isPlain, words[0].first?.isLetter == true {
        return unique(words.map { $0.lowercased().capitalizedFirst }.joined() + "Section")
      }
    }
    let values = reads.filter { name in
      !["is", "has", "shows", "wants"].contains(Self.words(name).first ?? "")
    }
    if let name = values.first ?? reads.first { return unique(name.capitalizedFirst + "Section") }
    return unique(shortOwner + "Section")
  }

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
    var candidate = base
    var number = 2
    while used.contains(candidate) || Self.reserved.contains(candidate) {
      candidate =
        number == 2 && !base.hasPrefix(shortOwner) ? shortOwner + base : base + "\(number)"
      number += 1
    }
    return candidate
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

/// The texts that content shows, in order.
final class ShownTexts: SyntaxVisitor {
  private(set) var texts: [String] = []

  static func of(_ nodes: [Syntax]) -> [String] {
    let visitor = ShownTexts(viewMode: .sourceAccurate)
    for node in nodes { visitor.walk(node) }
    return visitor.texts
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      Catalog.modifier(member.declName.baseName.text, is: .holdsActions)
    {
      if let base = member.base { walk(base) }
      return .skipChildren
    }
    if let reference = node.calledExpression.as(DeclReferenceExprSyntax.self),
      Catalog.view(reference.baseName.text, is: .holdsActions)
    {
      return .skipChildren
    }
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      Catalog.view(name, is: .titled), let first = node.arguments.first, first.label == nil,
      let literal = first.expression.as(StringLiteralExprSyntax.self),
      let text = literal.representedLiteralValue
    {
      texts.append(text)
    }
    return .visitChildren
  }
}
