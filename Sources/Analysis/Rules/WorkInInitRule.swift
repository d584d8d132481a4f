import SwiftSyntax
import Words

extension Rule {
  /// Section 2 of the semantics.
  static let workInInit = Rule(
    id: "work-in-init", words: WorkInInitWords.self,
    summary: "Making a view makes an object or changes something outside.",
    severity: .warning,
    explanation: """
      A view is made again in each run of its parent, long before and more often than it appears. \
      An object that is made on the way is another one each time; what is written, posted or \
      started happens each time. `@State` and `@StateObject` keep the first object, and `onAppear` \
      and `task` run when the view appears.
      """,
    isAboutBehavior: true,
    exceptions: [
      "`@StateObject`, and objects that the initializer is given",
      "apps, scenes and previews, which are made once",
      "classes that are not observed, other than formatters",
    ],
    example: .workInInit
  ) { context in
    context.index.views.flatMap { view -> [Finding] in
      guard view.body != nil else { return [] }
      let work = InitWork(view: view, index: context.index)
      return work.defaults + work.formatters + work.inBody + work.inInitializers
    }
  }
}

/// The messages of `work-in-init`.
enum WorkInInitWords: String, Words {
  static let area = "rule.work-in-init"

  case inBody = """
    Keep the `{1}` in a `@State` or take it as an input: each run of `{2}.body` makes another one.
    """
  case observed = """
    Make `{1}` a `@StateObject`: whenever a parent runs, `{2}` is made with another `{3}`.
    """
  case stored = """
    Make `{1}` a `@State`, or take it as an input: whenever a parent runs, `{2}` is made with \
    another `{3}`.
    """
  case formatter = """
    Make the `{1}` once, as a static constant: whenever a parent runs, `{2}` is made with another one.
    """
  case effect = """
    Move this to `onAppear` or `task`: it is done whenever a parent of `{1}` runs.
    """
}

/// What making a view does.
private struct InitWork {
  let view: ViewType
  let index: ViewIndex

  private static let effects: [String: Set<String>] = [
    "UserDefaults": ["set", "removeObject"], "NotificationCenter": ["post", "addObserver"],
    "Timer": ["scheduledTimer"], "URLSession": ["dataTask", "uploadTask", "downloadTask"],
    "FileManager": ["createFile", "removeItem", "createDirectory"],
  ]

  /// The name of the class whose instance a call makes, if instances of it are observed.
  private func observed(_ name: String) -> String? {
    guard let id = index.type(name, in: view.id), index.types[id].kind == .object,
      index.types[id].attributes.contains("Observable")
        || index.conforms(id, to: "ObservableObject")
    else { return nil }
    return index.types[id].simpleName
  }

  /// The class of which an initial value makes an observed instance: `Model()`, `.init()` where a `Model`
  /// belongs, `Model.make()` whose text makes one.
  private func observed(madeBy value: ExprSyntax?, as declared: String?) -> String? {
    guard let callee = value?.as(FunctionCallExprSyntax.self)?.calledExpression else { return nil }
    guard let access = callee.as(MemberAccessExprSyntax.self) else {
      return observed(CodeWalker.name(of: callee))
    }
    let name = access.declName.baseName.identifierText
    let type = access.base.map { CodeWalker.name(of: $0) } ?? declared ?? ""
    if name == "init" { return observed(type) }
    guard let made = observed(type), let id = index.type(type, in: view.id) else { return nil }
    let isMaker = index.types[id].members.contains { member in
      member.name == name
        && member.facts.constructions.contains { [made, "Self", "init"].contains($0.name) }
    }
    return isMaker ? made : nil
  }

  /// `@ObservedObject var model = Model()`, `let model = Model()`.
  var defaults: [Finding] {
    view.propertyOrder.compactMap { view.properties[$0] }.compactMap { property in
      guard [nil, "ObservedObject", "Bindable"].contains(property.wrapper),
        let type = observed(madeBy: property.initialValue, as: property.type)
      else { return nil }
      let isObserved = property.wrapper == "ObservedObject"
      return Finding(
        "work-in-init", property, of: view, severity: isObserved ? .warning : .note,
        message: isObserved
          ? WorkInInitWords.observed(property.name, view.name, type)
          : WorkInInitWords.stored(property.name, view.name, type))
    }
  }

