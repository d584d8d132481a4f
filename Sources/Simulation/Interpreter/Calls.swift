import Catalog

/// Calls.
extension Interpreter {
  func evaluateCall(
    _ callee: Expr, _ arguments: [Argument], site: Int, _ frame: inout Frame
  ) throws(Interruption) -> Value {
    if try changesItself(callee, &frame) {
      return try callMember(callee, "callAsFunction", arguments, site: site, &frame)
    }
    switch callee {
    case .unresolved(let name, _):
      return try viewMaker.callUnresolved(name, arguments, site: site, &frame)
    case .type(let reference):
      let values = try evaluate(arguments, &frame)
      if let text = try describing(reference, arguments, values) { return .string(text) }
      return try initializers.construct(conversions.resolved(reference, frame), values, site: site)
    case .functions(let ids):
      var places: [Int: Place] = [:]
      let values = try evaluate(arguments, &frame, places: &places)
      return try placeAccess.callFunctions(ids, values, places, this: nil, site: site, &frame)
    case .implicitMember(let name, _):
      let values = try evaluate(arguments, &frame)
      return .term(
        Term(.call, "." + name, values.map(\.value), labels: values.map(\.label)))
    case .member(let base, let name, let labels, _):
      return try callMember(base, name, arguments.labeled(labels), site: site, &frame)
    default:
      let function = try evaluate(callee, &frame)
      var places: [Int: Place] = [:]
      let values = try evaluate(arguments, &frame, places: &places)
      if !places.isEmpty, case .closure(let closure) = function,
        let result = try placeAccess.callInout(closure, values, places, site: site, &frame)
      {
        return result
      }
      if !places.isEmpty {
        // What it writes to its arguments is not known.
        assumptions.fail(
          Unsupported(
            .mutation, [descriptions.describe(function)], at: recorder.location(site: site)))
      }
      return try callValue(function, values, site: site)
    }
  }

  func evaluate(
    _ arguments: [Argument], _ frame: inout Frame
  ) throws(Interruption) -> [LabeledValue] {
    var values: [LabeledValue] = []
    values.reserveCapacity(arguments.count)
    for argument in arguments {
      values.append(
        LabeledValue(label: argument.label, value: try evaluate(argument.value, &frame)))
    }
    return values
  }

  /// The values of arguments, and the places of those that are given as `&x`.
  func evaluate(
    _ arguments: [Argument], _ frame: inout Frame, places: inout [Int: Place]
  ) throws(Interruption) -> [LabeledValue] {
    guard hasInout(arguments) else { return try evaluate(arguments, &frame) }
    var values: [LabeledValue] = []
    for (position, argument) in arguments.enumerated() {
      guard case .inoutArgument(let target) = argument.value else {
        values += try evaluate([argument], &frame)
        continue
      }
      let place = try placeAccess.place(target, &frame)
      places[position] = place
      values.append(LabeledValue(label: argument.label, value: try placeAccess.peek(place, &frame)))
    }
    return values
  }

  /// Calls whatever a value is: a closure, a type, a callable struct, a symbolic function.
  func callValue(
    _ function: Value, _ arguments: [LabeledValue], site: Int
  ) throws(Interruption) -> Value {
    switch function {
    case .closure(let closure): return try call(closure, labeled: arguments, site: site)
    case .type(let reference): return try initializers.construct(reference, arguments, site: site)
    case .nilValue: throw .nilInChain
    case .view(.primitive(let layout)) where ViewMaker.isLayout(layout.name):
      if case .closure(let content)? = arguments.last?.value {
        return try viewMaker.arranged(function, name: layout.name, content, site: site)
      }
    case .structure(let layout) where declaredTypes.conforms(layout.type, to: "Layout"):
      if case .closure(let content)? = arguments.last?.value {
        return try viewMaker.arranged(
          function, name: program.types[layout.type].name, content, site: site)
      }
    case .structure, .object, .enumeration:
      if let result = try callMethod("callAsFunction", of: function, arguments, site: site) {
        return result
      }
    case .term(let term) where term.dismisses:
      if try host.dismissPresented(term.presentation) { return .void }
    case .term(let term) where term.kind == .call && ViewMaker.isLayout(term.head):
      if case .closure(let content)? = arguments.last?.value {
        return try viewMaker.arranged(function, name: term.head, content, site: site)
      }
    case .term(let term) where term.kind == .member || term.kind == .name:
      return try call(term.function, labeled: arguments, site: site)
    default: break
    }
    return recorder.unknownCall(
      .methodCall, "callAsFunction", [function] + arguments.map(\.value),
      labels: [nil] + arguments.map(\.label), site: site)
  }

