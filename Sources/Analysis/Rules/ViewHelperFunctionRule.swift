import SwiftSyntax
import Words

extension Rule {
  /// Seed 001.
  static let viewHelperFunction = Rule(
    id: "view-helper-function", words: ViewHelperFunctionWords.self,
    summary: "A function builds views for a body.",
    severity: .warning,
    explanation: """
      A helper function is inlined into the body that calls it. It runs with every run of that \
      body, for each call, whatever changed. A view struct with the parameters as stored \
      properties is skipped when they are equal.
      """,
    exceptions: [
      "`makeBody` and `body(content:)`",
      "modifiers in an extension of View: they are API",
      "functions that are the whole body, and views of widgets",
      "view builder parameters and initialisers",
      "functions outside of views that make one declared view",
    ]
  ) { context in
    var found: [Finding] = []
    var seen: Set<Finding> = []
    let values = ValueHelpers(context.index)
    for view in context.index.builders where !view.isOfWidget {
      for finding in ViewHelpers(view: view, index: context.index, values: values).findings
      where seen.insert(finding.withoutUser).inserted {
        found.append(finding)
      }
    }
    return found
  }
}

/// The messages of `view-helper-function`.
enum ViewHelperFunctionWords: String, Words {
  static let area = "rule.view-helper-function"

  case withoutParameters =
    "Make `{1}` a view struct: as a function it runs in every run of `{2}.body`."
  case oneCall = """
    Write the view where `{1}` is called: it is a view already, and the function runs in every run of \
    `{2}.{3}`.
    """
  case called = """
    Make a view of `{1}`, with `body` for `callAsFunction`: called as a function it runs in every \
    run of `{2}.body`.
    """
  case withParameters = """
    Make `{1}` a view struct with its parameters as stored properties: as a function it runs in \
    every run of `{2}.body`.
    """
}

/// The functions that a body calls for views.
private struct ViewHelpers {
  let view: ViewType
  let index: ViewIndex
  let values: ValueHelpers

  var findings: [Finding] { methods + outside + local + called }

  /// Methods of values that are no views, and values that are called for one: `Headline(text: title)()`.
  private var called: [Finding] {
    values.uses(in: view).filter(\.member.isFunction).map { use in
      guard use.member.name == ValueHelpers.callee else {
        return finding(use.member, owner: use.owner)
      }
      let name = DeclaredGroup.lastName(of: use.owner)
      return Finding(
        "view-helper-function", use.member, view: use.owner,
        message: ViewHelperFunctionWords.called(name, view.name))
    }
  }

  /// Methods of the view that its body reaches.
  private var methods: [Finding] {
    view.members.filter {
      $0.isFunction && $0.name != "makeBody" && $0.name != "body"
        && view.isHelper($0, viewNames: index.viewNames)
    }.map { member in
      guard member.isOneCall(index.viewNames) else { return finding(member) }
      return Finding(
        "view-helper-function", member, view: view.name, severity: .note,
        message: ViewHelperFunctionWords.oneCall(member.name, view.name, view.entry))
    }
  }

  /// Functions of the file, and static ones of any type.
  private var outside: [Finding] {
    OutsideHelper.all(of: view, areFunctions: true, index).map {
      finding($0.member, owner: $0.owner)
    }
  }

  /// Functions inside the body and the members that it uses.
  private var local: [Finding] {
    view.usedMembers.flatMap { member in
      member.facts.localFunctions.filter { function in
        function.attributes.names.contains("ViewBuilder")
          || (function.signature.returnClause?.type.lineText).map {
            ViewTypeNames.yieldsView($0, viewNames: index.viewNames)
          } == true
      }.map { function in
        Finding(
          rule: "view-helper-function", severity: .warning,
          message: message(
            function.name.identifierText,
            hasParameters: !function.signature.parameterClause.parameters.isEmpty),
          file: member.source.file,
          range: member.source.range(of: function.funcKeyword),
          subject: "\(view.name).\(function.name.identifierText)")
      }
    }
  }

  private func finding(_ member: ViewMember, owner: String? = nil) -> Finding {
    Finding(
      "view-helper-function", member, view: owner ?? view.name,
      message: message(member.name, hasParameters: !member.parameters.isEmpty))
  }

  private func message(_ name: String, hasParameters: Bool) -> String {
    hasParameters
      ? ViewHelperFunctionWords.withParameters(name, view.name)
      : ViewHelperFunctionWords.withoutParameters(name, view.name)
  }
}

extension Finding {
  /// Equal for findings about one function that several bodies use.
  fileprivate var withoutUser: Finding {
    var result = self
    result.message = ""
    result.subject = ""
    return result
  }
}
