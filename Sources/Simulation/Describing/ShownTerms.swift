import Catalog

/// Terms as text.
extension Descriptions {
  /// Nearly as Swift writes it. Constants of SwiftUI's types stand without the type's name.
  func plainlyShown(_ term: Term, depth: Int) -> String {
    let name = term.head.hasPrefix(".") ? String(term.head.dropFirst()) : term.head
    func list(_ operands: ArraySlice<Value>) -> String {
      operands.indices.compactMap { index in
        let (label, text) = (term.labels[index], shown(operands[index], depth: depth + 1))
        if Catalog.isDefault(label, text, of: name) { return nil }
        return (label.map { $0 + ": " } ?? "") + text
      }.joined(separator: ", ")
    }
    let all = term.operands[...]
    switch term.kind {
    case .implicitMember:
      return ownConstant(term.head).map { shown($0, depth: depth + 1) } ?? "." + term.head
    case .member: return shownMaterial(term) ?? shownBase(term, depth) + "." + term.head
    case .methodCall:
      if let same = shownSame(term, name, all.dropFirst(), depth) { return same }
      // What a gesture has put into its state so far is no part of the gesture.
      let given = list(all.dropFirst(term.head == "updating" ? 2 : 1))
      let base = shownBase(term, depth)
      let isConstant = base.isEmpty && given.isEmpty && all.count > 1
      return base + ".\(term.head)" + (isConstant ? "" : "(\(given))")
    case .element: return shownBase(term, depth) + "[\(term.head)]"
    case .subscripted: return shownBase(term, depth) + "[\(list(all.dropFirst()))]"
    case .call:
      if term.isImplicit, let own = ownResult(term) { return shown(own, depth: depth + 1) }
      if let same = shownSame(term, name, all, depth) { return same }
      let given = list(all)
      if let paint = term.isImplicit ? SameValues.paints[name] : nil { return paint + "(\(given))" }
      if let alignment = shownAlignment(term) { return alignment }
      let isConstant = given.isEmpty && !all.isEmpty && term.head.hasPrefix(".")
      return term.head + (isConstant ? "" : "(\(given))")
    case .operation where !term.isNamedOperation: return shownOperation(term, depth)
    case .name, .source, .operation:
      return all.isEmpty || term.dismisses ? term.head : term.head + "(\(list(all)))"
    }
  }

  /// `a > b` is `b < a`, and equality has no order.
  private func shownOperation(_ term: Term, _ depth: Int) -> String {
    if term.head == "interpolation" { return shownInterpolation(term, depth) }
    var head = term.head
    var operands = term.operands.map { shownOperand($0, depth) }
    if operands.count == 2, head == "+" || head == "-",
      let sum = SameValues.sum(operands[0], operands[1], isDifference: head == "-")
    {
      return sum
    }
    switch head {
    case ">", ">=":
      head = head == ">" ? "<" : "<="
      operands.reverse()
    case "==", "!=": operands.sort()
    default: break
    }
    if operands.count == 2, head == "..." || head == "..<" {
      return operands.joined(separator: head)
    }
    if operands.count == 2 { return operands[0] + " \(head) " + operands[1] }
    let operand = operands.first ?? ""
    let parts = head.split(separator: " ")
    // A range without an end is written behind its operand.
    return parts.first == "postfix"
      ? operand + parts[1] : (parts.last.map(String.init) ?? head) + operand
  }

  /// In parentheses where it is an operation itself.
  private func shownOperand(_ value: Value, _ depth: Int) -> String {
    let text = shown(value, depth: depth + 1)
    guard case .term(let term) = value, term.kind == .operation, !term.isNamedOperation,
      term.head != "interpolation", text.first != "." || text.contains(" ")
    else { return text }
    return "(" + text + ")"
  }

  private func shownInterpolation(_ term: Term, _ depth: Int) -> String {
    let parts = term.operands.map { part in
      if case .string(let text) = part { return text }
      return "\\(" + shown(part, depth: depth + 1) + ")"
    }
    return "\"" + parts.joined() + "\""
  }

  /// `Material.thin` is the style `.thinMaterial`.
  private func shownMaterial(_ term: Term) -> String? {
    guard case .type(.external("Material", _))? = term.operands.first else { return nil }
    return SameValues.materials[term.head]
  }

  /// What another call makes as well, in one spelling: `.seconds(1)` for `.milliseconds(1000)`.
  private func shownSame(
    _ term: Term, _ name: String, _ operands: ArraySlice<Value>, _ depth: Int
  ) -> String? {
    guard !operands.isEmpty, operands.count <= 4 else { return nil }
    let labels = operands.indices.map { term.labels[$0] }
    let texts = operands.map { shown($0, depth: depth + 1) }
    if name == "sleep", labels == ["nanoseconds"], let base = term.operands.first {
      return SameValues.duration(nanoseconds: texts[0]).map {
        shown(base, depth: depth + 1) + ".sleep(for: \($0))"
      }
    }
    return SameValues.made(by: name, labels: labels, texts)
  }

  /// `Alignment(horizontal: .leading, vertical: .center)` is `.leading`.
  private func shownAlignment(_ term: Term) -> String? {
    guard term.head == "Alignment" || term.head == ".init",
      term.labels == ["horizontal", "vertical"]
    else { return nil }
    return SameValues.alignment(shown(term.operands[0]), shown(term.operands[1]))
  }

  /// A type in a type of the library: `Edge.Set`.
  private func isNestedType(_ value: Value) -> Bool {
    guard case .term(let term) = value, term.kind == .member, term.head.startsUppercase,
      case .type(.external(let name, _))? = term.operands.first
    else { return false }
    return Catalog.hasConstants(name)
  }

  private func shownBase(_ term: Term, _ depth: Int) -> String {
    guard let base = term.operands.first else { return "" }
    if isNestedType(base) { return "" }
    if case .type(.external(let name, _)) = base, Catalog.hasConstants(name) { return "" }
    return shownOperand(base, depth)
  }
}

extension Term {
  /// Whether the operation has a name in place of an operator: `formatted`.
  fileprivate var isNamedOperation: Bool {
    head != "interpolation" && head.first?.isLetter == true && !head.contains(" ")
  }
}
