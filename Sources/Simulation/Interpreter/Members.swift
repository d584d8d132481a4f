import Catalog

/// Reading members of values.
extension Interpreter {
  func evaluateMember(
    _ base: Expr, _ name: String, labels: [String]?, site: Int, _ frame: inout Frame
  ) throws(Interruption) -> Value {
    if case .superValue = base, let this = frame.this {
      return try superMember(name, this: this, frame: frame, site: site)
    }
    if case .member(let inner, "size", _, let innerSite) = base,
      name == "width" || name == "height"
    {
      let owner = try evaluate(inner, &frame)
      if let length = host.layoutHost.geometryLength(name, of: owner) { return length }
      return try member(
        name, of: member("size", of: owner, site: innerSite), labels: labels, site: site)
    }
    if let made = try placeAccess.makeLazy(name, of: base, site: site, &frame) { return made }
    let value = try evaluate(base, &frame)
    if let result = try optionalMembers.member(name, of: base, value) { return result }
    let result = try member(name, of: value, labels: labels, site: site)
    recorder.noteAnswer(name, result, site: site)
    return result
  }

  /// `value.name`.
  func member(
    _ name: String, of base: Value, labels: [String]? = nil, site: Int
  ) throws(Interruption) -> Value {
    switch base {
    case .structure(let value):
      if let result = try structureMember(name, value, site: site) { return result }
    case .object(let id):
      if let result = try objectMember(name, id, site: site) { return result }
    case .type(let reference): return try staticMember(name, of: reference, site: site)
    case .tuple(let tuple):
      if let element = tuple[name] { return element }
      if case .binding(let binding)? = tuple["$" + name] {
        return try host.valueStore.readBinding(binding)
      }
    case .environment(let id):
      if let result = try host.valueStore.environmentMember(name, id, site: site) { return result }
    case .binding(let binding): return try host.valueStore.bindingMember(name, binding, site: site)
    case .wrapper(let wrapper):
      if let result = try host.valueStore.wrapperMember(name, wrapper, site: site) { return result }
    case .term(let term):
      if let result = host.layoutHost.geometryMember(name, of: base) ?? host.valueStore
        .foreignMember(name, of: base)
        ?? termMember(name, term)
      {
        return result
      }
    case .fresh:
      if let result = host.publisherHost.subjectValue(name, of: base) { return result }
      if let result = host.valueStore.foreignMember(name, of: base) { return result }
    default: break
    }
    if name == "self" { return base }
    return try typeMember(name, of: base, labels: labels, site: site)
  }

  /// Computed properties, methods as values, the library, then a symbolic member.
  private func typeMember(
    _ name: String, of base: Value, labels: [String]?, site: Int
  ) throws(Interruption) -> Value {
    let owners = memberOwners(of: base)
    for owner in owners {
      if let property = declaredTypes.members(owner).computed[name] {
        noteStaticChoice(name, owner, among: owners)
        let value = try invoke(property.getter, values: [], this: base)
        noteInlined(name, value, isFunction: false)
        return conversions.coerce(value, to: property.type)
      }
      if declaredTypes.members(owner).methods[name] != nil {
        // `beds.count` is the library's property beside an own `count(awake:)`.
        if labels == nil, program.types[owner].kind == .externalExtension,
          let value = try library.libraryProperty(base, name, site: site)
        {
          return value
        }
        return .closure(
          Closure(
            code: .method(name: name, labels: labels, base: base),
            isGeneric: false))
      }
    }
    if let value = try dynamicMember(name, of: base, site: site) { return value }
    if let value = try enumMember(name, base) { return value }
    if let value = try library.libraryProperty(base, name, site: site) {
      try recorder.noteEffect(name, base, value, site: site)
      return value
    }
    if case .view = base, let modified = try viewMaker.applyModifier(base, name, [], site: site) {
      return modified
    }
    if library.hasMethod(name, of: base) {
      return .closure(Closure(code: .method(name: name, labels: labels, base: base)))
    }
    return .term(Term(.member, name, [base]))
  }

