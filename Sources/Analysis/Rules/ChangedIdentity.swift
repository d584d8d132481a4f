import SwiftSyntax
import Words

/// Identities that an edit changes: `id: \.self`, or a property, of elements in which the program writes what the
/// identity is made of (semantics.md section 7).
struct ChangedIdentity {
  let view: ViewType
  let index: ViewIndex

  var findings: [Finding] {
    view.usedMembers.flatMap { member in
      member.facts.constructions.compactMap { construction in
        guard ["ForEach", "List"].contains(construction.name),
          let changed = changed(construction.call, in: member)
        else { return nil }
        return Finding(
          rule: "unstable-identity", severity: .warning,
          message: UnstableIdentityWords.changedKeys(construction.name, changed.id, changed.part),
          file: member.source.file,
          range: member.source.range(of: construction.call.calledExpression),
          subject: "\(view.name).\(member.name)")
      }
    }
  }

  /// The identity of a list's rows as it is written, and what of it the program changes; nil: it stays.
  private func changed(
    _ call: FunctionCallExprSyntax, in member: ViewMember
  ) -> (id: String, part: String)? {
    guard let data = call.arguments.first, data.label == nil else { return nil }
    let id = call.arguments.first { $0.label?.text == "id" }?.expression.writtenText ?? "\\.id"
    guard let key = Self.part(of: id) else { return nil }
    guard let type = elementType(data.expression, member) else {
      return key == "self" && Self.editsElement(call, data.expression)
        ? (id, UnstableIdentityWords.theElement()) : nil
    }
    let part = parts(of: key, type).first { isWritten($0, type) }
    return part.map { (id, "`\($0)`") }
  }

  /// `name` of the key path `\.name`; nil: it is a longer one, or none.
  static func part(of id: String) -> String? {
    let path = id.split(separator: ".", omittingEmptySubsequences: false)
    return path.count == 2 && path[0] == "\\" ? String(path[1]) : nil
  }

  /// The variables of an element that its identity is made of.
  private func parts(of key: String, _ id: Int) -> [String] {
    let type = index.types[id]
    guard type.kind == .structure, !index.isView(id) else { return [] }
    let variables = type.properties.filter { !$0.isLet && $0.wrapper == nil }.map(\.name)
    if key == "self" { return isHashedByHand(type) ? [] : variables }
    if variables.contains(key) { return [key] }
    guard
      let computed = type.members.first(where: { $0.name == key && !$0.isFunction && !$0.isStatic })
    else { return [] }
    let names = Set(computed.code.tokens(viewMode: .sourceAccurate).map(\.text))
    return variables.filter(names.contains)
  }

  /// Whether a type says itself which values are the same.
  private func isHashedByHand(_ type: IndexedType) -> Bool {
    type.members.contains { $0.name == "hash" || $0.name == "==" }
  }

  // MARK: Elements

  /// The declared type of the elements of a list's data; nil: another one, or not known.
  func elementType(_ data: ExprSyntax, _ member: ViewMember) -> Int? {
    guard let use = member.facts.uses(in: data.span).first, !use.isIndirect,
      var rest = Self.members(of: data)?[...]
    else { return nil }
    var owner = view.id
    var name = use.name
    while let next = rest.first, let type = property(name, of: owner)?.typeName,
      let id = index.type(type, in: owner)
    {
      (owner, name) = (id, next)
      rest.removeFirst()
    }
    guard rest.allSatisfy(Self.keepsElements.contains) else { return nil }
    let computed = index.types[owner].members.first { $0.name == name && !$0.isFunction }
    let type = (property(name, of: owner)?.type ?? computed?.type).flatMap(TypeText.element)
    let written = property(name, of: owner)?.initialValue?.as(ArrayExprSyntax.self)?.elements.first
    let made = written?.expression.as(FunctionCallExprSyntax.self)?.calledExpression.writtenText
    return (type ?? made).flatMap { index.type($0, in: owner) }
  }

