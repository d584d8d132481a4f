/// Subscripts of library collections.
extension Machine {
  func librarySubscript(
    _ base: Value, _ arguments: [LabeledValue], site: Int
  ) throws(Interruption) -> Value? {
    guard let first = arguments.first?.value else { return nil }
    switch base {
    case .array(let box): return try element(box.elements, first, site: site)
    case .dictionary(let box):
      let key = box.entries.first.map { implicit(first, like: $0.key) } ?? first
      if let index = box.index[hashKey(key)] { return box.entries[index].value }
      return arguments.first { $0.label == "default" }?.value ?? .nilValue
    case .string(let text):
      let characters = text.map { Value.string(String($0)) }
      guard let result = try element(characters, first, site: site) else { return nil }
      if case .array(let box) = result {
        return .string(
          box.elements.compactMap { if case .string(let s) = $0 { s } else { nil } }
            .joined())
      }
      return result
    case .range(let low, _, _):
      if case .integer(let index) = first { return .integer(low + index) }
      return nil
    default: return nil
    }
  }

  private func element(
    _ elements: [Value], _ index: Value, site: Int
  ) throws(Interruption) -> Value? {
    switch index {
    case .integer(let index):
      guard elements.indices.contains(index) else {
        throw .trap(.index, facts: ["\(index)", "\(elements.count)"], site: site)
      }
      return elements[index]
    case .range(let low, let high, _):
      guard low >= 0, high <= elements.count else {
        throw .trap(.rangeOutOfBounds, site: site)
      }
      return .array(ArrayBox(Array(elements[low..<high])))
    case .term(let term) where term.kind == .operation:
      return partial(elements, term)
    default: return nil
    }
  }

  /// `a[2...]`, `a[..<3]`
  private func partial(_ elements: [Value], _ term: Term) -> Value? {
    guard case .integer(let bound)? = term.operands.first, term.operands.count == 1, bound >= 0
    else { return nil }
    switch term.head {
    case "postfix ...": return .array(ArrayBox(Array(elements.dropFirst(bound))))
    case "prefix ...": return .array(ArrayBox(Array(elements.prefix(bound + 1))))
    case "prefix ..<": return .array(ArrayBox(Array(elements.prefix(bound))))
    default: return nil
    }
  }

  /// In-place access to an element. A dictionary gives nil for a missing key.
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  func modifySubscript<R>(
    _ base: inout Value, _ arguments: [LabeledValue], site: Int,
    _ body: (inout Value) throws(Interruption) -> R
  ) throws(Interruption) -> R {
    guard let first = arguments.first?.value else { return try body(&base) }
    switch base {
    case .array(let box):
      guard case .integer(let index) = first, box.elements.indices.contains(index) else {
        throw .trap(.anyIndex, site: site)
      }
      base = .void
      var elements = box.elements
      var element = elements[index]
      elements[index] = .void
      let result: R
      do throws(Interruption) { result = try body(&element) } catch {
        base = .array(box)
        throw error
      }
      elements[index] = implicit(element, like: box.elements[index])
      base = .array(ArrayBox(elements))
      return result
    case .dictionary(let box):
      let fallback = arguments.first { $0.label == "default" }?.value ?? .nilValue
      let key = box.entries.first.map { implicit(first, like: $0.key) } ?? first
      var value = box.index[hashKey(key)].map { box.entries[$0].value } ?? fallback
      let result = try body(&value)
      base = .dictionary(setting(box, key, value))
      return result
    default:
      var value = try librarySubscript(base, arguments, site: site) ?? .nilValue
      return try body(&value)
    }
  }
}
