import SwiftSyntax
import Words

extension Rule {
  /// Seeds 002 and 004.
  static let bindingNeverWritten = Rule(
    id: "binding-never-written", words: BindingNeverWrittenWords.self,
    summary: "A binding that is only read, or a state that copies a value from outside.",
    severity: .warning,
    explanation: """
      `@Binding` says that a view changes a value it does not own; one that only shows it takes a \
      `let`. `@State` keeps the first value it is given: when the parent's value changes, a state \
      that was made of it does not. What the parent owns and the child edits is a `@Binding`. Where the \
      owner only hands the value on, it is a note: a `let` makes the owner read it, and run with it.
      """,
    isAboutBehavior: true,
    exceptions: [
      "states that hold an object",
      "bindings that are passed on, written in an action, or given to a method that may write",
      "states that are called initial, that are handed back, or that stand in a sheet or behind a link",
    ],
    example: .bindingNeverWritten
  ) { context in
    let copies = StateCopies(context.index)
    return context.index.compared.flatMap { view -> [Finding] in
      let properties = view.propertyOrder.compactMap { view.properties[$0] }
      return properties.compactMap { property in
        switch property.wrapper {
        case "Binding"?: BindingUse.finding(property, view, context.index)
        case nil where property.plainBinding != nil:
          BindingUse.finding(property, view, context.index)
        case "State"?: copies.finding(property, view)
        default: nil
        }
      }
    }
  }
}

/// The messages of `binding-never-written`.
enum BindingNeverWrittenWords: String, Words {
  static let area = "rule.binding-never-written"

  case neverWritten = "Take `{1}` as a `let`: `{2}` never writes it and passes no binding on."
  case partNeverWritten = """
    Take {1} alone, as {4|a `let`|`let`s}: `{2}` never writes `{3}`, passes no binding on, and reads nothing \
    else of it.
    """
  case plainNeverWritten = """
    Take the value of `{1}` instead of a binding: `{2}` never writes it and passes no binding on.
    """
  case onlyHandedOn = """
    `{2}` only reads `{1}`, so a `let` would do. But then `{3}`, which only hands the value on, has to read it, and \
    runs with it: keep the binding where that costs more.
    """
  case unused = "Leave `{1}` out: `{2}` does not use it."
  case copied = """
    Take `{1}` as a `@Binding`, or as a `let` if it is only shown: the state keeps the first \
    value, and `{2}` passes its own `{3}`, which changes.
    """
  case copiedOnce = """
    Take `{1}` as a `@Binding`, or leave `{3}` of `{2}` out: it is only the first value of this state, and nothing \
    writes it afterwards.
    """
}

/// Bindings that nothing is written to.
private enum BindingUse {
  static func finding(
    _ property: ViewProperty, _ view: ViewType, _ index: ViewIndex
  ) -> Finding? {
    guard view.body != nil, !property.isLeftOutOfEquality else { return nil }
    var isUsed = false
    let text = property.plainBinding ?? property.type
    let model = text.flatMap { index.type($0, in: view.id) }.map { index.types[$0] }
    for member in view.allMembers {
      let isInitializer = member.name == ViewMember.initializer
      for use in member.facts.uses where use.name == property.name {
        if isInitializer, use.isWritten, use.path.isEmpty, use.form != .projection { continue }
        isUsed = true
        if isWrite(use, property, text, model) || index.mayMutate(use) { return nil }
      }
    }
    // That a plain one is not used, `unread-input` says.
    if view.hasUnknownUses(index) || !isUsed && property.plainBinding != nil { return nil }
    if isUsed, let owner = ownerThatHandsOn(property, view, index) {
      return Finding(
        "binding-never-written", property, of: view, severity: .note,
        message: BindingNeverWrittenWords.onlyHandedOn(property.name, view.name, owner))
    }
    let limit = Rule.wideInput.thresholds.mapValues(\.value)
    if isUsed, let text,
      let few = WideInput.few(of: property.name, type: text, view, index, { limit[$0] ?? 0 })
    {
      let names = WideInput.listed(few.reads.map { "\(property.name).\($0)" })
      return Finding(
        "binding-never-written", property, of: view,
        message: BindingNeverWrittenWords.partNeverWritten(
          names, view.name, property.name, few.reads.count))
    }
    return Finding(
      "binding-never-written", property, of: view,
      message: words(property, isUsed)(property.name, view.name))
  }

