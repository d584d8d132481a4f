import Catalog

extension ViewProgram {
  /// Declared views in order of the source.
  package var viewTypes: [TypeID] {
    types.indices.filter { isView($0, depth: 0) && types[$0].kind != .protocolType }
  }

  /// Whether a type of this name is declared, or is a view of SwiftUI.
  package func knows(type name: String) -> Bool {
    Catalog.view(name) != nil || types.contains { $0.name == name }
  }

  private func isView(_ type: TypeID, depth: Int) -> Bool {
    guard depth < 20, types[type].kind != .externalExtension else { return false }
    return types[type].inherits.contains { reference in
      switch reference {
      case .external(let name, _): name == "View" || name == "SwiftUI.View"
      case .declared(let parent, _): isView(parent, depth: depth + 1)
      default: false
      }
    }
  }

  /// Types that some code of the program makes instances of.
  package var constructedTypes: Set<TypeID> {
    let ofApps = codeOfApps
    var finder = CodeFinder()
    for (index, function) in functions.enumerated()
    where !previews.contains(index) && !ofApps.contains(index) {
      finder.visit(function)
    }
    return finder.found
  }

  /// The code of apps and scenes, with its closures: what is shown there is on no other view.
  private var codeOfApps: Set<FunctionID> {
    var finder = CodeFinder()
    for type in types {
      let isApp = type.inherits.contains {
        if case .external(let name, _) = $0 { ["App", "Scene"].contains(name) } else { false }
      }
      if isApp { finder.closures += type.computed.values.map(\.getter) }
    }
    var seen: Set<FunctionID> = []
    while let next = finder.closures.popLast() {
      if seen.insert(next).inserted { finder.visit(functions[next]) }
    }
    return seen
  }
}

extension ViewProgram {
  /// The types of which code makes values, in its closures too.
  package func typesMade(in function: FunctionID) -> Set<TypeID> {
    var finder = CodeFinder()
    var seen: Set<FunctionID> = []
    finder.closures = [function]
    while let next = finder.closures.popLast() {
      if seen.insert(next).inserted { finder.visit(functions[next]) }
    }
    return finder.found
  }

  /// Static members that the program adds to types from elsewhere: `Font.headline`.
  package var addedMembers: Set<String> {
    var result: Set<String> = []
    for type in types where type.kind == .externalExtension {
      let names =
        type.staticStored.map(\.name) + type.staticComputed.keys
        + type.staticMethods.keys
      for name in names { result.insert("\(type.name).\(name)") }
      if type.methods["appendInterpolation"] != nil {
        result.insert("\(type.name).appendInterpolation")
      }
    }
    return result
  }

  /// The names of the declared views that a preview makes itself.
  package func viewNames(madeBy preview: FunctionID) -> [String] {
    var finder = CodeFinder()
    finder.visit(functions[preview])
    let views = Set(viewTypes)
    return finder.found.filter { views.contains($0) }.map { types[$0].name }.sorted()
  }

  /// Names of members that any code reads of `self.property`, in alphabetical order.
  package func membersRead(ofProperty property: String) -> [String] {
    var finder = CodeFinder()
    finder.property = property
    for function in functions { finder.visit(function) }
    return finder.members.sorted()
  }
}

/// Finds calls of types' initializers, and members read of a property.
private struct CodeFinder {
  var found: Set<TypeID> = []
  /// Closures that were met, and not looked into.
  var closures: [FunctionID] = []
  var property = ""
  var members: Set<String> = []

  mutating func visit(_ function: Function) {
    guard let body = function.body else { return }
    var pending: [Stmt] = body.statements
    while let statement = pending.popLast() { visit(statement, &pending) }
  }

  private mutating func visit(_ statement: Stmt, _ pending: inout [Stmt]) {
    switch statement {
    case .expression(let value, _), .throwValue(let value): visit(value, &pending)
    case .bind(_, _, let value?), .returnValue(let value?): visit(value, &pending)
    case .conditional(let conditions, let yes, let no, _):
      visit(conditions, &pending)
      pending += yes.statements + (no?.statements ?? [])
    case .guardElse(let conditions, let body, _), .whileLoop(let conditions, let body, _, _):
      visit(conditions, &pending)
      pending += body.statements
    case .deferBlock(let body), .block(let body): pending += body.statements
    case .forIn(_, let value, _, let body, _, _), .repeatWhile(let body, let value, _, _):
      visit(value, &pending)
      pending += body.statements
    case .switchCases(let value, let cases, _):
      visit(value, &pending)
      pending += cases.flatMap(\.body.statements)
    case .doCatch(let body, let clauses):
      pending += body.statements + clauses.flatMap(\.choice.body.statements)
    default: break
    }
  }

  private mutating func visit(_ conditions: [Condition], _ statements: inout [Stmt]) {
    for condition in conditions {
      switch condition {
      case .expression(let value), .matches(_, let value): visit(value, &statements)
      case .available: break
      }
    }
  }

  /// `model.load()` calls a method; it reads no member that could change.
  private func isMethod(_ callee: Expr) -> Bool {
    guard case .member(let base, _, _, _) = callee else { return false }
    return isProperty(base)
  }

  /// The property itself, as a value or as `$property`.
  private func isProperty(_ base: Expr) -> Bool {
    guard case .member(.selfValue, let name, _, _) = base else { return false }
    return name == property || name == "$" + property
  }

  private static let actionLabels: Set<String> = ["action", "perform", "onDismiss", "onCommit"]

  private mutating func visit(_ root: Expr, _ statements: inout [Stmt]) {
    var pending = [root]
    while let expression = pending.popLast() {
      switch expression {
      case .call(let callee, let arguments, _), .subscripted(let callee, let arguments, _):
        if case .type(.declared(let id, _)) = callee { found.insert(id) }
        if case .call = expression, isMethod(callee) {} else { pending.append(callee) }
        for argument in arguments {
          let isAction = argument.label.map(Self.actionLabels.contains) ?? false
          if isAction, isMethod(argument.value) { continue }
          pending.append(argument.value)
        }
      case .member(let base, let name, _, _):
        if isProperty(base) { members.insert(name) }
        pending.append(base)
      case .interpolation(let segments):
        for case .value(let arguments) in segments { pending += arguments.map(\.value) }
      case .forceUnwrap(let base, _), .optionalChain(let base),
        .tryUnwrap(let base), .cast(let base, _, _), .optionalTry(let base), .typed(let base, _),
        .prefix(_, let base, _):
        pending.append(base)
      case .binary(_, let left, let right, _): pending += [left, right]
      case .assign(_, _, let value, _): pending.append(value)
      case .ternary(let condition, let yes, let no, _): pending += [condition, yes, no]
      case .array(let elements): pending += elements
      case .dictionary(let entries): pending += entries.flatMap { [$0.key, $0.value] }
      case .closure(let id): closures.append(id)
      case .tuple(let elements): pending += elements.map(\.value)
      case .statementValue(let statement): statements.append(statement)
      default: break
      }
    }
  }
}