  /// `let formatter = DateFormatter()`, `let formatter: DateFormatter = { … }()`.
  var formatters: [Finding] {
    view.propertyOrder.compactMap { view.properties[$0] }.compactMap { property in
      guard property.wrapper == nil,
        let call = property.initialValue?.as(FunctionCallExprSyntax.self),
        let name = formatter(madeBy: call)
      else { return nil }
      return Finding(
        "work-in-init", property, of: view, message: WorkInInitWords.formatter(name, view.name))
    }
  }

  /// A formatter that a call makes: by its name, or in a closure that is called where it stands.
  private func formatter(madeBy call: FunctionCallExprSyntax) -> String? {
    let name = CodeWalker.name(of: call.calledExpression)
    if FreshValue.references.contains(name) { return name }
    guard let closure = call.calledExpression.as(ClosureExprSyntax.self) else { return nil }
    return closure.statements.tokens(viewMode: .sourceAccurate).first { token in
      FreshValue.references.contains(token.text)
        && token.nextToken(viewMode: .sourceAccurate)?
          .tokenKind == .leftParen
    }?.text
  }

  var inBody: [Finding] {
    view.evaluatedMembers.flatMap { member in
      member.facts.constructions.compactMap { construction in
        guard let type = observed(construction.name) else { return nil }
        return finding(
          at: Syntax(construction.call), member, .warning,
          WorkInInitWords.inBody(type, view.name))
      }
    }
  }

  var inInitializers: [Finding] {
    view.otherMembers.filter { $0.name == ViewMember.initializer }.flatMap { member in
      member.facts.constructions.compactMap { assigned($0, member) ?? formatter($0, member) }
        + effects(of: member)
    }
  }

  /// A formatter that an initializer makes, unless it is for a `StateObject`, which makes it once.
  private func formatter(
    _ construction: CodeFacts.Construction, _ member: ViewMember
  ) -> Finding? {
    guard FreshValue.references.contains(construction.name),
      !construction.call.callsAround.contains(where: {
        CodeWalker.name(of: $0.calledExpression) == "StateObject"
      })
    else { return nil }
    return finding(
      at: Syntax(construction.call), member, .warning,
      WorkInInitWords.formatter(construction.name, view.name))
  }

  /// `loader = Loader(url: url)`, `_loader = ObservedObject(wrappedValue: Loader(url: url))`
  private func assigned(
    _ construction: CodeFacts.Construction, _ member: ViewMember
  ) -> Finding? {
    guard let type = observed(construction.name) else { return nil }
    var value = construction.call
    if let argument = value.parent?.as(LabeledExprSyntax.self),
      let wrapper = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
      CodeWalker.name(of: wrapper.calledExpression) == "ObservedObject"
    {
      value = wrapper
    }
    guard let sequence = value.parent?.parent?.as(SequenceExprSyntax.self),
      sequence.elements.count == 3, let target = sequence.elements.first,
      let property = view.properties[Self.plain(CodeWalker.name(of: target))]
    else { return nil }
    switch property.wrapper {
    case "ObservedObject"?:
      return finding(
        at: Syntax(sequence), member, .warning,
        WorkInInitWords.observed(property.name, view.name, type))
    case nil, "Bindable"?:
      return finding(
        at: Syntax(sequence), member, .note,
        WorkInInitWords.stored(property.name, view.name, type))
    default: return nil
    }
  }

  /// Without the sign of a wrapper's storage.
  private static func plain(_ name: String) -> String {
    name.hasPrefix("_") ? String(name.dropFirst()) : name
  }

  private func effects(of member: ViewMember) -> [Finding] {
    let calls = member.facts.uses.filter { use in
      guard let methods = Self.effects[use.name], use.isCalled, !use.isDeferred else {
        return false
      }
      return use.path.last.map(methods.contains) == true
    }.map(\.offset)
    let tasks = member.facts.constructions.filter { $0.name == "Task" }
      .map { $0.call.span.lowerBound }
    return (calls + tasks).sorted().map { offset in
      let start = member.source.lines.position(of: offset)
      return Finding(
        rule: "work-in-init", severity: .warning, message: WorkInInitWords.effect(view.name),
        file: member.source.file, range: SourceRange(start: start, end: start),
        subject: "\(view.name).\(member.name)")
    }
  }

  private func finding(
    at node: Syntax, _ member: ViewMember, _ severity: Severity, _ message: String
  ) -> Finding {
    let start = member.source.position(of: node)
    return Finding(
      rule: "work-in-init", severity: severity, message: message, file: member.source.file,
      range: SourceRange(start: start, end: start), subject: "\(view.name).\(member.name)")
  }
}
