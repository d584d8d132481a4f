import SwiftSyntax
import Words

extension Rule {
  /// Section 14.15 of the semantics.
  static let eagerRows = Rule(
    id: "eager-rows", words: EagerRowsWords.self,
    summary: "A stack that scrolls builds the rows of data of any size at once.",
    severity: .note,
    explanation: """
      A `VStack` or an `HStack` builds all of its rows when it appears, also those that nobody scrolls \
      to. A lazy stack builds a row when it comes into sight, so the first picture costs as much as \
      fits the screen. It may measure and scroll a little differently, so look at it once.
      """,
    exceptions: [
      "ranges and literals, constants, all cases of an enumeration, and what `prefix` cuts",
      "stacks across the direction of scrolling, and rows in the row of a list",
    ],
    example: .eagerRows
  ) { context in
    context.index.views.flatMap { view -> [Finding] in
      var seen: Set<SourceRange> = []
      return view.evaluatedMembers.flatMap { member in
        member.facts.constructions.compactMap { construction -> Finding? in
          guard construction.name == "ForEach",
            let data = construction.call.arguments.first, data.label == nil,
            GrowingData(view: view, index: context.index).includes(data.expression, member),
            let stack = ScrolledStack(around: construction.call)
          else { return nil }
          let range = member.source.range(of: stack.call.calledExpression)
          guard seen.insert(range).inserted else { return nil }
          return Finding(
            rule: "eager-rows", severity: .note,
            message: EagerRowsWords.found(
              stack.name, "Lazy" + stack.name, data.expression.writtenText),
            file: member.source.file, range: range, subject: "\(view.name).\(member.name)")
        }
      }
    }
  }
}

/// The messages of `eager-rows`.
enum EagerRowsWords: String, Words {
  static let area = "rule.eager-rows"

  case found = """
    Make this `{1}` a `{2}`: it builds a row for every element of `{3}` at once, and only those in sight \
    are needed.
    """
}

/// The stack that holds rows and is scrolled along.
private struct ScrolledStack {
  let call: FunctionCallExprSyntax
  let name: String

  /// What may stand between the rows and the stack, and between it and what scrolls.
  private static let between: Set<String> = ["Section", "Group", "VStack", "HStack"]

  /// nil: the rows stand in no stack, or in one that is not scrolled in its own direction.
  init?(around rows: FunctionCallExprSyntax) {
    var innermost: FunctionCallExprSyntax?
    for outer in rows.callsAround {
      let name = Self.name(outer)
      if innermost == nil, name == "VStack" || name == "HStack" { innermost = outer }
      if name == "ScrollView" {
        guard let innermost, Self.name(innermost) == Self.stack(along: outer) else { return nil }
        (call, self.name) = (innermost, Self.name(innermost))
        return
      }
      guard Self.between.contains(name) else { return nil }
    }
    return nil
  }

  private static func name(_ call: FunctionCallExprSyntax) -> String {
    CodeWalker.name(of: call.calledExpression)
  }

  /// The stack of the direction in which a view scrolls; nil: both, or one that is not written out.
  private static func stack(along scroll: FunctionCallExprSyntax) -> String? {
    guard let axes = scroll.arguments.first, axes.label == nil else { return "VStack" }
    switch axes.expression.writtenText {
    case ".vertical", "[.vertical]", "Axis.Set.vertical": return "VStack"
    case ".horizontal", "[.horizontal]", "Axis.Set.horizontal": return "HStack"
    default: return nil
    }
  }
}

/// Data that may have any number of elements.
private struct GrowingData {
  let view: ViewType
  let index: ViewIndex

  func includes(_ data: ExprSyntax, _ member: ViewMember) -> Bool {
    let uses = member.facts.uses(in: data.span)
    guard let use = uses.first, let property = view.properties[use.name],
      !uses.contains(where: { $0.path.contains("prefix") || $0.path.contains("suffix") })
    else { return false }
    // What a call makes, such as a model, may hold any number.
    if property.wrapper == "State", property.initialValue?.is(FunctionCallExprSyntax.self) != true {
      return isFilled(property)
    }
    if property.wrapper == nil, property.initialValue != nil { return false }
    return !isConstant(use, of: property)
  }

  /// Whether the program adds to a state, or gives it another value.
  private func isFilled(_ property: ViewProperty) -> Bool {
    view.allMembers.flatMap(\.facts.uses).contains { use in
      guard use.name == property.name else { return false }
      return use.path.isEmpty && use.isWritten
        || use.isCalled && ["append", "insert"].contains(use.path.last)
    }
  }

  /// A constant of the type that the property holds.
  private func isConstant(_ use: NameUse, of property: ViewProperty) -> Bool {
    guard let name = use.path.first, let text = property.typeName,
      let type = index.type(text, in: view.id)
    else { return false }
    let found = index.types[type].properties.first { $0.name == name }
    return found?.isLet == true && found?.initialValue != nil
  }
}
