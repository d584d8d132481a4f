import Catalog

/// Views and modifiers from elsewhere: which of their closures are content.
extension ViewMaker {
  /// A view from elsewhere: closures that yield views are its content, others are actions.
  func unknownView(
    _ name: String, _ arguments: [LabeledValue], site: Int
  ) -> PrimitiveView {
    var parts = PrimitiveParts()
    for (index, var argument) in arguments.enumerated() {
      if index == arguments.count - 1, isAction(argument) { argument.label = nil }
      guard case .closure(let closure) = argument.value else {
        addUndeclared(argument, to: &parts, name: name, site: site)
        continue
      }
      if addContent(closure, label: argument.label, to: &parts, name: name, site: site) {
        continue
      }
      if let function = interpreter.host.calledFunction(closure) {
        parts.values.append(LabeledValue(label: argument.label, value: .term(function)))
      } else {
        parts.actions.append(LabeledClosure(label: argument.label, closure: closure))
      }
    }
    return PrimitiveView(
      name: name, arguments: parts.values, children: parts.children, deferred: parts.deferred,
      hidden: parts.hidden, actions: parts.actions, site: site)
  }

  /// The last argument may as well be a trailing closure where it is an action.
  private func isAction(_ argument: LabeledValue) -> Bool {
    guard interpreter.options.showsEverything else { return false }
    if case .closure = argument.value { return true }
    guard case .term(let term) = argument.value, term.kind == .member, let label = argument.label
    else { return false }
    let isEvent = label.hasPrefix("on") && String(label.dropFirst(2)).startsUppercase
    return isEvent || ["action", "perform", "completion", "handler"].contains(label)
  }

  /// A view that stands in an argument is content where everything is shown.
  private func addUndeclared(
    _ argument: LabeledValue, to parts: inout PrimitiveParts, name: String, site: Int
  ) {
    if runsBodies(argument.value) { noteContainer(name, site: site) }
    do throws(Interruption) {
      guard interpreter.options.showsEverything else { return parts.values.append(argument) }
      try addValue(argument, to: &parts, name: name)
    } catch { recorder.note(error) }
  }

  /// Adds what a closure builds, where each of its statements yields a view. Content that is made
  /// for a value (`{ image in … }`) is in the tree only where everything is. false: it is an action
  /// or gives a value.
  func addContent(
    _ closure: Closure, label: String?, to parts: inout PrimitiveParts, name: String, site: Int = 0
  ) -> Bool {
    guard case .literal(let id) = closure.code, let body = interpreter.program.functions[id].body,
      looksLikeViews(body, closure)
    else { return false }
    let builder = closure.with(builder: "ViewBuilder")
    let count = interpreter.program.functions[id].parameters.count
    if count > 0 {
      guard interpreter.options.showsEverything else {
        noteContainer(name, site: site)
        return false
      }
      let arguments = (0..<count).map { Value.term(Term(.source, "\(name) content \($0)")) }
      parts.deferred.append(
        DeferredContent(label: label, closure: builder, arguments: arguments, condition: nil))
      return true
    }
    do throws(Interruption) {
      guard case .view(let view) = try interpreter.call(builder, []) else { return false }
      parts.children.append(LabeledView(label: label, view: view))
      noteContainer(name, site: site)
      return true
    } catch {
      recorder.note(error)
      return false
    }
  }

  /// Whether content is shown is known of what SwiftUI declares alone.
  private func noteContainer(_ name: String, site: Int) {
    guard !interpreter.options.showsEverything, Catalog.view(name) == nil,
      !Catalog.isModifier(name)
    else { return }
    interpreter.assumptions.fail(
      Unsupported(.unknownContainer, [name], at: recorder.location(site: site)))
  }

  /// What a builder is given that is no view as far as is known: a layout of a protocol from elsewhere, or what
  /// another framework draws. Whether it shows the content that it is given is not known.
  func noteLeftOut(_ value: Value) {
    guard case .structure(let value) = value else { return }
    let names = declaredTypes.inheritedNames(value.type)
    let isMeantAsView = names.contains(where: \.isAlmostView)
    guard !interpreter.options.showsEverything || isMeantAsView else { return }
    let isHost = names.contains { $0.hasSuffix("Representable") }
    let isKnown = names.contains { $0.hasSuffix("Content") || Catalog.isCalledByFrameworks($0) }
    guard isHost ? value.fields.contains(where: runsBodies) : !isKnown && !names.isEmpty
    else { return }
    let declaration = interpreter.program.types[value.type]
    interpreter.assumptions.fail(
      Unsupported(.hostedContent, [declaration.name], at: declaration.location))
  }

