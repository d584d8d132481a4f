/// What declarations say about types, worked out at first use.
struct TypeFacts {
  var layouts: [TypeID: [StoredProperty]] = [:]
  var members: [TypeID: MemberTable] = [:]
  var inherited: [TypeID: Set<String>] = [:]
  var plainData: [TypeID: Bool] = [:]
  var externalExtensions: [String: TypeID]?
  var ownOperators: Set<String>?
  var changingOperators: Set<String>?
  var unaryOperators: [String: [FunctionID]]?
  var typesByName: [String: TypeID]?
  var looksUpMembers: Bool?
  var literalTexts: Set<String>?
}

/// The members of a type by name, its own before inherited ones.
struct MemberTable {
  var stored: [String: Int] = [:]
  var computed: [String: ComputedProperty] = [:]
  var methods: [String: [FunctionID]] = [:]
  var subscripts: [Subscript] = []
  var staticStored: [String: StaticKey] = [:]
  var staticComputed: [String: ComputedProperty] = [:]
  var staticMethods: [String: [FunctionID]] = [:]
  var cases: [String: Int] = [:]
  /// Members of which there are several, and Swift chooses one by the type that is known where it is used.
  var chosenStatically: Set<String> = []

  /// Whether values have a property or method of a name.
  func has(_ name: String) -> Bool {
    stored[name] != nil || computed[name] != nil || methods[name] != nil
  }
}

extension TypeDecl {
  /// The names of its own members, static ones too.
  fileprivate var memberNames: Set<String> {
    Set(computed.keys).union(methods.keys).union(stored.map(\.name))
      .union(staticComputed.keys).union(staticMethods.keys).union(staticStored.map(\.name))
  }

  fileprivate var isViewExtension: Bool { kind == .externalExtension && name == "View" }
}

/// Answers about types of the program and of the library, from declarations.
struct DeclaredTypes: InterpreterPart {
  let interpreter: Interpreter
}

extension DeclaredTypes {
  /// Whether values of a type are known well enough to show the screens that they open.
  func isKnownValueType(_ type: TypeRef) -> Bool {
    if case .declared = type { return true }
    return ["String", "Int", "Double", "Bool", "UUID"].contains(name(of: type) ?? "")
  }

  /// A value of a type of which any may come.
  func anyValue(of type: TypeRef) -> Value {
    .term(Term(.source, Self.anyPrefix + (name(of: type) ?? "")))
  }

  /// What the names of such values begin with.
  static var anyPrefix: String { "any " }

  /// The stored properties of a type, those of its superclasses first.
  func layout(_ type: TypeID) -> [StoredProperty] {
    if let known = interpreter.types.layouts[type] { return known }
    var result = interpreter.program.types[type].stored
    var seen: Set<TypeID> = [type]
    var current = type
    while let parent = superclass(of: current), seen.insert(parent).inserted {
      result = interpreter.program.types[parent].stored + result
      current = parent
    }
    interpreter.types.layouts[type] = result
    return result
  }

  func superclass(of type: TypeID) -> TypeID? {
    guard interpreter.program.types[type].kind == .classType else { return nil }
    for case .declared(let id, _) in interpreter.program.types[type].inherits
    where interpreter.program.types[id].kind == .classType {
      return id
    }
    return nil
  }

  /// The number of the stored property `name`, counted over the whole layout.
  func members(_ type: TypeID) -> MemberTable {
    if let known = interpreter.types.members[type] { return known }
    var table = MemberTable()
    for (index, property) in layout(type).enumerated() { table.stored[property.name] = index }
    var seen: Set<TypeID> = []
    collect(type, into: &table, seen: &seen)
    table.chosenStatically = chosenStatically(type, seen)
    interpreter.types.members[type] = table
    return table
  }

  /// Names that a type declares itself and that a protocol's extension declares without asking for them; and
  /// those of constrained extensions that are declared elsewhere too, and methods with default arguments that
  /// replace a superclass's, which are the defaults of the type that is known.
  private func chosenStatically(_ type: TypeID, _ all: Set<TypeID>) -> Set<String> {
    let own = interpreter.program.types[type]
    let names = own.memberNames
    var required: Set<String> = []
    var extended: Set<String> = []
    var repeated = own.repeatedUnderConstraints
    for id in all where id != type {
      let other = interpreter.program.types[id]
      repeated.formUnion(other.repeatedUnderConstraints)
      if other.kind == .classType {
        repeated.formUnion(own.methods.keys.filter { hasDefaults($0, own, other) })
      }
      guard other.kind == .protocolType || other.isViewExtension else { continue }
      required.formUnion(other.isViewExtension ? ["body"] : other.requirements)
      extended.formUnion(other.memberNames)
    }
    return extended.intersection(names).subtracting(required).union(repeated)
  }

