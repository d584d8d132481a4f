import Catalog
import SwiftSyntax

/// Types where they are written, and members of the program's own types. Another file may declare what is
/// missing, so that each of these leaves the file unchecked.
extension NameChecker {
  // MARK: Types

  func checkWrittenType(_ node: IdentifierTypeSyntax) {
    let name = node.name.identifierText
    guard !others.isEmpty, importsKnownModules, types[name] == nil, !allDeclared.contains(name)
    else { return }
    if name.first?.isLowercase == true { return checkSmallType(name, node) }
    guard name.first?.isUppercase == true, !KnownNames.isType(name),
      !LibraryTypeNames.mayHave(name), !Catalog.isContent(name), Catalog.wrapper(name) == nil
    else { return }
    reportUnknown(name, nearest: nearestType(to: name), at: node)
  }

  /// `view`, `string`: types begin with a capital letter, but for those of C, from which none inherits.
  private func checkSmallType(_ name: String, _ node: IdentifierTypeSyntax) {
    let nearest = nearestType(to: name)
    let isInherited = node.parent?.is(InheritedTypeSyntax.self) == true
    guard isInherited || nearest?.lowercased() == name.lowercased() else { return }
    reportUnknown(name, nearest: nearest, at: node)
  }

  /// - Parameter nearest: A known name that it is like.
  private func reportUnknown(_ name: String, nearest: String?, at node: some SyntaxProtocol) {
    guard let nearest else { return report(.unknown(name: name), at: node) }
    report(.unknownButNear(name: name, nearest: nearest), at: node)
  }

  // MARK: Members

  /// `self.load()`, `Self.title`, `Texts.title`, `deck.top`, `$deck.top`
  func checkMember(_ node: MemberAccessExprSyntax) {
    guard !others.isEmpty, let base = node.base else { return }
    let member = node.declName.baseName.identifierText
    guard node.declName.baseName.tokenKind != .keyword(.self), !isGivenToAll(member) else { return }
    if let reference = base.as(DeclReferenceExprSyntax.self) {
      if let type = closedType(of: reference) {
        return checkMember(member, of: type, at: node.declName)
      }
      return checkCollectionMember(member, of: reference, at: node.declName)
    }
    if let type = ElementTypes(names: self).innerType(of: base) {
      return checkMember(member, of: type, at: node.declName)
    }
    checkModifier(member, node, on: base)
  }

  /// `Page.Tab` where `Page` is a type of the program.
  func checkNestedType(_ node: MemberTypeSyntax) {
    guard !others.isEmpty, let base = node.baseType.as(IdentifierTypeSyntax.self) else { return }
    let (type, member) = (base.name.identifierText, node.name.identifierText)
    guard let declared = types[type], !declared.isSeveral, !isGivenToAll(member),
      types.types[member] == nil
    else { return }
    checkMember(member, of: type, at: node.name)
  }

  func checkMember(_ member: String, of type: String, at node: some SyntaxProtocol) {
    guard types.has(member, in: type) == false, hasKnownAttributes(type),
      !(isView(type) && (Catalog.isModifier(member) || types.owners(of: member).contains("View")))
    else { return }
    report(.unknown(name: member), at: node)
  }

  /// The type of the program that a name is, or that a property is declared with.
  func closedType(of reference: DeclReferenceExprSyntax) -> String? {
    let token = reference.baseName
    if token.tokenKind == .keyword(.self) || token.tokenKind == .keyword(.Self) {
      return enclosingTypes(of: Syntax(reference)).first
    }
    let name = token.identifierText
    let plain = name.hasPrefix("$") ? String(name.dropFirst()) : name
    if name.hasPrefix("$"), types["Binding"] != nil { return nil }
    if let element = ElementTypes(names: self).elementType(of: reference) {
      return types[element] == nil ? nil : element
    }
    switch resolve(plain, at: reference) {
    case .global: return types[plain] == nil ? nil : plain
    case .property(let property, _):
      guard name.hasPrefix("$") ? property.isProjectedAsBinding : property.isReadPlainly,
        let type = property.valueType ?? namedType(of: property.initial), types[type] != nil
      else { return nil }
      return type
    case .member where types[plain] != nil: return plain
    default: return nil
    }
  }

  /// `Suit` of `Suit.hearts` and of `Suit.other(name: "…")`, cases of an enum of the program.
  private func namedType(of value: ExprSyntax?) -> String? {
    let value = value?.as(FunctionCallExprSyntax.self)?.calledExpression ?? value
    guard let member = value?.as(MemberAccessExprSyntax.self),
      let base = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let declared = types[base], !declared.isStructure, !declared.isClass,
      declared.others.contains(member.declName.baseName.identifierText)
    else { return nil }
    return base
  }

  private func isView(_ type: String) -> Bool { types[type]?.inherits.contains("View") == true }

  /// Whether no macro of another module may write members of the type.
  private func hasKnownAttributes(_ type: String) -> Bool {
    types[type]?.attributes.allSatisfy {
      $0.first?.isLowercase == true && $0 != "dynamicMemberLookup"
        || ["Observable", "MainActor", "ViewBuilder"].contains($0)
    } ?? false
  }

  /// Members that the compiler, a protocol or a macro gives a type.
  func isGivenToAll(_ member: String) -> Bool {
    member.hasPrefix("_") || member.hasPrefix("$") || Self.given.contains(member)
  }

