import SwiftSyntax
import Words

extension Rule {
  /// Seeds 001 and 004.
  static let computedView = Rule(
    id: "computed-view", words: ComputedViewWords.self,
    summary: "A computed property builds a view inside another view's body.",
    severity: .warning,
    explanation: """
      A computed property is a part of the body that uses it: each run of that body builds it \
      again, and SwiftUI has nothing to compare. A view struct is compared by its inputs, is \
      skipped when they are equal, and can own state.
      """,
    exceptions: [
      "`body`, `makeBody` and the previews of a PreviewProvider",
      "modifiers in an extension of View: they are API",
      "properties that no body uses",
      "properties that are the whole body",
      "views of widgets, which are built once for an entry",
      "values that are no subtree, such as colours, and a text or an image that is an argument",
      "properties outside of views that make one declared view",
    ],
    example: .computedView
  ) { context in
    var seen: Set<OutsideHelper.Place> = []
    let values = ValueHelpers(context.index)
    return context.index.builders.flatMap { view -> [Finding] in
      guard !view.isOfWidget else { return [] }
      let found = view.members.filter { member in
        !member.isFunction && view.isHelper(member, viewNames: context.index.viewNames)
      }
      let inputs = found.isEmpty ? [:] : view.reads.mentionsByMember
      let own = found.map { member in
        Finding(
          "computed-view", member, view: view.name,
          // A view of the program is compared wherever it is made.
          severity: member.isOneCall(context.index.viewNames) ? .note : .warning,
          message: member.isOneCall(context.index.viewNames)
            ? ComputedViewWords.oneCall(member.name, view.name, view.entry)
            : ComputedView.message(
              view, member.name, inputs[member.name] ?? MemberReads.Inputs()))
      }
      let ofValues = values.uses(in: view).filter { !$0.member.isFunction }.map {
        OutsideHelper(member: $0.member, owner: $0.owner)
      }
      let ofFile = OutsideHelper.all(of: view, areFunctions: false, context.index)
      let outside = (ofFile + ofValues).filter { seen.insert($0.place).inserted }
      return own + ComputedView.local(in: view, context.index)
        + ViewClosures.local(in: view, context.index.viewNames)
        + ViewClosures.stored(in: view, context.index.viewNames)
        + outside.map { helper in
          Finding(
            "computed-view", helper.member, view: helper.owner ?? view.name,
            message: ComputedView.message(view.name, helper.member.name))
        }
    }
  }
}

/// The messages of `computed-view`.
enum ComputedViewWords: String, Words {
  static let area = "rule.computed-view"

  case withoutInput = """
    Make `{1}` a view struct: as a computed property it is built again in every run of `{2}.body`, \
    and it needs no input.
    """
  case withInputs = """
    Make `{1}` a view struct: as a computed property it is built again in every run of `{2}.body`, \
    and it needs only {3}.
    """
  case oneCall = """
    Write the view where `{1}` stands: it is a view already, and the computed property is asked for in \
    every run of `{2}.{3}`.
    """
  case closure = """
    Make `{1}` a view struct: the closure is called in every run of `{2}.{3}`, and what it builds is \
    a part of that body.
    """
  case outside = """
    Make `{1}` a view struct: as a computed property it is built again in every run of `{2}.body`.
    """
}

private enum ComputedView {
  /// Computed variables inside the body and the members that it uses.
  static func local(in view: ViewType, _ index: ViewIndex) -> [Finding] {
    view.usedMembers.flatMap { member in
      member.facts.localProperties.compactMap { local -> Finding? in
        guard let name = local.binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
          let type = local.binding.typeAnnotation?.type.lineText,
          local.declaration.attributes.names.contains("ViewBuilder")
            || ViewTypeNames.yieldsView(type, viewNames: index.viewNames),
          isUsed(name.text, in: member.code)
        else { return nil }
        let text = name.identifierText
        return Finding(
          rule: "computed-view", severity: .warning, message: message(view.name, text),
          file: member.source.file,
          range: member.source.range(of: local.declaration.bindingSpecifier),
          subject: "\(view.name).\(text)")
      }
    }
  }

  /// Whether a name stands in the code beside its declaration.
  private static func isUsed(_ name: String, in code: CodeBlockItemListSyntax) -> Bool {
    var count = 0
    for token in code.tokens(viewMode: .sourceAccurate)
    where token.text == name && token.tokenKind == .identifier(name) {
      count += 1
      if count > 1 { return true }
    }
    return false
  }

  /// For what stands outside of the view or inside of its code.
  static func message(_ view: String, _ name: String) -> String {
    ComputedViewWords.outside(name, view)
  }

  static func message(
    _ view: ViewType, _ name: String, _ inputs: MemberReads.Inputs
  ) -> String {
    // What is only written or passed on as a binding is needed as a binding.
    let names = inputs.all.sorted().map { property -> String in
      if view.reads.isObject(property) { return "`\(property)`" }
      return inputs.binds.contains(property) ? "`$\(property)`" : "`\(property)`"
    }
    guard !names.isEmpty else { return ComputedViewWords.withoutInput(name, view.name) }
    guard names.count <= maximumNames, !view.bodyInputs.all.isSubset(of: inputs.all) else {
      return ComputedViewWords.outside(name, view.name)
    }
    return ComputedViewWords.withInputs(name, view.name, names.joined(separator: ", "))
  }

  /// A longer list says nothing.
  private static let maximumNames = 4
}