  private static func words(_ property: ViewProperty, _ isUsed: Bool) -> BindingNeverWrittenWords {
    guard isUsed else { return .unused }
    return property.plainBinding == nil ? .neverWritten : .plainNeverWritten
  }

  /// A view that gives its own value as the binding and does not read it: it would have to, for a `let`.
  /// nil: no view does, or one that makes the view reads the value anyway.
  private static func ownerThatHandsOn(
    _ property: ViewProperty, _ view: ViewType, _ index: ViewIndex
  ) -> String? {
    var owner: String?
    for parent in index.views where parent.id != view.id {
      let reads = parent.bodyInputs.reads
      for member in parent.evaluatedMembers {
        for construction in member.facts.constructions
        where index.type(called: construction.name, in: parent.id) == view.id {
          let given = construction.call.arguments.first {
            $0.label?.identifierText == property.name
          }
          guard let given,
            let use = member.facts.uses(in: given.expression.span).first, use.form == .projection,
            use.path.isEmpty, parent.properties[use.name] != nil, !reads.contains(use.name)
          else { return nil }
          owner = parent.name
        }
      }
    }
    return owner
  }

  /// - Parameter type: of the value that the binding leads to, as written.
  private static func isWrite(
    _ use: NameUse, _ property: ViewProperty, _ type: String?, _ model: IndexedType?
  ) -> Bool {
    var use = use
    if property.plainBinding != nil {
      // Another use than `rings.wrappedValue` hands the binding on.
      guard !use.isIndirect, use.path.first == "wrappedValue" else { return true }
      use.path.removeFirst()
    }
    if use.isWritten || use.form != .value || use.path.contains("wrappedValue") { return true }
    guard use.isCalled, let method = use.path.last else { return false }
    if use.path.count == 1, let model, model.kind != .object {
      return model.members.contains { $0.name == method && $0.isMutating }
        || NameUse.mutatingMethods.contains(method)
          && !model.members.contains { $0.name == method }
    }
    if NameUse.mutatingMethods.contains(method) { return true }
    // A method of a type that is not known here may write.
    return use.path.count == 1 && !isStandard(type)
  }

  private static func isStandard(_ type: String?) -> Bool {
    guard let type else { return false }
    let names: Set<String> = [
      "Bool", "Int", "Double", "Float", "CGFloat", "String", "Date", "Set", "Array", "Dictionary",
      "URL", "UUID", "Color", "CGSize", "CGPoint", "CGRect", "TimeInterval", "Character", "Data",
    ]
    return type.hasPrefix("[") || names.contains(TypeText.name(type))
  }
}

extension ViewIndex {
  /// Whether a part of a value is called a method on that some type of the program has, and that changes it:
  /// `pen.ink[0].dry()`.
  fileprivate func mayMutate(_ use: NameUse) -> Bool {
    guard use.isCalled, use.path.count > 1, let method = use.path.last else { return false }
    return types.contains { $0.members.contains { $0.name == method && $0.isMutating } }
  }
}

extension ViewProperty {
  /// `Int` of `var rings: Binding<Int>`, a binding that is no wrapper; nil: it is something else.
  fileprivate var plainBinding: String? {
    guard wrapper == nil, let type, TypeText.name(type) == "Binding", type.hasSuffix(">") else {
      return nil
    }
    return String(type.drop { $0 != "<" }.dropFirst().dropLast())
  }
}

/// States whose first value comes from a value of the parent that can change.
private struct StateCopies {
  /// By the child's place and the argument's label.
  private var arguments: [Int: [String: Copy]] = [:]

  private struct Copy {
    var parent: String
    var property: String
    /// Whether the argument is made of the property in a row or by a local name.
    var isIndirect: Bool
    /// Whether nothing writes the property: a state that is the first value of another one alone.
    var isFixed: Bool
  }

  init(_ index: ViewIndex) {
    for view in index.views {
      for member in view.allMembers {
        for construction in member.facts.constructions {
          guard let id = index.type(called: construction.name, in: view.id), index.isView(id),
            id != view.id, !PresentedCall.isPresented(construction.call)
          else { continue }
          add(construction.call, of: id, view, member)
        }
      }
    }
  }

