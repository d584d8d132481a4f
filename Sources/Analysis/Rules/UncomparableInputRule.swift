import SwiftSyntax
import Words

extension Rule {
  /// Section 3 of the semantics.
  static let uncomparableInput = Rule(
    id: "uncomparable-input", words: UncomparableInputWords.self,
    summary: "A subview gets an input that differs although it shows nothing else.",
    severity: .warning,
    explanation: """
      A subview is skipped when its inputs are equal to the ones before. `Binding(get:set:)`, \
      `AnyView`, a fresh `UUID()` or object, and a rebuilt array of elements without `==` never \
      are, and a closure that captures the view is not once a value that the view stores has \
      changed. Then the subview's body runs, whatever it shows.
      """,
    exceptions: [
      "bodies that no change runs again",
      "subviews that are Equatable, and calls with `.equatable()`",
      "subviews that are given each value that makes the body run",
      "closures that capture nothing of the view, and those with a capture list",
      "closures of views that store objects and literals only, which stay the same",
      "what the subview's own initializer takes and does not store",
    ],
    example: .uncomparableInput
  ) { context in
    let objects = Set(
      context.index.types.filter { $0.kind == .object && !$0.inherits.contains("Equatable") }
        .map(\.simpleName))
    return context.index.compared.flatMap { view in
      Inputs(view: view, index: context.index, objects: objects).findings
    }
  }
}

/// The messages of `uncomparable-input`.
enum UncomparableInputWords: String, Words {
  static let area = "rule.uncomparable-input"

  // The fourth fact is what the reason is about.
  case closure = """
    Give `{1}` an input that can be compared for {2}: the closure uses `{4}` and captures the \
    whole view, so `{1}` is not skipped when the body of `{3}` runs after a change of anything that it stores.
    """
  case method = """
    Give `{1}` an input that can be compared for {2}: the method `{4}` captures the whole view, so \
    `{1}` is not skipped when the body of `{3}` runs after a change of anything that it stores.
    """
  case bindingOfClosures = """
    Give `{1}` an input that can be compared for {2}: a binding of closures is never equal to \
    another, so its body runs with every run of `{3}.body`.
    """
  case anyView = """
    Give `{1}` an input that can be compared for {2}: an `AnyView` is never equal to another, so \
    its body runs with every run of `{3}.body`.
    """
  case freshValue = """
    Give `{1}` an input that can be compared for {2}: its value is made anew in each run, so its \
    body runs with every run of `{3}.body`.
    """
  case freshDefault = """
    Give `{1}` an input that can be compared for {2}: its default value is made anew for each \
    `{4}`, so its body runs with every run of `{3}.body`.
    """
  case freshState = """
    Each run of `{3}.body` makes a `{1}` with another first value for {2}, of which only the first of all is kept: \
    with SDKs before that of Xcode 27 the body of `{1}` runs with each. Where these runs are many, let a view above \
    keep the object.
    """
  case rebuiltArray = """
    Give `{1}` an input that can be compared for {2}: the array is built anew, and `{4}` is not \
    Equatable, so its body runs with every run of `{3}.body`.
    """
  // What follows "compared for", where the input has no label.
  case trailingClosure = "the trailing closure"
  case unlabeled = "the argument without a label"
}

/// Why an input is never equal to the one before.
private struct Reason {
  private let words: UncomparableInputWords
  /// What the sentence says beside the views and the input.
  private let fact: String

  init(_ words: UncomparableInputWords, _ fact: String = "") {
    self.words = words
    self.fact = fact
  }

  /// Whether newer SDKs do otherwise.
  var isOfSDK: Bool { words == .freshState }

  func message(_ child: String, input: String, parent: String) -> String {
    words(child, input, parent, fact)
  }
}

/// The arguments of the subviews that a view makes.
private struct Inputs {
  let view: ViewType
  let index: ViewIndex
  /// Names of the program's classes.
  let objects: Set<String>

  var findings: [Finding] {
    guard !view.isOfWidget, isRunAgain else { return [] }
    return view.evaluatedMembers.flatMap { member in
      member.facts.constructions.flatMap { construction -> [Finding] in
        guard let id = index.type(called: construction.name, in: view.id), index.isCompared(id),
          id != view.id, !index.isComparedByItself(id),
          !construction.call.isMadeEquatable,
          !getsAllThatChanges(construction.call, index.types[id], member)
        else { return [] }
        return findings(construction.call, of: id, in: member)
      }
    }
  }