  /// `String(describing: x)` and `String(reflecting: x)`, where the source tells what x is.
  func describing(
    _ type: TypeRef, _ arguments: [Argument], _ values: [LabeledValue]
  ) throws(Interruption) -> String? {
    guard type == .string, arguments.count == 1 else { return nil }
    switch (arguments[0].label, arguments[0].value) {
    case ("describing", let shown):
      return try scalarLibrary.text(of: values[0].value, shownBy: shown)
    case ("reflecting", .typed(_, let type)):
      return try scalarLibrary.debugText(of: values[0].value, type: type)
    case ("reflecting", _): return try scalarLibrary.debugText(of: values[0].value)
    default: return nil
    }
  }

  private func callMember(
    _ base: Expr, _ name: String, _ arguments: [Argument], site: Int, _ frame: inout Frame
  ) throws(Interruption) -> Value {
    if let result = try optionalMembers.call(base, name, arguments, site: site, &frame) {
      return result
    }
    if case .superValue = base { return try callSuper(name, arguments, site: site, &frame) }
    if name == "init",
      let result = try initializers.delegateInit(base, arguments, site: site, &frame)
    {
      return result
    }
    let place: Place? =
      mutatingNames.contains(name) || name.hasPrefix("add")
      ? try placeAccess.place(base, &frame) : nil
    let receiver: Value
    if let place {
      receiver = try placeAccess.peek(place, &frame)
    } else {
      receiver = try evaluate(base, &frame)
    }
    if ["async", "asyncAfter"].contains(name), case .term(let queue) = receiver, queue.isQueue {
      let values = try evaluate(arguments, &frame)
      if name == "asyncAfter" { recorder.noteDelay(values) }
      return viewMaker.later(values)
    }
    if case .type(.external("Task", _)) = receiver, name == "detached" {
      return viewMaker.later(try evaluate(arguments, &frame))
    }
    if case .type(.external("MainActor", _)) = receiver, name == "run",
      case .closure(let work)? = try evaluate(arguments, &frame).last?.value
    {
      return try call(work, [])
    }
    if case .type(let reference) = receiver {
      return try callStatic(name, of: reference, arguments, site: site, &frame)
    }
    if let place, let mutating = try placeAccess.mutatingMethod(name, of: receiver, arguments) {
      return try placeAccess.callMutating(
        mutating, name, on: base, place, receiver, arguments, site: site, &frame)
    }
    var places: [Int: Place] = [:]
    var values = try evaluate(arguments, &frame, places: &places)
    if let element = elementExample(receiver) {
      for index in values.indices
      where Self.takesElements.contains(name)
        || name != "reduce" && operators.isSymbolic(values[index].value)
      {
        values[index].value = operators.implicit(values[index].value, like: element)
      }
    }
    return try callMethod(name, of: receiver, values, places, site: site, &frame)
  }

  /// Methods whose arguments are elements, so that literals are of their type.
  private static let takesElements: Set<String> = [
    "contains", "firstIndex", "lastIndex", "elementsEqual", "starts", "split", "index",
  ]

  /// An element to infer implicit members from: `tabs.contains(.home)`.
  private func elementExample(_ receiver: Value) -> Value? {
    switch receiver {
    case .array(let box): box.elements.first
    case .set(let box): box.elements.first
    case .dictionary(let box): box.entries.first?.key
    default: nil
    }
  }

