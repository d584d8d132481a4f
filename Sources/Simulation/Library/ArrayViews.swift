/// Parts of arrays that share their storage.
extension Natives {
  /// Views on an array's storage, and indices in it. Others are those of all sequences.
  static let arrayMethods: Methods<ArrayBox> = [
    "reversed": { box, _ in
      .array(ArrayBox(box.elements.reversed(), start: 0, source: (box, "reversed")))
    },
    "prefix(upTo:)": { (box, call) throws(Interruption) in try call.cut(box) { (0, $0) } },
    "prefix(through:)": { (box, call) throws(Interruption) in try call.cut(box) { (0, $0 &+ 1) } },
    "suffix(from:)": { (box, call) throws(Interruption) in
      try call.cut(box) { ($0, box.elements.count) }
    },
    "prefix(_:)": { (box, call) throws(Interruption) in
      if let number = call.length { return .array(box.slice(0..<min(number, box.elements.count))) }
      return try call.leading(in: box).map { .array(box.slice(0..<$0)) }
    },
    "prefix(while:)": { (box, call) throws(Interruption) in
      try call.leading(in: box).map { .array(box.slice(0..<$0)) }
    },
    "drop": { (box, call) throws(Interruption) in
      try call.leading(in: box).map { .array(box.slice($0..<box.elements.count)) }
    },
    "suffix(_:)": { box, call in
      let count = box.elements.count
      return call.length.map { .array(box.slice(max(0, count - $0)..<count)) }
    },
    "dropFirst": { box, call in
      let count = box.elements.count
      return call.length.map { .array(box.slice(min($0, count)..<count)) }
    },
    "dropLast": { box, call in
      call.length.map { .array(box.slice(0..<max(0, box.elements.count - $0))) }
    },
    "firstIndex lastIndex": { (box, call) throws(Interruption) in
      guard box.start != 0 else { return nil }
      guard case .integer(let index)? = try sequenceMethods[call]?(box.elements, call) else {
        return .nilValue
      }
      return .integer(index + box.start)
    },
  ]
}

extension NativeCall {
  /// A number of elements, which is 1 where none is given. nil: it is not known, or below 0.
  fileprivate var length: Int? {
    arguments.isEmpty ? 1 : integer.flatMap { $0 >= 0 ? $0 : nil }
  }

  fileprivate func leading(in box: ArrayBox) throws(Interruption) -> Int? {
    guard let first, library.isFunction(first) else { return nil }
    return try leading(box.elements)
  }

  /// From one position to another one, for the position that the argument means.
  fileprivate func cut(
    _ box: ArrayBox, _ ends: (Int) -> (low: Int, high: Int)
  ) throws(Interruption) -> Value? {
    guard let (low, high) = integer.map({ ends($0 &- box.start) }) else { return nil }
    guard low >= 0, low <= high, high <= box.elements.count else {
      throw trap(.rangeOutOfBounds)
    }
    return .array(box.slice(low..<high))
  }
}