  private static let given: Set<String> = [
    "self", "Type", "Protocol", "init", "id", "none", "some", "hashValue", "hash", "encode", "map",
    "flatMap", "localizedDescription", "errorDescription", "wrappedValue", "projectedValue",
    "access", "withMutation", "main", "update", "concat", "platform", "dynamicTypeSize", "modifier",
    "Body", "Content", "Configuration", "CodingKeys", "AllCases", "ID", "RawValue", "Key", "Value",
    "debugDescription", "makeBody", "reduce", "defaultValue", "description", "customMirror",
    "unownedExecutor", "assumeIsolated", "preconditionIsolated",
  ]

  // MARK: Labels and key paths

  /// `f(b: 3)` of a method that is declared once.
  func checkLabels(_ node: FunctionCallExprSyntax) {
    guard !others.isEmpty, let callee = node.calledExpression.as(DeclReferenceExprSyntax.self),
      case .member = resolve(callee.baseName.identifierText, at: callee),
      let type = enclosingTypes(of: Syntax(node)).first, let declared = types[type],
      !types.globals.contains(callee.baseName.identifierText)
    else { return }
    let name = callee.baseName.identifierText
    let found = declared.functions.filter { $0.name == name }
    guard found.count == 1, !Catalog.isModifier(name),
      types["View"]?.methods.contains(name) != true,
      let parameters = found.first?.parameters,
      declared.inherits.allSatisfy({ types[$0] == nil })
    else { return }
    let labels = Set(parameters.map { $0.firstName.identifierText })
    for argument in node.arguments {
      guard let label = argument.label, !labels.contains(label.identifierText) else { continue }
      report(.unknown(name: "\(name)(\(label.identifierText):)"), at: argument)
    }
  }

  /// `ForEach(items, id: \.name)` of elements of a type of the program.
  func checkRowIdentity(_ node: FunctionCallExprSyntax) {
    guard !others.isEmpty, let callee = node.calledExpression.as(DeclReferenceExprSyntax.self),
      ["ForEach", "List"].contains(callee.baseName.text),
      let data = node.arguments.first?.expression.as(DeclReferenceExprSyntax.self),
      let path = node.arguments.first(where: { $0.label?.text == "id" })?.expression
        .as(KeyPathExprSyntax.self), path.root == nil, path.components.count == 1,
      let component = path.components.first?.component.as(KeyPathPropertyComponentSyntax.self),
      case .property(let property, _) = resolve(data.baseName.identifierText, at: data),
      let list = property.valueType, list.hasPrefix("["), list.hasSuffix("]")
    else { return }
    let element = String(list.dropFirst().dropLast())
    let member = component.declName.baseName.identifierText
    guard types[element] != nil, !isGivenToAll(member) else { return }
    checkMember(member, of: element, at: component.declName)
  }

  // MARK: Misspelt members of the libraries

  /// `items.cuont` of an array: no known member, and like one.
  private func checkCollectionMember(
    _ member: String, of reference: DeclReferenceExprSyntax, at node: some SyntaxProtocol
  ) {
    guard
      case .property(let property, _) = resolve(reference.baseName.identifierText, at: reference),
      property.wrapperName.map({ ["State", "Binding"].contains($0) }) ?? true,
      let type = property.valueType, type.hasPrefix("["), type.hasSuffix("]"),
      types.types.values.allSatisfy({ !$0.members.contains(member) }),
      !Catalog.isMethod(member, of: .collection), !Catalog.isMutation(member, of: .collection),
      !Self.collectionProperties.contains(member),
      let nearest = nearestName(to: member, among: Self.collectionProperties.sorted())
    else { return }
    reportUnknown(member, nearest: nearest, at: node)
  }

  private static let collectionProperties: Set<String> = [
    "count", "isEmpty", "first", "last", "indices", "startIndex", "endIndex", "lazy", "keys",
    "values", "capacity", "underestimatedCount", "description", "debugDescription", "hashValue",
    "publisher", "customMirror", "span", "bytes", "regions", "unicodeScalars", "append", "contains",
    "filter", "sorted", "reversed", "shuffled",
  ]

  /// `Text("a").paddin()`: no known modifier, and like one.
  private func checkModifier(
    _ member: String, _ node: MemberAccessExprSyntax, on base: ExprSyntax
  ) {
    guard isViewCall(base), ExprSyntax(node).parent?.is(FunctionCallExprSyntax.self) == true,
      !Catalog.isModifier(member), importsKnownModules,
      types.types.values.allSatisfy({ !$0.members.contains(member) }),
      let nearest = nearestModifier(to: member)
    else { return }
    reportUnknown(member, nearest: nearest, at: node.declName)
  }

  /// A modifier of which only one letter is left out, doubled or exchanged.
  private func nearestModifier(to name: String) -> String? {
    guard name.count >= 4,
      let nearest = nearestName(to: name, among: Catalog.modifiers.keys.sorted()),
      abs(nearest.count - name.count) <= 1, nearest.first == name.first
    else { return nil }
    return nearest
  }

  /// `Text("a")` and what is made of it by modifiers.
  private func isViewCall(_ expression: ExprSyntax) -> Bool {
    var current = expression
    for _ in 0..<200 {
      guard let call = current.as(FunctionCallExprSyntax.self) else { return false }
      if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
        return Catalog.isView(name) && types[name] == nil
      }
      guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
        Catalog.isModifier(member.declName.baseName.text), let inner = member.base
      else { return false }
      current = inner
    }
    return false
  }
}

extension DeclaredMember {
  /// Whether `$name` has the members of the value as bindings.
  fileprivate var isProjectedAsBinding: Bool {
    ["State", "Binding", "StateObject", "ObservedObject", "EnvironmentObject", "Bindable"]
      .contains(wrapperName)
  }

  /// Whether the name reads as the declared type: no wrapper from elsewhere makes another one of it.
  fileprivate var isReadPlainly: Bool { wrapperName.map { Catalog.wrapper($0) != nil } ?? true }
}
