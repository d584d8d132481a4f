import Catalog

/// A literal that something is compared with: `code.lowercased() == "a"`.
package struct ComparedLiteral: Hashable, Sendable {
  /// The operator or method; where the literal stands first, with three dots.
  package var operation: String
  /// What is called on what is compared: `.lowercased()`.
  package var subject: String
  package var literal: Literal
}

/// The values that a program's code mentions where they decide something: what is compared, counted,
/// limited, indexed or matched, and not the numbers of a layout.
package struct MinedValues: Sendable {
  package private(set) var integers: Set<Int> = []
  package private(set) var floatings: Set<Double> = []
  /// Texts in places that may decide something; what views of the program are given is among them.
  package private(set) var strings: Set<String> = []
  /// What something is compared with, matched against or asked for, and how: `code == "A"`.
  package private(set) var comparisons: Set<ComparedLiteral> = []
  /// The texts among these.
  package var comparedTexts: Set<String> {
    Set(comparisons.compactMap { if case .string(let text) = $0.literal { text } else { nil } })
  }
  /// Members of types that stand without the type, or of types from elsewhere: `.headline`.
  package private(set) var members: Set<String> = []
  /// Methods and properties that are asked for: `trimmingCharacters`, `count`.
  package var asked: Set<String> { Set(askedCounts.keys) }
  /// The same, with how often each stands in the code.
  package private(set) var askedCounts: [String: Int] = [:]
  /// How texts are taken apart, and what they end at there: `split(separator: ",")`.
  package private(set) var partings = TextPartings()
  /// Conditions by their sites.
  package private(set) var conditions: Set<Int> = []
  /// Statements that change something, by their sites.
  package private(set) var changes: Set<Int> = []
  /// Where something is decided.
  package private(set) var decisions: Set<Decision> = []

  /// The one that is visited.
  private var function: FunctionID = -1
  /// The names of functions that the program declares: what these are given is not compared by that.
  private let declared: Set<String>
  private let names: [String]
  private let finder: DecisionFinder

  package init(_ program: ViewProgram) {
    names = program.functions.map(\.name)
    declared = Set(names)
    finder = DecisionFinder(
      own: Set(program.types.flatMap { ($0.stored + $0.staticStored).map(\.name) }),
      deciding: program.decidingProperties)
    for (id, function) in program.functions.enumerated() {
      guard let body = function.body, !function.isOfLibrary else { continue }
      for parameter in function.parameters { mine(parameter.type) }
      mine(function.result)
      self.function = id
      var pending = body.statements.map { Item.statement($0) }
      // A default value and what a function computes count; the arguments of views do not.
      while let item = pending.popLast() {
        switch item {
        case .statement(let statement): visit(statement, &pending)
        case .expression(let expression, let counts): visit(expression, counts, &pending)
        }
      }
    }
    for type in program.types {
      for property in type.stored + type.staticStored { mine(property.type) }
      for property in type.computed.values { mine(property.type) }
      let isOfTexts = type.rawType == .external("String", [])
      for enumCase in type.cases {
        if let raw = enumCase.rawValue ?? (isOfTexts ? .string(enumCase.name) : nil) { add(raw) }
      }
    }
  }

  private enum Item {
    case statement(Stmt)
    /// The flag: a literal in this place counts.
    case expression(Expr, Bool)
  }

  private mutating func mine(_ type: TypeRef?) {
    guard case .external(let name, _)? = type else { return }
    addBounds(ofType: name)
    // A text that becomes one without being called by its name: `let title: LocalizedStringKey = .init(text)`.
    if Self.readTexts.contains(name) { askedCounts[name, default: 0] += 1 }
  }

  /// Types that read signs of a text as more than what they are.
  private static let readTexts: Set<String> = ["LocalizedStringKey", "AttributedString"]

  /// The numbers at which a type stops, or is not exact, and those beside them.
  private mutating func addBounds(ofType name: String) {
    if let kind = SizedNumber.Kind(rawValue: name), let bounds = SizedNumber.bounds(kind) {
      for bound in [bounds.least, bounds.greatest] {
        guard let number = Int(exactly: bound.double) else { continue }
        integers.formUnion([number - 1, number, number + 1])
        floatings.insert(bound.double)
      }
    }
    switch name {
    // Whole numbers are exact up to 2 to the 24th.
    case "Float", "Float32": integers.insert(16_777_217)
    // Whole numbers are exact up to 2 to the 53rd.
    case "Double", "Float64", "CGFloat": integers.insert(9_007_199_254_740_993)
    default: break
    }
  }

  /// The value of an expression of whole literals: `41 * 41`.
  private static func constant(_ value: Expr) -> Int? {
    switch value {
    case .literal(.integer(let number)): return number
    case .typed(let inner, _): return constant(inner)
    case .tuple(let elements) where elements.count == 1: return constant(elements[0].value)
    case .prefix("-", let inner, _): return constant(inner).map { 0 &- $0 }
    case .binary(let op, let left, let right, _):
      guard let a = constant(left), let b = constant(right) else { return nil }
      switch op {
      case "+": return a.addingReportingOverflow(b).partialValue
      case "-": return a.subtractingReportingOverflow(b).partialValue
      case "*": return a.multipliedReportingOverflow(by: b).partialValue
      default: return nil
      }
    default: return nil
    }
  }

  private mutating func add(_ literal: Literal) {
    switch literal {
    case .integer(let number):
      integers.insert(number)
      floatings.insert(Double(number))
    case .floating(let number):
      floatings.insert(number)
      if let whole = Int(exactly: number.rounded()) { integers.insert(whole) }
    case .string(let text): if strings.count < 200 { strings.insert(text) }
    case .boolean, .nilLiteral: break
    }
  }

  private mutating func note(_ decision: Decision?) {
    // What decides whether two values are equal is not seen where they are compared in another way.
    guard var decision, names[function] != "==" else { return }
    decision.function = function
    decisions.insert(decision)
  }

  private mutating func visit(_ statement: Stmt, _ pending: inout [Item]) {
    func add(_ block: Block) { pending += block.statements.map { .statement($0) } }
    func add(_ conditions: [Condition]) {
      for condition in conditions {
        switch condition {
        case .expression(let value): pending.append(.expression(value, true))
        case .matches(let pattern, let value):
          visit(pattern, &pending)
          pending.append(.expression(value, true))
        case .available: break
        }
      }
    }
    func add(_ item: SwitchCase) {
      for part in item.items {
        visit(part.pattern, &pending)
        if let condition = part.condition { pending.append(.expression(condition, true)) }
      }
      add(item.body)
    }
    switch statement {
    case .expression(let value, let site):
      if isChange(value) { changes.insert(site) }
      pending.append(.expression(value, false))
    case .throwValue(let value), .bind(_, _, let value?), .returnValue(let value?):
      pending.append(.expression(value, true))
    case .conditional(let list, let yes, let no, let site):
      conditions.insert(site)
      if list.count == 1, case .expression(let value)? = list.first {
        note(finder.condition(value, site: site))
      }
      add(list)
      add(yes)
      if let no { add(no) }
    case .guardElse(let list, let body, let site):
      conditions.insert(site)
      if list.count == 1, case .expression(let value)? = list.first {
        note(finder.condition(value, site: site))
      }
      add(list)
      add(body)
    case .switchCases(let subject, let cases, let site):
      conditions.insert(site)
      pending.append(.expression(subject, true))
      for (index, item) in cases.enumerated() {
        // Where there is one case, nothing is decided.
        if cases.count > 1 { note(finder.match(item, index, site: site)) }
        finder.sides(of: subject, in: item).forEach { note($0) }
        add(item)
      }
    case .forIn(_, let sequence, let condition, let body, _, _):
      pending.append(.expression(sequence, true))
      if let condition { pending.append(.expression(condition, true)) }
      add(body)
    case .whileLoop(let list, let body, _, _):
      add(list)
      add(body)
    case .repeatWhile(let body, let condition, _, _):
      pending.append(.expression(condition, true))
      add(body)
    case .deferBlock(let body), .block(let body): add(body)
    case .doCatch(let body, let clauses):
      add(body)
      for clause in clauses { add(clause.choice) }
    default: break
    }
  }

  /// Whether a statement sets something, or calls a method that changes what it is called on.
  private func isChange(_ value: Expr) -> Bool {
    switch value {
    case .assign: true
    case .call(.member(_, let name, _, _), _, _):
      Library.valueMutations.contains(name) && !declared.contains(name)
    case .call(.unresolved("try", _), let arguments, _),
      .call(.unresolved("await", _), let arguments, _):
      arguments.first.map { isChange($0.value) } ?? false
    case .optionalChain(let inner), .optionalTry(let inner), .typed(let inner, _): isChange(inner)
    default: false
    }
  }

  /// - Parameters:
  ///   - operation: an operator, or a method's name.
  ///   - subject: what it is compared with; nil: what is matched.
  private mutating func noteCompared(_ value: Expr, _ operation: String, _ subject: Expr?) {
    let literal: Literal
    switch value {
    case .literal(let known): literal = known
    default:
      guard let number = Self.constant(value) else { return }
      literal = .integer(number)
      add(literal)
    }
    comparisons.insert(
      ComparedLiteral(
        operation: operation, subject: subject.map(Self.wayOfReading) ?? "", literal: literal))
  }

  /// What a pattern matches, the ends of a range among it: `case ..<0`.
  private mutating func noteMatched(_ value: Expr) {
    switch value {
    case .typed(let inner, _): noteMatched(inner)
    case .prefix(let op, let end, _) where op.hasPrefix(".."): noteCompared(end, "~=" + op, nil)
    case .postfix(let start, let op, _) where op.hasPrefix(".."):
      noteCompared(start, op + "~=", nil)
    case .binary(let op, let start, let end, _) where op.hasPrefix(".."):
      noteCompared(start, op + "~=", nil)
      noteCompared(end, "~=" + op, nil)
    default: noteCompared(value, "~=", nil)
    }
  }

  /// What is called on what is read, which may have another name and stand elsewhere in the other text.
  private static func wayOfReading(_ value: Expr) -> String {
    switch value {
    case .member(let base, "count", _, _): wayOfReading(base) + ".count"
    case .call(.member(let base, let name, _, _), _, _): wayOfReading(base) + ".\(name)()"
    case .typed(let inner, _), .optionalChain(let inner), .tryUnwrap(let inner),
      .forceUnwrap(let inner, _):
      wayOfReading(inner)
    default: ""
    }
  }

  private mutating func visit(_ pattern: Pattern, _ pending: inout [Item]) {
    switch pattern {
    case .expression(let value):
      noteMatched(value)
      pending.append(.expression(value, true))
    case .tuple(let parts):
      for part in parts { visit(part, &pending) }
    case .enumCase(_, _, let payload?):
      for part in payload { visit(part, &pending) }
    case .optionalSome(let inner): visit(inner, &pending)
    default: break
    }
  }

  private mutating func visit(_ expression: Expr, _ counts: Bool, _ pending: inout [Item]) {
    func add(_ value: Expr, _ counts: Bool = true) { pending.append(.expression(value, counts)) }
    switch expression {
    case .literal(let literal): if counts { self.add(literal) }
    case .interpolation(let segments):
      for case .value(let arguments) in segments { arguments.forEach { add($0.value) } }
    case .implicitMember(let name, _): members.insert(name)
    case .member(let base, let name, _, let site):
      if !declared.contains(name) {
        // A stored property of such a name is what it is.
        if !finder.own.contains(name) { note(finder.effect(name, site: site)) }
        note(finder.answer(expression, name, site: site))
      }
      askedCounts[name, default: 0] += 1
      if case .type(.external) = base { members.insert(name) }
      add(base, counts)
    case .call(let callee, let arguments, let site):
      let isCounted = Self.counts(callee)
      partings.note(callee, arguments)
      switch callee {
      case .unresolved("min", _), .unresolved("max", _): note(finder.choice(arguments, site: site))
      case .unresolved(let name, _), .member(_, let name, _, _):
        addBounds(ofType: name)
        askedCounts[name, default: 0] += 1
        if !declared.contains(name), !callee.asksConstants(arguments) {
          note(finder.effect(name, arguments, site: site))
          note(finder.answer(expression, name, site: site))
          finder.sides(ofContains: callee, arguments, site: site).forEach { note($0) }
        }
      default: break
      }
      if case .type(.external(let name, _)) = callee {
        addBounds(ofType: name)
        askedCounts[name, default: 0] += 1
      }
      if case .member(let base, let name, _, _) = callee {
        if case .type(.external) = base { members.insert(name) }
        add(base, false)
      } else {
        add(callee, false)
      }
      if isCounted, case .member(let base, let name, _, _) = callee, !declared.contains(name) {
        arguments.forEach { noteCompared($0.value, name, base) }
      }
      for argument in arguments {
        let isBounds = argument.label == "in" || argument.label == "step" || argument.label == "of"
        add(argument.value, isCounted || isBounds)
      }
    case .keyPath(_, let components):
      for case .property(let name) in components { askedCounts[name, default: 0] += 1 }
    case .subscripted(let base, let arguments, _):
      add(base, counts)
      arguments.forEach { add($0.value) }
    case .prefix("-", .literal(.integer(let number)), _): if counts { self.add(.integer(-number)) }
    case .prefix(let op, let end, _) where op.hasPrefix(".."),
      .postfix(let end, let op, _) where op.hasPrefix(".."):
      noteMatched(expression)
      add(end, counts)
    case .prefix(_, let value, _), .postfix(let value, _, _), .cast(let value, _, _),
      .optionalChain(let value), .tryUnwrap(let value), .forceUnwrap(let value, _),
      .inoutArgument(let value), .optionalTry(let value), .typed(let value, _):
      add(value, counts)
    case .binary(let op, let left, let right, let site):
      if Operators.comparisons.contains(op) {
        noteCompared(left, op + "…", right)
        noteCompared(right, op, left)
        note(finder.comparison(op, left, right, site: site))
      } else if op == "&&" || op == "||" {
        finder.sides(op, left, right, site: site).forEach { note($0) }
      } else if op == "~=" {
        finder.sides(of: right, in: left, site: site).forEach { note($0) }
      } else if op.hasPrefix("..") {
        noteMatched(expression)
      } else {
        note(finder.effect(op, [Argument(label: nil, value: right)], site: site))
      }
      add(left)
      add(right)
    case .assign(let target, _, let value, _):
      add(target, false)
      add(value)
    case .ternary(let condition, let yes, let no, let site):
      conditions.insert(site)
      note(finder.condition(condition, site: site))
      add(condition)
      add(yes, counts)
      add(no, counts)
    case .tuple(let elements): elements.forEach { add($0.value) }
    case .array(let elements): elements.forEach { add($0) }
    case .dictionary(let entries):
      for entry in entries {
        add(entry.key)
        add(entry.value)
      }
    case .statementValue(let statement): pending.append(.statement(statement))
    default: break
    }
  }

  /// Whether literal arguments of a call decide something: those of views and modifiers do not.
  private static func counts(_ callee: Expr) -> Bool {
    switch callee {
    case .type(.external(let name, _)), .unresolved(let name, _): !Catalog.isRendered(name)
    case .member(_, let name, _, _): !Catalog.isModifier(name)
    case .implicitMember: false
    default: true
    }
  }
}