  /// A method call with evaluated arguments, then with `inout` results written back.
  private func callMethod(
    _ name: String, of receiver: Value, _ values: [LabeledValue], _ places: [Int: Place],
    site: Int, _ frame: inout Frame
  ) throws(Interruption) -> Value {
    if !places.isEmpty {
      if let function = try userMethod(name, of: receiver, values) {
        return try placeAccess.callInout(
          function, values, places, this: receiver, site: site, &frame)
      }
      if let closure = try storedClosure(name, of: receiver, site: site),
        let result = try placeAccess.callInout(closure, values, places, site: site, &frame)
      {
        return result
      }
      if try optionalMembers.moveIndex(name, receiver, values, places, site: site, &frame) {
        return .void
      }
    }
    if let result = try host.publisherHost.callCancellable(
      name, receiver, places.values.first, site: site, &frame)
    {
      return result
    }
    if let result = try callMethod(name, of: receiver, values, site: site) { return result }
    if let result = try host.publisherHost.subscribe(name, to: receiver, values, site: site) {
      return result
    }
    if name == "sink" || (name == "assign" && values.first?.label == "to") {
      assumptions.fail(Unsupported(.publisher, at: recorder.location(site: site)))
    }
    if receiver.isPlain, values.contains(where: { library.isFunction($0.value) }) {
      // What the function would do is not known to be done.
      throw .unsupported(Unsupported(.mutation, [name], at: recorder.location(site: site)))
    }
    return recorder.unknownCall(
      .methodCall, name, [receiver] + values.map(\.value), labels: [nil] + values.map(\.label),
      site: site)
  }

  private func hasInout(_ arguments: [Argument]) -> Bool {
    arguments.contains { if case .inoutArgument = $0.value { true } else { false } }
  }

  /// nil when neither the program nor the library knows the method.
  func callMethod(
    _ name: String, of receiver: Value, _ arguments: [LabeledValue], site: Int
  ) throws(Interruption) -> Value? {
    host.layoutHost.noteGeometryCall(of: receiver)
    if let result = try host.publisherHost.publish(
      name, receiver, arguments, site: site)
    {
      return result
    }
    if let function = try userMethod(name, of: receiver, arguments) {
      let value = try invoke(function, arguments, this: receiver, site: site)
      if case .structure = receiver { noteInlined(name, value, isFunction: true) }
      return value
    }
    if let closure = try storedClosure(name, of: receiver, site: site) {
      return try call(closure, labeled: arguments, site: site)
    }
    if let result = try host.valueStore.wrapperMethod(name, of: receiver, arguments, site: site) {
      return result
    }
    // What a property holds is called: the view that has it is not modified by it.
    if case .structure = receiver, hasProperty(name, receiver), !Catalog.isModifier(name) {
      return nil
    }
    if let result = try viewMaker.applyModifier(receiver, name, arguments, site: site) {
      return result
    }
    if host.publisherHost.isPublisher(receiver) { return nil }
    let result = try library.libraryMethod(receiver, name, arguments, site: site)
    try recorder.noteEffect(name, receiver, result, given: arguments.first?.value, site: site)
    return result
  }

  /// A property that holds a function: `action()`, `model.onTap()`.
  private func storedClosure(
    _ name: String, of receiver: Value, site: Int
  ) throws(Interruption) -> Closure? {
    switch receiver {
    case .integer, .floating, .sized, .string, .boolean, .array, .dictionary, .set:
      guard functionProperties.contains(name),
        case .closure(let closure) = try member(name, of: receiver, site: site)
      else { return nil }
      return closure
    case .structure, .object, .enumeration, .tuple:
      guard hasProperty(name, receiver), !isModifier(name, beside: receiver) else { return nil }
      let value = try member(name, of: receiver, site: site)
      switch value {
      case .closure(let closure): return closure
      case .type(let reference): return Closure(code: .initializer(reference))
      case .structure, .object, .enumeration, .view:
        guard viewMaker.isCallable(value) else { return nil }
        return Closure(code: .method(name: "callAsFunction", labels: nil, base: value))
      case .term(let term): return term.function
      case .nilValue: throw .nilInChain
      default: return nil
      }
    default: return nil
    }
  }