  /// Whether two types have a method of a name of which one has default arguments.
  private func hasDefaults(_ name: String, _ type: TypeDecl, _ other: TypeDecl) -> Bool {
    guard let own = type.methods[name], let others = other.methods[name] else { return false }
    return (own + others).contains { id in
      interpreter.program.functions[id].parameters.contains { $0.defaultValue != nil }
    }
  }

  private func collect(_ type: TypeID, into table: inout MemberTable, seen: inout Set<TypeID>) {
    guard seen.insert(type).inserted else { return }
    table.add(interpreter.program.types[type], id: type)
    for reference in interpreter.program.types[type].inherits
      + interpreter.program.types[type].conditionalConformances
    {
      switch reference {
      case .declared(let id, _): collect(id, into: &table, seen: &seen)
      case .external(let name, _):
        if let id = externalExtension(name) { collect(id, into: &table, seen: &seen) }
      default: break
      }
    }
  }

  /// The TypeDecl that holds `extension Name { … }` of a type from elsewhere.
  func externalExtension(_ name: String) -> TypeID? { externalExtensions[name] }

  /// The program's extensions of types of the library, by the types' names.
  var externalExtensions: [String: TypeID] {
    if interpreter.types.externalExtensions == nil {
      var found: [String: TypeID] = [:]
      for (id, type) in interpreter.program.types.enumerated() where type.kind == .externalExtension
      {
        found[type.name] = id
      }
      interpreter.types.externalExtensions = found
    }
    return interpreter.types.externalExtensions ?? [:]
  }

  /// Operators that are evaluated here as the library has them, and that the program declares for types of
  /// the library too.
  var ownOperators: Set<String> {
    if let known = interpreter.types.ownOperators { return known }
    var found: Set<String> = []
    for (name, functions) in interpreter.program.freeFunctions
    where Self.builtInOperators.contains(name) {
      let concernsOwnTypes = functions.allSatisfy { id in
        interpreter.program.functions[id].parameters.contains { $0.type.map(isDeclared) == true }
      }
      if !concernsOwnTypes { found.insert(name) }
    }
    for type in interpreter.program.types
    where type.kind == .externalExtension && Self.modelledTypes.contains(type.name) {
      found.formUnion(type.staticMethods.keys.filter(Self.builtInOperators.contains))
    }
    interpreter.types.ownOperators = found
    return found
  }

  /// Infix operators of the program that change their left side, and are no assignment by their spelling.
  var changingOperators: Set<String> {
    if let known = interpreter.types.changingOperators { return known }
    let functions = interpreter.program.freeFunctions.merging(
      interpreter.program.types.flatMap { Array($0.staticMethods) }
    ) { $0 + $1 }
    let found = functions.filter { name, candidates in
      name.first?.isLetter == false && name.first != "_" && name.last != "="
        && candidates.contains { id in
          let parameters = interpreter.program.functions[id].parameters
          return parameters.count == 2 && parameters[0].isInout
        }
    }
    interpreter.types.changingOperators = Set(found.keys)
    return interpreter.types.changingOperators ?? []
  }

  /// The operators of the program that stand before or behind one operand, by name.
  var unaryOperators: [String: [FunctionID]] {
    if let known = interpreter.types.unaryOperators { return known }
    let functions = interpreter.program.freeFunctions.merging(
      interpreter.program.types.flatMap { Array($0.staticMethods) }
    ) { $0 + $1 }
    var found: [String: [FunctionID]] = [:]
    for (name, candidates) in functions
    where name.first?.isLetter == false && name.first != "_" {
      let fitting = candidates.filter { id in
        let function = interpreter.program.functions[id]
        return function.parameters.count == 1 && function.body != nil
      }
      if !fitting.isEmpty { found[name] = fitting }
    }
    interpreter.types.unaryOperators = found
    return found
  }

  private func isDeclared(_ type: TypeRef) -> Bool {
    if case .declared = type.unwrapped { return true }
    return false
  }

  /// Types of the library whose values are compared here.
  private static let modelledTypes: Set<String> = [
    "Int", "Double", "Bool", "String", "Character", "Substring", "Array", "Dictionary", "Set",
    "Optional", "Equatable", "Comparable", "Hashable", "Sequence", "Collection", "StringProtocol",
    "BinaryInteger", "FloatingPoint", "CGFloat", "Float", "Date",
  ]

  private static let builtInOperators: Set<String> = ["&&", "||", "??", "==", "!=", "===", "!=="]