  /// The members behind the name that data begins with: `herd` and `filter` of `farm.herd.filter { … }`. nil: it is
  /// no such chain, as a range is none.
  private static func members(of data: ExprSyntax) -> [String]? {
    var (result, current): ([String], ExprSyntax) = ([], data)
    while true {
      if let call = current.as(FunctionCallExprSyntax.self) {
        current = call.calledExpression
      } else if let access = current.as(MemberAccessExprSyntax.self), let base = access.base {
        if base.as(DeclReferenceExprSyntax.self)?.baseName.text == "self" { return result }
        result.insert(access.declName.baseName.identifierText, at: 0)
        current = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
      } else {
        return current.is(DeclReferenceExprSyntax.self) ? result : nil
      }
    }
  }

  /// What a collection is asked for that has the same elements, or some of them.
  private static let keepsElements: Set<String> = [
    "filter", "sorted", "reversed", "shuffled", "prefix", "suffix", "dropFirst", "dropLast", "lazy",
  ]

  private func property(_ name: String, of type: Int) -> ViewProperty? {
    index.types[type].properties.first { $0.name == name }
  }

  /// Whether the rows of `ForEach($names, id: \.self) { $name in … }` hand on a binding to their element.
  private static func editsElement(_ call: FunctionCallExprSyntax, _ data: ExprSyntax) -> Bool {
    guard data.writtenText.hasPrefix("$"), let row = call.trailingClosure else { return false }
    let tokens = row.tokens(viewMode: .sourceAccurate).map(\.text)
    guard let given = tokens.first(where: { $0.hasPrefix("$") }) else { return false }
    return tokens.filter { $0 == given }.count > 1
  }

  // MARK: Writes

  /// Whether the program writes a property of elements. Where another type has a variable of that name, that is
  /// not known.
  private func isWritten(_ name: String, _ id: Int) -> Bool {
    let others = index.types.indices.filter { $0 != id && !index.isView($0) }
    guard !others.contains(where: { property(name, of: $0)?.isLet == false }) else { return false }
    return index.types.indices.contains { owner in
      index.types[owner].members.contains { member in
        ([member.code] + member.otherCode).contains {
          Self.writes(name, isOwn: owner == id && member.isMutating, Syntax($0))
        }
      }
    }
  }

  /// Whether code assigns to a member of that name, changes it in place or hands on a binding to it.
  private static func writes(_ name: String, isOwn: Bool, _ code: Syntax) -> Bool {
    let tokens = Array(code.tokens(viewMode: .sourceAccurate))
    return tokens.indices.contains { place in
      guard tokens[place].text == name else { return false }
      let base = place >= 2 && tokens[place - 1].tokenKind == .period ? tokens[place - 2].text : nil
      guard base.map({ $0 != "self" }) ?? isOwn || isOwn && base == "self" else { return false }
      if base != nil, isBinding(tokens[start(of: place, in: tokens)].text) { return true }
      guard place + 1 < tokens.count else { return false }
      if isAssignment(tokens[place + 1]) { return true }
      return tokens[place + 1].tokenKind == .period && place + 2 < tokens.count
        && mutations.contains(tokens[place + 2].text)
    }
  }

  /// `$bed`, and not `$0`.
  private static func isBinding(_ name: String) -> Bool {
    name.hasPrefix("$") && name.dropFirst().first?.isNumber == false
  }

  /// Where a chain of members begins: at `beds` in `beds[place].cans`.
  private static func start(of place: Int, in tokens: [TokenSyntax]) -> Int {
    var place = place
    while place >= 2, tokens[place - 1].tokenKind == .period {
      place -= 2
      var open = 0
      while place > 0 {
        switch tokens[place].tokenKind {
        case .rightSquare, .rightParen: open += 1
        case .leftSquare, .leftParen: open -= 1
        default: break
        }
        if open == 0, tokens[place].tokenKind != .leftSquare, tokens[place].tokenKind != .leftParen
        {
          break
        }
        place -= 1
      }
    }
    return place
  }

  private static func isAssignment(_ token: TokenSyntax) -> Bool {
    if token.tokenKind == .equal { return true }
    guard case .binaryOperator(let text) = token.tokenKind else { return false }
    return text.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!=="].contains(text)
  }

  private static let mutations: Set<String> = [
    "toggle", "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "sort",
  ]
}
