import SwiftSyntax
import Words

extension Rule {
  /// Seeds 001 and 002.
  static let wideInput = Rule(
    id: "wide-input", words: WideInputWords.self,
    summary: "A view takes a whole value and reads little of it.",
    severity: .warning,
    explanation: """
      A view is compared by its stored properties. One that stores a whole struct runs again when \
      any part of the struct changes, also a part that it does not show. With the values that it \
      reads as inputs it is skipped. Observable classes are tracked for each property and may be \
      passed whole.
      """,
    thresholds: [
      "model-properties": Threshold(4, unit: "stored properties"),
      "reads": Threshold(2, unit: "properties read"),
    ],
    exceptions: [
      "structs of fewer than `model-properties`, and views that read more than `reads`",
      "views that read half of the struct's properties or more",
      "classes, which are compared by identity, and observable ones above all",
      "views with an `==` of their own that does not compare the whole value, and what a macro leaves out",
      "structs with an `==` of their own that leaves properties out",
      "views that hand the value on as a whole",
    ],
    example: .wideInput
  ) { context in
    let equality = OwnEquality(index: context.index)
    return context.index.compared.flatMap { view -> [Finding] in
      guard view.body != nil, !view.isOfWidget else { return [] }
      let found = view.propertyOrder.compactMap { name in
        view.properties[name].flatMap { WideInput.finding($0, view, equality, context) }
      }
      return found.isEmpty || view.hasUnknownUses(context.index) ? [] : found
    }
  }
}

/// The messages of `wide-input`.
enum WideInputWords: String, Words {
  static let area = "rule.wide-input"

  case found = """
    Store {1} instead of the whole `{2}`: `{3}` runs again when any of its {4} properties changes, \
    and reads {5}.
    """
  case both = "{1} and {2}"
}

/// The evidence of `wide-input`.
enum WideInput {
  static func finding(
    _ property: ViewProperty, _ view: ViewType, _ equality: OwnEquality, _ context: RuleContext
  ) -> Finding? {
    guard property.wrapper == nil, !property.isLeftOutOfEquality, property.initialValue == nil,
      let text = property.type, !TypeText.isFunction(text),
      let few = few(of: property.name, type: text, view, context.index, context.limit)
    else { return nil }
    let model = context.index.types[few.type]
    let count = Set(model.properties.map(\.name)).count
    if let compared = equality.comparedMembers(of: few.type),
      ReadMembers.stored(behind: compared, model).count < count
    {
      return nil
    }
    if equality.leavesOut(property.name, of: view) { return nil }
    if isConstant(property, of: view, context.index) { return nil }
    return Finding(
      "wide-input", property, of: view,
      message: WideInputWords.found(
        listed(few.reads), model.name, view.name, count, max(1, few.stored)))
  }

  /// Whether all that make the view give it a part of a constant of theirs: it is given the same in each run.
  private static func isConstant(
    _ property: ViewProperty, of view: ViewType, _ index: ViewIndex
  ) -> Bool {
    var isGiven = false
    for parent in index.views {
      for member in parent.allMembers {
        for construction in member.facts.constructions
        where index.type(called: construction.name, in: parent.id) == view.id {
          guard
            let value = construction.call.arguments.first(where: {
              $0.label?.identifierText == property.name
            }),
            case let uses = member.facts.uses(in: value.expression.span), !uses.isEmpty,
            uses.allSatisfy({ parent.isConstant($0.name) })
          else { return false }
          isGiven = true
        }
      }
    }
    return isGiven
  }

  /// The few members of a wide struct that a view reads, the struct, and how many stored properties these are.
  /// nil: the view reads more of it, or all of it, or it is no wide struct of the program.
  ///
  /// - Parameter limit: the thresholds of `wide-input`.
  static func few(
    of name: String, type text: String, _ view: ViewType, _ index: ViewIndex,
    _ limit: (String) -> Int
  ) -> (reads: [String], type: Int, stored: Int)? {
    guard let id = index.type(text, in: view.id) else { return nil }
    let model = index.types[id]
    let stored = Set(model.properties.map(\.name))
    guard model.kind == .structure, !index.isView(id), stored.count >= limit("model-properties"),
      let reads = ReadMembers.of(name, view, model), !reads.isEmpty
    else { return nil }
    let behind = ReadMembers.stored(behind: reads, model)
    guard behind.count <= limit("reads"), 2 * behind.count < stored.count else { return nil }
    return (reads.sorted(), id, behind.count)
  }

  /// `a` and `b`, as code.
  static func listed(_ names: [String]) -> String {
    let names = names.map { "`\($0)`" }
    return names.dropFirst().reduce(names.first ?? "") { WideInputWords.both($0, $1) }
  }
}