  /// A member of a `@dynamicMemberLookup` type.
  private func dynamicMember(
    _ name: String, of base: Value, site: Int
  ) throws(Interruption) -> Value? {
    guard let indices = placeAccess.dynamicIndices(name, of: base),
      let declared = placeAccess.userSubscript(base, indices)
    else { return nil }
    return try invoke(declared.getter, indices, this: base, site: site)
  }

  /// A computed view property or helper ran as a part of the running body.
  func noteInlined(_ name: String, _ value: Value, isFunction: Bool) {
    guard isUpdating else { return }
    switch value {
    case .view: break
    case .structure(let structure): guard declaredTypes.isView(structure.type) else { return }
    default: return
    }
    if !host.isBelievedSkipped(name, isFunction: isFunction, value) { trace.inline(name) }
  }

  /// The declared method that fits the arguments.
  func userMethod(
    _ name: String, of receiver: Value, _ arguments: [LabeledValue]
  ) throws(Interruption) -> FunctionID? {
    let owners = memberOwners(of: receiver)
    for owner in owners {
      if let candidates = declaredTypes.members(owner).methods[name],
        let choice = conversions.choose(candidates, arguments)
      {
        noteStaticChoice(name, owner, among: owners)
        return choice
      }
    }
    if case .structure(let value) = receiver, declaredTypes.isView(value.type),
      let owner = declaredTypes.externalExtension("View"),
      let candidates = declaredTypes.members(owner).methods[name]
    {
      return conversions.choose(candidates, arguments)
    }
    return nil
  }

  /// A member that Swift chooses by the type which is known where it is used: that type is not looked at here.
  ///
  /// - Parameter owners: extensions of types from elsewhere that the value has members of.
  func noteStaticChoice(_ name: String, _ owner: TypeID, among owners: [TypeID] = []) {
    let isInProtocolToo = owners.contains { other in
      other != owner && Self.extendedProtocols.contains(program.types[other].name)
        && declaredTypes.members(other).has(name)
    }
    guard isInProtocolToo || declaredTypes.members(owner).chosenStatically.contains(name) else {
      return
    }
    assumptions.fail(Unsupported(.staticChoice, [name], at: program.types[owner].location))
  }

  /// Protocols of the library whose extensions have members of their own.
  private static let extendedProtocols: Set<String> = [
    "BinaryFloatingPoint", "BinaryInteger", "Collection", "Comparable", "FixedWidthInteger",
    "FloatingPoint", "MutableCollection", "Numeric", "RandomAccessCollection", "Sequence", "Shape",
    "StringProtocol", "View",
  ]

  /// Declared types whose members apply to a value: its own, then extensions of outside types.
  func memberOwners(of value: Value) -> [TypeID] {
    // What is held by an optional has its members last: the type that is known here is that of the value.
    let optional = [declaredTypes.externalExtension("Optional")].compactMap { $0 }
    if let type = comparison.declaredType(of: value) { return [type] + optional }
    let known = externalNames(of: value).compactMap(declaredTypes.externalExtension)
    return known + optional.filter { !known.contains($0) }
  }

  private static let collections = [
    "Collection", "Sequence", "BidirectionalCollection", "RangeReplaceableCollection",
  ]

