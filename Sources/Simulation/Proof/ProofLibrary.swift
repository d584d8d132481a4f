import Catalog

/// The standard library on terms, as far as it is known exactly.
struct ProofNatives: ProofPart {
  let run: ProofRun
}

/// The part of Swift's library whose meaning is known exactly.
extension ProofNatives {
  func libraryProperty(
    _ base: ProofValue, _ name: String, site: Int
  ) throws(ProofStop) -> ProofValue {
    switch (base, name) {
    case (.array(let elements), "count"): return .term(run.terms.integer(elements.count))
    case (.array(let elements), "isEmpty"): return .term(run.terms.boolean(elements.isEmpty))
    case (.array(let elements), "first"): return elements.first ?? ProofValue.none
    case (.array(let elements), "last"): return elements.last ?? ProofValue.none
    case (.array(let elements), "indices"):
      return .range(run.terms.integer(0), run.terms.integer(elements.count))
    case (.list(let list, let shape), _):
      return try views.listProperty(list, shape, name, site: site)
    case (.range(let low, let high), "count"): return .term(run.terms.subtract(high, low))
    case (.range(let low, _), "lowerBound"): return .term(low)
    case (.term(let term), _):
      if let value = try scalarProperty(term, name) { return value }
    default: break
    }
    throw run.stop(.member, name, site)
  }

  private func scalarProperty(
    _ term: ProofTerm, _ name: String
  ) throws(ProofStop) -> ProofValue? {
    switch (run.terms[term].sort, name) {
    case (.string, "isEmpty"): return .term(run.terms.equal(term, run.terms.string("")))
    case (.string, "capitalized"), (.string, "localizedCapitalized"):
      return .term(run.terms.function("String " + name, [term], .string))
    case (.string, "count"): return .term(run.terms.apply("count", [term], .integer))
    case (.integer, "description"): return .term(run.terms.apply("text", [term], .string))
    case (.enumeration(let type), "rawValue"):
      return .term(try rawValue(term, type))
    case (.other, _) where !initializers.declaresStatic(name):
      // `Color.blue.gradient`
      return .term(run.terms.function(name, [term], .other))
    default: return nil
    }
  }

  private func rawValue(_ term: ProofTerm, _ type: String) throws(ProofStop) -> ProofTerm {
    guard
      let id = run.program.types.firstIndex(where: { $0.name == type && $0.kind == .enumeration }),
      case .external(let raw, _)? = run.program.types[id].inherits.first, raw == "String"
    else { throw run.stop(.member, "rawValue") }
    var result: ProofTerm?
    for one in run.program.types[id].cases.reversed() {
      let text: String
      switch one.rawValue {
      case nil: text = one.name
      case .string(let written): text = written
      default: throw run.stop(.member, "rawValue")
      }
      let value = run.terms.string(text)
      guard let rest = result else {
        result = value
        continue
      }
      let constant = run.terms.intern(.constant(one.name), [], .enumeration(type))
      result = run.terms.choice(run.terms.equal(term, constant), value, rest)
    }
    guard let result else { throw run.stop(.member, "rawValue") }
    return result
  }

  // MARK: Elements

  func element(
    of owner: ProofValue, _ indices: [ProofArgument], site: Int
  ) throws(ProofStop) -> ProofValue {
    guard indices.count == 1, indices[0].label == nil else { throw run.stop(.call, "[]", site) }
    switch (owner, indices[0].value) {
    case (.array(let elements), .term(let index)) where run.terms[index].sort == .integer:
      if let position = run.terms.integerValue(index) {
        guard elements.indices.contains(position) else { throw run.stop(.trap, "index", site) }
        return elements[position]
      }
      demandIndex(index, run.terms.integer(elements.count), nil)
      guard var result = elements.last else { throw run.stop(.trap, "index", site) }
      for position in elements.indices.dropLast().reversed() {
        result = try run.merge(
          run.terms.equal(index, run.terms.integer(position)), elements[position], result)
      }
      return result
    case (.list(let list, let shape), .term(let index)) where run.terms[index].sort == .integer:
      return element(of: list, shape, at: index)
    case (.binding(let binding), .term(let index)) where run.terms[index].sort == .integer:
      return .binding(try run.projected(binding, .index(index), site: site))
    case (.environment, .type(let type)):
      if let value = run.store.environment["key " + places.typeName(type)] { return value }
      let value = try run.member("defaultValue", of: .type(type), site: site)
      guard let key = run.openKey else { return value }
      return try run.open(key: key, value)
    default: throw run.stop(.call, "[]", site)
    }
  }