  /// Whether something that changes makes the body run.
  private var isRunAgain: Bool {
    view.properties.values.contains { property in
      if property.isObservedObject, view.canChange(property) { return true }
      guard view.bodyInputs.reads.contains(property.name) else { return false }
      if view.canChange(property) { return true }
      guard let id = property.typeName.flatMap({ index.type($0, in: view.id) }) else {
        return false
      }
      return index.types[id].attributes.contains("Observable")
    }
  }

  /// Whether a subview is given each value that makes the body run: it would run with the body anyway.
  private func getsAllThatChanges(
    _ call: FunctionCallExprSyntax, _ child: IndexedType, _ member: ViewMember
  ) -> Bool {
    let given = Set(
      call.arguments.compactMap { argument -> String? in
        let value = argument.expression
        guard value.is(DeclReferenceExprSyntax.self) || value.is(MemberAccessExprSyntax.self),
          let use = member.facts.uses(in: value.span).first, !use.isIndirect, !use.isCalled,
          use.form == .value
        else { return nil }
        let isObserved = child.properties.contains {
          $0.name == argument.label?.identifierText && $0.isObservedObject
        }
        guard let property = view.properties[use.name] else { return nil }
        if property.isObservedObject { return isObserved && use.path.isEmpty ? use.name : nil }
        return ([use.name] + use.path).joined(separator: ".")
      })
    guard !given.isEmpty else { return false }
    let inputs = view.bodyInputs
    let changing = view.properties.values.filter { property in
      guard view.mayDiffer(property) else { return false }
      return property.isObservedObject || inputs.reads.contains(property.name)
    }.map(\.name)
    return changing.allSatisfy { name in
      guard view.models[name] != nil else { return given.contains(name) }
      return inputs.paths.filter { $0.hasPrefix(name + ".") }.allSatisfy(given.contains)
    }
  }

  private func findings(
    _ call: FunctionCallExprSyntax, of id: Int, in member: ViewMember
  ) -> [Finding] {
    let child = index.types[id]
    var result: [Finding] = []
    // What a sheet shows is made while it is shown: mostly its end is what changes.
    let isQuiet = PresentedCall.isPresentedQuietly(call, in: member, of: view)
    let severity: Severity = isQuiet ? .note : .warning
    let add = { (node: Syntax, name: String, label: String?, reason: Reason) in
      let start = member.source.position(of: node)
      var finding = Finding(
        rule: "uncomparable-input", severity: reason.isOfSDK ? .note : severity,
        message: reason.message(child.simpleName, input: name, parent: view.name),
        file: member.source.file,
        range: SourceRange(start: start, end: member.source.range(of: node).end),
        subject: "\(view.name).\(member.name)")
      let trailing = child.properties.last { TypeText.isFunction($0.type ?? "") }?.name
      finding.input = (label ?? trailing).map { "\(child.name).\($0)" }
      result.append(finding)
    }
    for argument in call.arguments {
      let label = argument.label?.identifierText
      guard let reason = reason(argument.expression, label, id, member) else { continue }
      let name = label.map { "`\($0)`" } ?? UncomparableInputWords.unlabeled()
      add(Syntax(argument), name, label, reason)
    }
    if let closure = call.trailingClosure,
      let reason = reason(ExprSyntax(closure), nil, id, member)
    {
      add(Syntax(closure), UncomparableInputWords.trailingClosure(), nil, reason)
    }
    for element in call.additionalTrailingClosures {
      let label = element.label.identifierText
      if let reason = reason(ExprSyntax(element.closure), label, id, member) {
        add(Syntax(element), "`\(label)`", label, reason)
      }
    }
    if let name = freshDefault(of: child, call, in: [nil, "ObservedObject"]) {
      add(Syntax(call), "`\(name)`", name, Reason(.freshDefault, child.simpleName))
    }
    if let name = freshDefault(of: child, call, in: ["State"]) {
      add(Syntax(call), "`\(name)`", name, Reason(.freshState))
    }
    return result
  }

  /// A stored property of the subview, in one of some wrappers, whose initial value is never equal to another, and
  /// which the call does not give. A written initializer may set it: nothing is said then.
  private func freshDefault(
    of child: IndexedType, _ call: FunctionCallExprSyntax, in wrappers: Set<String?>
  ) -> String? {
    guard !child.members.contains(where: { $0.name == ViewMember.initializer }) else { return nil }
    let given = Set(call.arguments.compactMap { $0.label?.identifierText })
    return child.properties.first { property in
      wrappers.contains(property.wrapper) && !given.contains(property.name)
        && property.initialValue.map {
          FreshValue.isFresh($0, besides: objects, aliases: index.typeAliases)
        } == true
    }?.name
  }

  // MARK: Why an argument is never equal