  private func runsBodies(_ value: Value) -> Bool {
    switch value {
    case .view(let view): runsBodies(view, depth: 0)
    case .structure(let value): declaredTypes.isView(value.type)
    case .closure(let closure): closure.builder != nil
    case .wrapper(let wrapper): runsBodies(wrapper.value)
    default: false
    }
  }

  /// Whether a view runs bodies where it is shown, or has rows.
  private func runsBodies(_ view: ViewValue, depth: Int) -> Bool {
    guard depth < 100 else { return true }
    switch view {
    case .custom, .forEach: return true
    case .primitive(let value):
      return !value.deferred.isEmpty
        || value.children.contains { runsBodies($0.view, depth: depth + 1) }
    case .group(let parts): return parts.contains { runsBodies($0, depth: depth + 1) }
    case .conditional(_, _, let inner), .erased(let inner, _), .equatable(let inner):
      return runsBodies(inner, depth: depth + 1)
    case .modified(let value): return runsBodies(value.content, depth: depth + 1)
    case .empty, .placeholder: return false
    }
  }

  private func looksLikeViews(_ block: Block, _ closure: Closure) -> Bool {
    var found = false
    for statement in block.statements {
      switch statement {
      case .expression(let expression, _):
        guard looksLikeView(expression, closure) else { return false }
        found = true
      case .bind: continue
      case .conditional(_, let yes, let no, _):
        guard looksLikeViews(yes, closure), no.map({ looksLikeViews($0, closure) }) ?? true
        else { return false }
        found = true
      case .switchCases(_, let cases, _):
        guard cases.allSatisfy({ looksLikeViews($0.body, closure) }) else { return false }
        found = true
      default: return false
      }
    }
    return found
  }

  private func looksLikeView(_ expression: Expr, _ closure: Closure) -> Bool {
    switch expression {
    case .call(.member(.selfValue, let name, _, _), _, _), .member(.selfValue, let name, _, _):
      return isViewMember(name, of: closure.capturedSelf)
    case .call(.member(.local, let name, _, _), _, _) where Catalog.isModifier(name):
      return true
    case .call(let callee, _, _): return looksLikeView(callee, closure)
    case .member(let base, _, _, _): return looksLikeView(base, closure)
    case .type(.declared(let id, _)): return declaredTypes.isView(id)
    case .type(.external(let name, _)), .unresolved(let name, _):
      return name.startsUppercase
    default: return false
    }
  }

  /// A computed view, a helper that makes one, or content that was given.
  private func isViewMember(_ name: String, of owner: Value?) -> Bool {
    guard let type = owner.flatMap(comparison.declaredType(of:)) else { return false }
    let table = declaredTypes.members(type)
    if let property = table.computed[name] {
      return isViewType(property.type)
        || interpreter.program.functions[property.getter].builder != nil
    }
    if let methods = table.methods[name] {
      return methods.contains {
        isViewType(interpreter.program.functions[$0].result)
          || interpreter.program.functions[$0].builder != nil
      }
    }
    guard let index = table.stored[name] else { return false }
    let property = declaredTypes.layout(type)[index]
    if case .function(_, let result)? = property.type, case .parameter = result { return true }
    if case .parameter? = property.type { return true }
    return property.builder != nil
  }

  private func isViewType(_ type: TypeRef?) -> Bool {
    switch type {
    case .opaque(let inner), .existential(let inner): isViewType(inner)
    case .external(let name, _):
      name == "View" || name == "SwiftUI.View" || Catalog.isRendered(name)
    case .declared(let id, _): declaredTypes.isView(id)
    default: false
    }
  }
}

extension String {
  /// `view` and `Veiw`, which no library declares: `View` is meant.
  fileprivate var isAlmostView: Bool {
    let letters = lowercased()
    return self != "View" && letters.first == "v" && (3...5).contains(letters.count)
      && Set(letters).count >= 3 && letters.allSatisfy { "view".contains($0) }
  }
}