  // MARK: Methods

  func libraryMethod(
    _ receiver: ProofValue, _ name: String, _ arguments: [ProofArgument], site: Int
  ) throws(ProofStop) -> ProofValue {
    switch receiver {
    case .array(let elements):
      if let value = try arrayMethod(elements, name, arguments, site: site) { return value }
      if let shape = elements.first,
        let value = try listMethod(
          try views.encode(receiver), shape, name, arguments, site: site)
      {
        return value
      }
    case .list(let list, let shape):
      if let value = try listMethod(list, shape, name, arguments, site: site) { return value }
    case .range(let low, let high)
    where name == "contains" && arguments.map(\.label) == [nil] && !isFunction(arguments[0].value):
      let number = try run.integer(arguments[0].value, site: site)
      return .term(run.terms.isWithin(number, low, high))
    case .range:
      let elements = try run.elements(of: receiver, site: site)
      if let value = try arrayMethod(elements, name, arguments, site: site) { return value }
    case .optional, .none:
      if let value = try optionalMethod(receiver, name, arguments, site: site) { return value }
    case .term(let term):
      if let value = try scalarMethod(term, name, arguments, site: site) { return value }
    case .implicit where !initializers.declaresStatic(name):
      // `.gray.opacity(0.2)`
      let base = try initializers.constantTerm(receiver, site: site)
      return .term(try initializers.opaque(name, base, arguments, site: site))
    default: break
    }
    throw run.stop(.call, name, site)
  }

  private func scalarMethod(
    _ term: ProofTerm, _ name: String, _ arguments: [ProofArgument], site: Int
  ) throws(ProofStop) -> ProofValue? {
    let sort = run.terms[term].sort
    if sort == .integer, name == "isMultiple", arguments.count == 1, arguments[0].label == "of" {
      let remainder = try run.binary("%", .term(term), arguments[0].value, site: site)
      return .term(run.terms.isZero(try run.integer(remainder, site: site)))
    }
    if name == "string", case .function(let made) = run.terms[term].operation, made.hasSuffix("()"),
      Catalog.formatters.contains(String(made.dropLast(2)))
    {
      let labels = arguments.map { ($0.label ?? "_") + ":" }.joined()
      var operands: [ProofTerm] = []
      for argument in arguments { operands.append(try run.scalar(argument.value, site: site)) }
      return .term(run.terms.function("\(made).string(\(labels))", operands, .string))
    }
    if sort == .other { return .term(try initializers.opaque(name, term, arguments, site: site)) }
    if sort == .string, let result = Self.textMethods[name],
      arguments.count == (result == .boolean ? 1 : 0)
    {
      var operands = [term]
      for argument in arguments {
        let text = try run.scalar(argument.value, site: site)
        guard run.terms[text].sort == .string, argument.label == nil else { return nil }
        operands.append(text)
      }
      return .term(run.terms.function("String " + name, operands, result))
    }
    return nil
  }

  /// Methods of texts that depend on nothing else.
  private static let textMethods: [String: ProofSort] = [
    "uppercased": .string, "lowercased": .string, "hasPrefix": .boolean, "hasSuffix": .boolean,
    "contains": .boolean, "localizedCaseInsensitiveContains": .boolean,
  ]

  private func optionalMethod(
    _ receiver: ProofValue, _ name: String, _ arguments: [ProofArgument], site: Int
  ) throws(ProofStop) -> ProofValue? {
    guard name == "map" || name == "flatMap", arguments.count == 1,
      case .closure(let closure) = arguments[0].value
    else { return nil }
    let (isPresent, inner) = run.presence(receiver)
    guard let inner else { return ProofValue.none }
    return try places.merged { () throws(ProofStop) in
      guard try places.decide(isPresent, site: site) else { return ProofValue.none }
      return try run.call(closure, [ProofArgument(label: nil, value: inner)], site: site)
    }
  }