  /// Whether a call of a view's member is a modifier of SwiftUI, though a property has the name: what
  /// the property holds cannot be called.
  private func isModifier(_ name: String, beside receiver: Value) -> Bool {
    guard Catalog.isModifier(name), let owner = comparison.declaredType(of: receiver),
      declaredTypes.isView(owner),
      let type = declaredTypes.members(owner).stored[name].map({
        declaredTypes.layout(owner)[$0].type
      })
        ?? declaredTypes.members(owner).computed[name]?.type
    else { return false }
    if case .declared = type { return false }
    return !type.isFunction
  }

  private func hasProperty(_ name: String, _ receiver: Value) -> Bool {
    if case .tuple(let tuple) = receiver { return tuple[name] != nil }
    guard let type = comparison.declaredType(of: receiver) else { return false }
    let table = declaredTypes.members(type)
    return table.stored[name] != nil || table.computed[name] != nil
  }

  private func callStatic(
    _ name: String, of reference: TypeRef, _ arguments: [Argument], site: Int,
    _ frame: inout Frame
  ) throws(Interruption) -> Value {
    var places: [Int: Place] = [:]
    let values = try evaluate(arguments, &frame, places: &places)
    let type = conversions.resolved(reference, frame)
    if let owner = staticOwner(type) {
      let table = declaredTypes.members(owner)
      if let functions = table.staticMethods[name] {
        return try placeAccess.callFunctions(
          functions, values, places, this: .type(type), site: site, &frame)
      }
      if let index = table.cases[name] {
        return makeCase(owner, index, values)
      }
      if table.methods[name] != nil, let value = values.first?.value {
        return .closure(Closure(code: .method(name: name, labels: nil, base: value)))
      }
    }
    if name == "init" { return try initializers.construct(type, values, site: site) }
    if let typeName = declaredTypes.name(of: type),
      let result = try library.libraryStatic(typeName, name, values, site: site)
    {
      return result
    }
    let base = try staticMember(name, of: type, site: site)
    if case .closure(let closure) = base {
      return try call(closure, labeled: values, site: site)
    }
    if case .type(let inner) = base { return try initializers.construct(inner, values, site: site) }
    if comparison.declaredType(of: base) != nil {
      return try callValue(base, values, site: site)
    }
    return recorder.unknownCall(
      .methodCall, name, [.type(type)] + values.map(\.value), labels: [nil] + values.map(\.label),
      site: site)
  }

  func makeCase(_ type: TypeID, _ index: Int, _ arguments: [LabeledValue]) -> Value {
    let payload = program.types[type].cases[index].payload
    var values: [Value] = []
    for (position, argument) in arguments.enumerated() {
      values.append(
        conversions.coerce(
          argument.value, to: position < payload.count ? payload[position].type : nil))
    }
    return .enumeration(Enumeration(type: type, caseIndex: index, payload: values))
  }

  private func callSuper(
    _ name: String, _ arguments: [Argument], site: Int, _ frame: inout Frame
  ) throws(Interruption) -> Value {
    let values = try evaluate(arguments, &frame)
    guard let owner = program.functions[frame.function].owner,
      let parent = declaredTypes.superclass(of: owner),
      let this = frame.this
    else {
      recorder.noteSuper(name, site: site, frame)
      return .void
    }
    if name == "init" {
      guard let initializer = conversions.choose(program.types[parent].initializers, values) else {
        return .void
      }
      return try invoke(initializer, values, this: this, site: site)
    }
    guard let candidates = declaredTypes.members(parent).methods[name],
      let method = conversions.choose(candidates, values)
    else {
      recorder.noteSuper(name, site: site, frame)
      return .void
    }
    return try invoke(method, values, this: this, site: site)
  }
}