  /// Names under which types from elsewhere are extended, most specific first.
  func externalNames(of value: Value) -> [String] {
    switch value {
    case .integer:
      ["Int", "FixedWidthInteger", "BinaryInteger", "Numeric", "Comparable", "Double", "CGFloat"]
    case .sized(let number):
      number.kind == .float
        ? ["Float", "BinaryFloatingPoint", "FloatingPoint", "Numeric", "Comparable"]
        : [
          number.kind.rawValue, "FixedWidthInteger", "BinaryInteger", "Numeric", "Comparable",
        ]
    case .wrapped: ["Optional"]
    case .floating:
      [
        "Double", "CGFloat", "Float", "BinaryFloatingPoint", "FloatingPoint", "Numeric",
        "Comparable",
      ]
    case .boolean: ["Bool"]
    case .string: ["String", "StringProtocol", "Substring", "Character"] + Self.collections
    case .nilValue: ["Optional"]
    case .array: ["Array"] + Self.collections + ["RandomAccessCollection", "MutableCollection"]
    case .dictionary: ["Dictionary", "Collection", "Sequence"]
    case .set: ["Set", "Collection", "Sequence"]
    case .range: ["Range", "ClosedRange", "Collection", "Sequence"]
    case .binding: ["Binding"]
    case .environment: ["EnvironmentValues"]
    case .view(let view): [viewName(view), "View", "Shape"]
    case .fresh(let kind, _): [kind]
    case .term(let term): term.typeNames
    default: []
    }
  }

  func viewName(_ view: ViewValue) -> String {
    switch view {
    case .primitive(let primitive): primitive.name
    case .modified(let modified): viewName(modified.content)
    case .custom(let value): program.types[value.type].name
    default: "View"
    }
  }

  private func structureMember(
    _ name: String, _ value: Structure, site: Int
  ) throws(Interruption) -> Value? {
    let table = declaredTypes.members(value.type)
    if let index = table.stored[name], index < value.fields.count {
      let property = declaredTypes.layout(value.type)[index]
      if property.isLazy, let initial = property.initial, isUnmade(value.fields[index]) {
        // Nothing keeps it here: ``PlaceAccess/makeLazy(_:of:site:_:)`` does where something can.
        return conversions.coerce(
          try invoke(initial, values: [], this: .structure(value)), to: property.type)
      }
      return try read(value.fields[index], of: property, site: site)
    }
    guard let first = name.first, first == "$" || first == "_" else { return nil }
    guard let index = table.stored[String(name.dropFirst())], index < value.fields.count else {
      return nil
    }
    if first == "_" {
      if case .wrapper(let wrapper) = value.fields[index], wrapper.kind == .binding {
        return wrapper.value
      }
      return value.fields[index]
    }
    return try host.valueStore.projection(of: value.fields[index], site: site)
  }

  /// A stored field as the program sees it: through its property wrapper, if any.
  func read(
    _ field: Value, of property: StoredProperty, site: Int
  ) throws(Interruption) -> Value {
    switch field {
    case .wrapper(let wrapper):
      // `let model: Bindable<Model>` holds the wrapper itself.
      if property.wrapper == nil, Self.objectWrappers.contains(wrapper.kind) { return field }
      return try host.valueStore.wrappedValue(of: wrapper)
    case .structure, .object:
      guard property.wrapper?.declared != nil else { return field }
      return try member("wrappedValue", of: field, site: site)
    default: return field
    }
  }

  /// What is handed on as a value has members that are bindings.
  private static let objectWrappers: Set<WrapperEntry.Kind> = [
    .bindable, .observedObject, .stateObject, .environmentObject,
  ]

  private func objectMember(
    _ name: String, _ id: ObjectID, site: Int
  ) throws(Interruption) -> Value? {
    let table = declaredTypes.members(objects[id].type)
    if let index = table.stored[name] {
      try makeLazy(id, index)
      host.valueStore.recordAccess(object: id, property: index)
      recorder.noteUse(id, index)
      return try readField(
        objects[id].fields[index], declaredTypes.layout(objects[id].type)[index], site: site)
    }
    if name == "objectWillChange" { return .term(Term(.source, "objectWillChange", [.object(id)])) }
    guard let first = name.first, first == "$" || first == "_",
      let index = table.stored[String(name.dropFirst())]
    else { return nil }
    if first == "_" { return objects[id].fields[index] }
    if case .wrapper(let wrapper) = objects[id].fields[index], wrapper.kind == .published {
      return .term(
        Term(.source, "publisher", [wrapper.value, .object(id), .integer(index)]))
    }
    return try host.valueStore.projection(of: objects[id].fields[index], site: site)
  }