  /// nil: it can be equal, or the subview does not keep it.
  private func reason(
    _ value: ExprSyntax, _ label: String?, _ id: Int, _ member: ViewMember
  ) -> Reason? {
    guard let reason = reasonOfArgument(value, label, id, member) else { return nil }
    let stored = StoredInput(child: index.types[id], id: id, index: index)
    return stored.keeps(value, label: label) ? reason : nil
  }

  private func reasonOfArgument(
    _ value: ExprSyntax, _ label: String?, _ id: Int, _ member: ViewMember
  ) -> Reason? {
    let child = index.types[id]
    let role = index.closures.role(callee: child.simpleName, label: label)
    if let closure = value.as(ClosureExprSyntax.self) {
      guard role == .deferred, !keepsItsFields, let name = captured(closure, member) else {
        return nil
      }
      return Reason(.closure, name)
    }
    if let method = ownMethod(value, member), role == .deferred, !keepsItsFields {
      return Reason(.method, method)
    }
    if let call = value.as(FunctionCallExprSyntax.self) {
      let name = CodeWalker.name(of: call.calledExpression)
      if ["Binding", "init"].contains(name),
        call.arguments.contains(where: { $0.label?.text == "get" || $0.label?.text == "set" })
      {
        return Reason(.bindingOfClosures)
      }
      if index.typeAliases.name(of: name) == "AnyView" { return Reason(.anyView) }
    }
    let isKept = child.properties.contains { $0.name == label && $0.wrapper == "StateObject" }
    let input = child.inputType(label)
    let made = MadeAnew(index: index, objects: objects)
    let place = MadeAnew.Place(member: member, owner: view.id)
    if !isKept, made.isObject(value, input, in: place) { return Reason(.freshValue) }
    if let element = RebuiltArray(view: view, made: made).element(value, input, of: id, in: place) {
      return Reason(.rebuiltArray, element)
    }
    return reasonInside(value, input, member)
  }

  /// Why a struct of the program that is made for the argument is never equal: `Actions(close: { … })` keeps the
  /// closure.
  private func reasonInside(
    _ value: ExprSyntax, _ input: String?, _ member: ViewMember
  ) -> Reason? {
    guard let call = value.as(FunctionCallExprSyntax.self) else { return nil }
    let name = CodeWalker.name(of: call.calledExpression)
    let type = name == "init" ? input : name
    guard let type, type.isCapitalized, let inner = index.type(called: type, in: view.id),
      index.types[inner].kind == .structure, !index.isCompared(inner),
      !index.isComparedByItself(inner)
    else { return nil }
    let given = call.arguments.map { ($0.expression, $0.label?.identifierText) }
    let trailing = call.trailingClosure.map { [(ExprSyntax($0), String?.none)] } ?? []
    let others = call.additionalTrailingClosures.map {
      (ExprSyntax($0.closure), String?.some($0.label.identifierText))
    }
    return (given + trailing + others).lazy.compactMap { value, label in
      reason(value, label, inner, member)
    }.first
  }

  /// Whether the view is equal to itself in every run: it stores nothing but objects, which stay the same ones,
  /// and literals that nothing writes. What captures such a view can be compared
  /// (semantics.md 3.4).
  private var keepsItsFields: Bool {
    view.properties.values.allSatisfy { property in
      guard property.wrapper == "State" else {
        guard property.wrapper == nil, property.isLet else { return false }
        let type = property.typeName.flatMap { index.type($0, in: view.id) }
        return property.initialValue?.isPlainLiteral == true
          || type.map { index.types[$0].kind == .object } == true
      }
      if !view.canChange(property), property.initialValue?.isPlainLiteral == true { return true }
      guard let id = property.typeName.flatMap({ index.type($0, in: view.id) }) else {
        return false
      }
      return index.types[id].attributes.contains("Observable")
    }
  }

  /// The first member of the view that a closure mentions outside of its capture list.
  private func captured(_ closure: ClosureExprSyntax, _ member: ViewMember) -> String? {
    member.facts.uses(in: closure.span).first { use in
      if use.name == "self" { return true }
      return !use.isCaptured && !use.isIndirect && !use.isOfCopy && isMember(use.name)
    }?.name
  }

  private func isMember(_ name: String) -> Bool {
    view.properties[name] != nil || view.members.contains { $0.name == name }
  }

  private func ownMethod(_ value: ExprSyntax, _ member: ViewMember) -> String? {
    guard value.is(DeclReferenceExprSyntax.self) || value.is(MemberAccessExprSyntax.self),
      let use = member.facts.uses(in: value.span).first, use.path.isEmpty, !use.isIndirect,
      view.members.contains(where: { $0.isFunction && $0.name == use.name })
    else { return nil }
    return use.name
  }
}
