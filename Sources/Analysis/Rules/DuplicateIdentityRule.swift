import SwiftSyntax
import Words

extension Rule {
  /// Section 7 of the semantics.
  static let duplicateIdentity = Rule(
    id: "duplicate-identity", words: DuplicateIdentityWords.self,
    summary: "Two rows have, or may have, the same identity.",
    severity: .warning,
    explanation: """
      Rows with one identity are one row to SwiftUI: one of them is left out or shown twice, and \
      both share state and animations. An identity belongs to one element and stays with it.
      """,
    isAboutBehavior: true,
    exceptions: [
      "ids that the elements have themselves, unless two that are written out are the same",
      "collections that are handed over: whether values stand in them twice is not known",
    ],
    example: .duplicateIdentity
  ) { context in
    context.index.builders.flatMap { view in
      DuplicateIdentities(view: view, index: context.index).findings
    }
  }
}

/// The messages of `duplicate-identity`.
enum DuplicateIdentityWords: String, Words {
  static let area = "rule.duplicate-identity"

  case twice = """
    Give the elements of this `{1}` ids of their own: {2} stands in it twice, and with `{3}` both \
    are one row.
    """
  case sameID = """
    Give each element of this `{1}` another `{3}`: two have {2}, and both are one row.
    """
  case alike = """
    Give the rows of this `{1}` an id that no two elements share: two of those from which they are chosen have \
    {2} as `{3}`, and whenever both are shown they are one row.
    """
  case besideID = """
    Leave `id: {1}` out: each `{2}` has an `id` of its own, and two of one `{3}` would be one row.
    """
  case hash = """
    Use an id of the element in this `{1}`: different elements may have one `hashValue`, and it is \
    another one after each start.
    """
  case appended = """
    Give the elements of this `{1}` ids of their own: what is added to `{2}` may be in it already, \
    and with `\\.self` both are one row.
    """
}

/// The lists of a view whose identities meet.
private struct DuplicateIdentities {
  let view: ViewType
  let index: ViewIndex

  var findings: [Finding] {
    view.evaluatedMembers.flatMap { member in
      member.facts.constructions.compactMap { construction in
        guard ["ForEach", "List"].contains(construction.name),
          let message = message(construction.call, construction.name, member)
        else { return nil }
        return Finding(
          rule: "duplicate-identity", severity: message.severity, message: message.text,
          file: member.source.file,
          range: member.source.range(of: construction.call.calledExpression),
          subject: "\(view.name).\(member.name)")
      }
    }
  }

  private func message(
    _ call: FunctionCallExprSyntax, _ name: String, _ member: ViewMember
  ) -> (severity: Severity, text: String)? {
    guard let data = call.arguments.first, data.label == nil else { return nil }
    let id = call.arguments.first { $0.label?.text == "id" }?.expression.writtenText
    if let id, id.hasSuffix(".hashValue") { return (.warning, DuplicateIdentityWords.hash(name)) }
    if let written = WrittenElements(data.expression, in: member, of: view, index),
      let text = twice(written, id ?? "\\.id", name)
    {
      return (.warning, text)
    }
    if let all = WrittenElements(chosenFor: data.expression, in: member, of: view, index),
      let text = alike(all, id ?? "\\.id", name)
    {
      return (.note, text)
    }
    if let id, let text = besideOwnID(data.expression, id, member) { return (.note, text) }
    guard id == "\\.self", let property = property(data.expression, member),
      property.wrapper == "State",
      isAppended(property)
    else { return nil }
    return (.note, DuplicateIdentityWords.appended(name, property.name))
  }

  /// What is wrong where two elements that are written out have one identity; nil: none have.
  private func twice(_ written: WrittenElements, _ id: String, _ name: String) -> String? {
    guard let part = ChangedIdentity.part(of: id) else { return nil }
    if part == "self" || part == "rawValue" {
      return written.repeatedValue.map { DuplicateIdentityWords.twice(name, $0, id) }
    }
    return written.repeated(part).map { DuplicateIdentityWords.sameID(name, $0, part) }
  }

  /// What two of the elements have in common from which the rows are chosen; nil: nothing is known.
  private func alike(_ all: WrittenElements, _ id: String, _ name: String) -> String? {
    guard let part = ChangedIdentity.part(of: id), part != "self" else {
      return nil
    }
    return all.repeated(part).map { DuplicateIdentityWords.alike(name, $0, part) }
  }

  /// That rows go by another part than the id that their elements have; nil: they have none, or it is that part.
  private func besideOwnID(_ data: ExprSyntax, _ id: String, _ member: ViewMember) -> String? {
    guard let part = ChangedIdentity.part(of: id), part != "self", part != "id",
      let element = ChangedIdentity(view: view, index: index).elementType(data, member),
      index.conforms(element, to: "Identifiable"),
      index.types[element].properties.contains(where: { $0.name == part })
    else { return nil }
    let type = index.types[element]
    let computed = type.members.first { $0.name == "id" && !$0.isFunction && !$0.isStatic }
    let isPart = computed?.code.tokens(viewMode: .sourceAccurate).contains { $0.text == part }
    return isPart == true ? nil : DuplicateIdentityWords.besideID(id, type.simpleName, part)
  }

  /// The stored property that the data is; nil: it is something else.
  private func property(_ data: ExprSyntax, _ member: ViewMember) -> ViewProperty? {
    guard data.is(DeclReferenceExprSyntax.self) || data.is(MemberAccessExprSyntax.self),
      let use = member.facts.uses(in: data.span).first, !use.isIndirect
    else { return nil }
    if use.path.isEmpty { return view.properties[use.name] }
    guard use.path.count == 1, ["Self", index.types[view.id].simpleName].contains(use.name) else {
      return nil
    }
    return index.types[view.id].statics.first { $0.name == use.path[0] }
  }

  /// Whether the program adds values to the property that are not counted up.
  private func isAppended(_ property: ViewProperty) -> Bool {
    view.allMembers.contains { member in
      let uses = member.facts.uses
      return uses.indices.contains { place in
        let use = uses[place]
        guard use.name == property.name, use.isCalled, use.hasArguments,
          ["append", "insert"].contains(use.path.last)
        else { return false }
        guard place + 1 < uses.count else { return true }
        return uses[place + 1].name != property.name || !uses[place + 1].path.contains("count")
      }
    }
  }
}