  private mutating func add(
    _ call: FunctionCallExprSyntax, of id: Int, _ view: ViewType, _ member: ViewMember
  ) {
    for argument in call.arguments {
      guard let label = argument.label?.identifierText,
        let property = changing(argument.expression, view, member)
      else { continue }
      arguments[id, default: [:]][label] = Copy(
        parent: view.name, property: property.name, isIndirect: property.isIndirect,
        isFixed: property.isFixed)
    }
  }

  /// The property of the parent whose value an argument is: `total`, `model.target`. It changes, or it is a state
  /// that nothing writes.
  private func changing(
    _ value: ExprSyntax, _ view: ViewType, _ member: ViewMember
  ) -> (name: String, isIndirect: Bool, isFixed: Bool)? {
    guard value.is(DeclReferenceExprSyntax.self) || value.is(MemberAccessExprSyntax.self),
      let use = member.facts.uses(in: value.span).first, use.form == .value, !use.isCalled,
      let property = view.properties[use.name]
    else { return nil }
    let isFixed = !view.canChange(property)
    if isFixed, property.wrapper != "State" || !use.path.isEmpty { return nil }
    // The object itself is the same for both.
    if property.isObservedObject, use.path.isEmpty { return nil }
    return (use.name, use.isIndirect, isFixed)
  }

  func finding(_ property: ViewProperty, _ view: ViewType) -> Finding? {
    guard let given = arguments[view.id], !isObject(property, view), !isHandedBack(property, view),
      let copy = labels(of: property, view).lazy.compactMap({ given[$0] }).first
    else { return nil }
    let words = copy.isFixed ? BindingNeverWrittenWords.copiedOnce : .copied
    var finding = Finding(
      "binding-never-written", property, of: view,
      severity: copy.isIndirect || copy.isFixed ? .note : .warning,
      message: words(property.name, copy.parent, copy.property))
    finding.isTold = copy.isFixed
    return finding
  }

  /// Whether a closure of the view's inputs gets the value: `onSave(draft)`. Such a state is a
  /// draft, and meant to be a copy.
  private func isHandedBack(_ property: ViewProperty, _ view: ViewType) -> Bool {
    view.allMembers.contains { member in
      let uses = member.facts.uses
      return zip(uses, uses.dropFirst()).contains { call, argument in
        call.isCalled && call.hasArguments && call.path.isEmpty && argument.name == property.name
          && argument.form == .value && argument.path.isEmpty && !argument.isWritten
          && view.properties[call.name].map { TypeText.isFunction($0.type ?? "") } == true
      }
    }
  }

  /// A state that holds an object has the one that it was given.
  private func isObject(_ property: ViewProperty, _ view: ViewType) -> Bool {
    if view.reads.isObject(property.name) { return true }
    let name = TypeText.name(property.typeName ?? "")
    return ["Model", "Store", "Manager", "Service", "Controller", "Coordinator"].contains {
      name.hasSuffix($0)
    }
  }

  /// Labels of arguments that the state is made of. An argument that is called the initial value
  /// is meant to be a copy.
  private func labels(of property: ViewProperty, _ view: ViewType) -> [String] {
    let written = view.otherMembers.filter { $0.name == ViewMember.initializer }
    guard !written.isEmpty else { return [property.name] }
    return written.flatMap { initializer in
      initializer.parameters.filter {
        !$0.name.hasPrefix("initial")
          && InitialValue.assigns($0.name, to: property.name, in: initializer.code)
      }.compactMap(\.label)
    }
  }
}

/// What initializers set states to.
private enum InitialValue {
  /// `_shown = State(initialValue: name)`, `shown = name`.
  static func assigns(
    _ parameter: String, to property: String, in code: CodeBlockItemListSyntax
  ) -> Bool {
    code.contains { item in
      guard let sequence = item.item.as(SequenceExprSyntax.self),
        let target = sequence.elements.first, let value = sequence.elements.last,
        sequence.elements.count == 3
      else { return false }
      let name = CodeWalker.name(of: target)
      guard name == property || name == "_" + property else { return false }
      if let call = value.as(FunctionCallExprSyntax.self) {
        return ["State", "init"].contains(CodeWalker.name(of: call.calledExpression))
          && call.arguments.count == 1
          && call.arguments.first?.expression.writtenText == parameter
      }
      return value.writtenText == parameter
    }
  }
}