  /// Whether a type of the program is `@dynamicMemberLookup`.
  var looksUpMembers: Bool {
    if let known = interpreter.types.looksUpMembers { return known }
    let found = interpreter.program.types.contains {
      $0.attributes.contains("dynamicMemberLookup")
    }
    interpreter.types.looksUpMembers = found
    return found
  }

  func declaredType(named name: String) -> TypeID? {
    if interpreter.types.typesByName == nil {
      var found: [String: TypeID] = [:]
      for (id, type) in interpreter.program.types.enumerated()
      where type.kind != .externalExtension && found[type.name] == nil {
        found[type.name] = id
      }
      interpreter.types.typesByName = found
    }
    return interpreter.types.typesByName?[name]
  }

  /// Names of all protocols and classes that a type conforms to or inherits, declared or not.
  func inheritedNames(_ type: TypeID) -> Set<String> {
    if let known = interpreter.types.inherited[type] { return known }
    var names: Set<String> = []
    var pending = [type]
    var seen: Set<TypeID> = []
    while let next = pending.popLast() {
      guard seen.insert(next).inserted else { continue }
      for reference in interpreter.program.types[next].inherits
        + interpreter.program.types[next].conditionalConformances
      {
        if let name = name(of: reference) { names.formUnion(Self.implied(by: name)) }
        if case .declared(let id, _) = reference { pending.append(id) }
      }
    }
    interpreter.types.inherited[type] = names
    return names
  }

  private static func implied(by name: String) -> Set<String> {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    switch last {
    case "Hashable", "Comparable": return [last, "Equatable"]
    default: return [last]
    }
  }

  func name(of reference: TypeRef) -> String? {
    switch reference {
    case .declared(let id, _): interpreter.program.types[id].name
    case .external(let name, _): name
    case .opaque(let inner), .existential(let inner): name(of: inner)
    case .optional: "Optional"
    default: nil
    }
  }

  func conforms(_ type: TypeID, to name: String) -> Bool { inheritedNames(type).contains(name) }

  func isView(_ type: TypeID) -> Bool {
    let names = inheritedNames(type)
    return names.contains("View") || !names.isDisjoint(with: Self.contents)
  }

  /// Protocols of content that is no view but has a body as one.
  private static let contents: Set<String> = [
    "ToolbarContent", "CustomizableToolbarContent", "TabContent", "Commands",
  ]

  func isViewModifier(_ type: TypeID) -> Bool {
    conforms(type, to: "ViewModifier") || conforms(type, to: "AnimatableModifier")
  }
  func isClass(_ type: TypeID) -> Bool { interpreter.program.types[type].kind == .classType }
  func isObservable(_ type: TypeID) -> Bool {
    if interpreter.program.types[type].isObservable { return true }
    guard let parent = superclass(of: type), parent != type else { return false }
    return interpreter.program.types[parent].isObservable
  }

  /// Whether values of a declared type compare with `==` (semantics.md 3.2, step 1).
  func isEquatable(_ type: TypeID) -> Bool {
    let declaration = interpreter.program.types[type]
    if conforms(type, to: "Equatable") || declaration.attributes.contains("Equatable") {
      return true
    }
    if declaration.kind == .enumeration {
      return declaration.rawType != nil || declaration.cases.allSatisfy { $0.payload.isEmpty }
    }
    return false
  }

  func parameterCount(_ closure: Closure) -> Int? {
    switch closure.code {
    case .literal(let id): interpreter.program.functions[id].parameters.count
    case .functions(let ids, _):
      ids.first.map { interpreter.program.functions[$0].parameters.count }
    case .method(let name, _, let base):
      comparison.declaredType(of: base).flatMap { members($0).methods[name]?.first }
        .map { interpreter.program.functions[$0].parameters.count }
    default: nil
    }
  }
}

extension MemberTable {
  mutating func add(_ declaration: TypeDecl, id: TypeID) {
    for (name, property) in declaration.computed where computed[name] == nil {
      computed[name] = property
    }
    for (name, functions) in declaration.methods { methods[name, default: []] += functions }
    subscripts += declaration.subscripts
    for (index, property) in declaration.staticStored.enumerated()
    where staticStored[property.name] == nil {
      staticStored[property.name] = StaticKey(type: id, index: index)
    }
    for (name, property) in declaration.staticComputed where staticComputed[name] == nil {
      staticComputed[name] = property
    }
    for (name, functions) in declaration.staticMethods {
      staticMethods[name, default: []] += functions
    }
    for (index, enumCase) in declaration.cases.enumerated() where cases[enumCase.name] == nil {
      cases[enumCase.name] = index
    }
  }
}