  private func arrayMethod(
    _ elements: [ProofValue], _ name: String, _ arguments: [ProofArgument], site: Int
  ) throws(ProofStop) -> ProofValue? {
    func call(_ closure: ProofClosure, _ values: ProofValue...) throws(ProofStop) -> ProofValue {
      try run.call(closure, values.map { ProofArgument(label: nil, value: $0) }, site: site)
    }
    func holds(_ closure: ProofClosure, _ element: ProofValue) throws(ProofStop) -> ProofTerm {
      try run.truth(call(closure, element), site: site)
    }
    if name == "sorted", arguments.count <= 1 {
      guard let shape = elements.first, elements.allSatisfy(ProofElements.isDescribed) else {
        return elements.isEmpty ? .array([]) : nil
      }
      return try listMethod(
        views.encode(.array(elements)), shape, name, arguments, site: site)
    }
    if arguments.isEmpty {
      switch name {
      case "reversed": return .array(elements.reversed())
      case "enumerated":
        return .array(
          elements.enumerated().map {
            .tuple([.term(run.terms.integer($0.offset)), $0.element], ["offset", "element"])
          })
      default: return nil
      }
    }
    if name == "reduce", arguments.count == 2, case .closure(let closure) = arguments[1].value,
      arguments[0].label == nil, arguments[1].label == nil
    {
      var result = arguments[0].value
      for element in elements { result = try run.alike(call(closure, result, element), result) }
      return result
    }
    guard arguments.count == 1 else { return nil }
    guard case .closure(let closure) = try function(arguments[0].value) else {
      guard name == "contains", arguments[0].label == nil else { return nil }
      var found: [ProofTerm] = []
      for element in elements {
        found.append(try run.equal(element, arguments[0].value, site: site))
      }
      return .term(run.terms.or(found))
    }
    switch name {
    case "map":
      var result: [ProofValue] = []
      for element in elements { result.append(try call(closure, element)) }
      return .array(result)
    case "filter":
      if let list = try filteredList(elements, arguments, site: site) { return list }
      return try search(name, elements, site: site) { element throws(ProofStop) in
        try holds(closure, element)
      }
    case "firstIndex", "first", "contains", "allSatisfy", "count":
      return try search(name, elements, site: site) { element throws(ProofStop) in
        try holds(closure, element)
      }
    default: return nil
    }
  }

  /// Elements with the test that they have to pass, where it is not known of each; nil: it is, or they cannot be
  /// written so.
  private func filteredList(
    _ elements: [ProofValue], _ arguments: [ProofArgument], site: Int
  ) throws(ProofStop) -> ProofValue? {
    guard let shape = elements.first, elements.allSatisfy(ProofElements.isDescribed) else {
      return nil
    }
    let all = try views.encode(.array(elements))
    let found = try listMethod(all, shape, "filter", arguments, site: site)
    guard case .list(let list, _)? = found, run.terms[list].operation == .function("filter") else {
      return nil
    }
    return found
  }

  func function(_ value: ProofValue) throws(ProofStop) -> ProofValue {
    if case .keyPath(let names) = value { return .closure(ProofClosure(code: .keyPath(names))) }
    return value
  }

  func search(
    _ name: String, _ elements: [ProofValue], site: Int,
    _ holds: (ProofValue) throws(ProofStop) -> ProofTerm
  ) throws(ProofStop) -> ProofValue {
    var answers: [ProofTerm] = []
    for element in elements { answers.append(try holds(element)) }
    switch name {
    case "contains": return .term(run.terms.or(answers))
    case "allSatisfy": return .term(run.terms.and(answers))
    case "count":
      let (one, zero) = (run.terms.integer(1), run.terms.integer(0))
      return .term(
        answers.reduce(zero) { run.terms.add($0, run.terms.choice($1, one, zero)) })
    case "filter":
      return try places.merged { () throws(ProofStop) in
        var kept: [ProofValue] = []
        for (element, answer) in zip(elements, answers) where try places.decide(answer, site: site)
        {
          kept.append(element)
        }
        return .array(kept)
      }
    case "first": return try first(answers, elements)
    default: return try first(answers, elements.indices.map { .term(run.terms.integer($0)) })
    }
  }

  /// The first of some values of which the answer is yes.
  func first(
    _ answers: [ProofTerm], _ values: [ProofValue]
  ) throws(ProofStop) -> ProofValue {
    var result = ProofValue.none
    for (answer, value) in zip(answers, values).reversed() {
      if let known = run.terms.known(answer) {
        if known { result = value }
      } else {
        result = try run.merge(answer, value, result)
      }
    }
    return result
  }

  /// Static functions of the library.
  func libraryStatic(
    _ type: String, _ name: String, _ arguments: [ProofArgument], site: Int
  ) throws(ProofStop) -> ProofValue {
    if type == "Binding", name == "constant", arguments.count == 1 {
      throw run.stop(.call, "Binding.constant", site)
    }
    guard Catalog.hasConstants(type), !initializers.declaresStatic(name) else {
      throw run.stop(.call, "\(type).\(name)", site)
    }
    return .term(try initializers.opaque("." + name, nil, arguments, site: site))
  }
}