  private func readField(
    _ field: Value, _ property: StoredProperty, site: Int
  ) throws(Interruption) -> Value {
    if case .wrapper(let wrapper) = field, wrapper.kind == .published { return wrapper.value }
    return try read(field, of: property, site: site)
  }

  /// Runs the initial value of a `lazy var` at its first read.
  func makeLazy(_ id: ObjectID, _ index: Int) throws(Interruption) {
    let property = declaredTypes.layout(objects[id].type)[index]
    guard property.isLazy, isUnmade(objects[id].fields[index]), let initial = property.initial
    else { return }
    objects[id].fields[index] = conversions.coerce(
      try invoke(initial, values: [], this: .object(id)), to: property.type)
  }

  /// Whether a field stands for a `lazy var` that was not read yet.
  func isUnmade(_ field: Value) -> Bool {
    guard case .term(let term) = field else { return false }
    return term.kind == .source && term.head == "lazy"
  }

  private func superMember(
    _ name: String, this: Value, frame: Frame, site: Int
  ) throws(Interruption) -> Value {
    guard let owner = program.functions[frame.function].owner,
      let parent = declaredTypes.superclass(of: owner)
    else { return .term(Term(.member, name, [this])) }
    if let property = declaredTypes.members(parent).computed[name] {
      return try invoke(property.getter, values: [], this: this)
    }
    return try member(name, of: this, site: site)
  }

  private func enumMember(_ name: String, _ base: Value) throws(Interruption) -> Value? {
    guard case .enumeration(let value) = base else { return nil }
    switch name {
    case "rawValue": return rawValue(value)
    case "hashValue": return .term(Term(.member, name, [base]))
    default: return nil
    }
  }

  func rawValue(_ value: Enumeration) -> Value {
    let declaration = program.types[value.type]
    let enumCase = declaration.cases[value.caseIndex]
    if let raw = enumCase.rawValue { return literalValue(raw) }
    if case .external("String", _)? = declaration.rawType { return .string(enumCase.name) }
    var number = 0
    for index in 0...value.caseIndex {
      if case .integer(let written)? = declaration.cases[index].rawValue {
        number = written
      } else if index > 0 {
        number += 1
      }
    }
    return .integer(number)
  }

  func literalValue(_ literal: Literal) -> Value {
    switch literal {
    case .integer(let value): .integer(value)
    case .floating(let value): .floating(value)
    case .string(let value): .string(value)
    case .boolean(let value): .boolean(value)
    case .nilLiteral: .nilValue
    }
  }

  /// Members of symbolic values: what `set` changed, then a symbolic member.
  private func termMember(_ name: String, _ term: Term) -> Value? {
    if let part = term.partGiven(as: name) { return part }
    var current = term
    var steps = 0
    while current.kind == .source, current.head.hasPrefix("set "), steps < 1_000 {
      if current.head == "set " + name { return current.operands[1] }
      guard case .term(let next) = current.operands[0] else { return nil }
      current = next
      steps += 1
      if current.kind != .source || !current.head.hasPrefix("set ") {
        return .term(Term(.member, name, [.term(current)]))
      }
    }
    return nil
  }
}

extension Tuple {
  /// The element with this label or number.
  subscript(_ name: String) -> Value? {
    if let index = labels.firstIndex(of: name) { return elements[index] }
    if let index = Int(name), elements.indices.contains(index) { return elements[index] }
    return nil
  }
}

extension Term {
  /// Type names under which a program may have extended this value.
  var typeNames: [String] {
    switch kind {
    case .call: [head, "View", "Shape"]
    case .methodCall, .member:
      if case .term(let base)? = operands.first { base.typeNames } else { ["View"] }
    case .implicitMember: ["Color", "Font", "ShapeStyle", "View"]
    default: []
    }
  }
}
