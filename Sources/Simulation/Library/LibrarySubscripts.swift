/// Subscripts of library collections.
extension Library {
  func librarySubscript(
    _ base: Value, _ arguments: [LabeledValue], site: Int
  ) throws(Interruption) -> Value? {
    guard let first = arguments.first?.value else { return nil }
    switch base {
    case .array(let box):
      if let range = try bounds(first, in: box, site: site) { return .array(box.slice(range)) }
      guard case .integer(let index) = first else { return nil }
      return try element(
        box.elements, .integer(index &- box.start), shown: index, site: site)
    case .dictionary(let box):
      let key = box.entries.first.map { operators.implicit(first, like: $0.key) } ?? first
      recorder.noteTexts(keys: box, key)
      let hasDefault = arguments.contains { $0.label == "default" }
      if let index = try comparison.position(of: key, in: box) {
        return hasDefault || arguments.count == 2
          ? box.entries[index].value : box.entries[index].value.asSome
      }
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
    _ elements: [Value], _ index: Value, shown: Int? = nil, site: Int
  ) throws(Interruption) -> Value? {
    if case .integer(let index) = index {
      guard elements.indices.contains(index) else {
        throw .trap(.index, facts: ["\(shown ?? index)", "\(elements.count)"], site: site)
      }
      return elements[index]
    }
    // `a[2...]`, `a[..<3]`
    return try bounds(index, count: elements.count, site: site).map {
      .array(ArrayBox(Array(elements[$0])))
    }
  }

  /// Positions in an array, of which a slice's indices are not those from 0.
  func bounds(
    _ index: Value, in box: ArrayBox, site: Int
  ) throws(Interruption) -> Range<Int>? {
    func moved(_ value: Value) -> Value {
      switch value {
      case .range(let low, let high, let isClosed):
        return .range(low &- box.start, high &- box.start, isClosed: isClosed)
      case .term(let term) where term.kind == .operation && term.operands.count == 1:
        guard case .integer(let bound)? = term.operands.first else { return value }
        return .term(Term(.operation, term.head, [.integer(bound &- box.start)]))
      default: return value
      }
    }
    return try bounds(
      box.start == 0 ? index : moved(index), count: box.elements.count, site: site)
  }

  /// A range of indices, where both ends are known.
  func bounds(
    _ index: Value, count: Int, site: Int
  ) throws(Interruption) -> Range<Int>? {
    var low = 0
    var high = count
    switch index {
    case .range(let first, let end, _): (low, high) = (first, end)
    case .closure(let closure) where closure.isUnboundedRange: break
    case .term(let term) where term.kind == .operation && term.operands.count == 1:
      guard case .integer(let bound)? = term.operands.first else { return nil }
      switch term.head {
      case "postfix ...": low = bound
      case "prefix ...": high = bound &+ 1
      case "prefix ..<": high = bound
      default: return nil
      }
    default: return nil
    }
    guard low >= 0, low <= high, high <= count else { throw .trap(.rangeOutOfBounds, site: site) }
    return low..<high
  }

  /// `a[1...2] = […]`: gives `body` the slice, and puts what it leaves in its place.
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  private func modifySlice<R>(
    _ base: inout Value, _ box: ArrayBox, _ range: Range<Int>, site: Int,
    _ body: (inout Value) throws(Interruption) -> R
  ) throws(Interruption) -> R {
    var slice = Value.array(box.slice(range))
    let result = try body(&slice)
    var elements = box.elements
    elements.replaceSubrange(range, with: try sequenceLibrary.elements(of: slice, site: site))
    try interpreter.check(count: elements.count, site: site)
    base = .array(ArrayBox(elements, start: box.start))
    return result
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
      if let range = try bounds(first, in: box, site: site) {
        return try modifySlice(&base, box, range, site: site, body)
      }
      guard case .integer(let given) = first,
        box.elements.indices.contains(given &- box.start)
      else { throw .trap(.anyIndex, site: site) }
      let index = given &- box.start
      base = .void
      var elements = box.elements
      var element = elements[index]
      elements[index] = .void
      let result: R
      do throws(Interruption) { result = try body(&element) } catch {
        base = .array(box)
        throw error
      }
      elements[index] = operators.implicit(element, like: box.elements[index])
      base = .array(ArrayBox(elements, start: box.start))
      return result
    case .dictionary(let box):
      let fallback = arguments.first { $0.label == "default" }?.value
      let key = box.entries.first.map { operators.implicit(first, like: $0.key) } ?? first
      let known = try comparison.position(of: key, in: box).map { box.entries[$0].value }
      var value = (fallback == nil ? known?.asSome : known) ?? fallback ?? .nilValue
      let result = try body(&value)
      base = .dictionary(setting(box, key, value))
      return result
    default:
      var value = try librarySubscript(base, arguments, site: site) ?? .nilValue
      return try body(&value)
    }
  }
}
