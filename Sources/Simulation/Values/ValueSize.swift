extension Value {
  /// How many terms and elements values are made of, at most `limit`.
  static func size(of values: [Value], upTo limit: Int) -> Int {
    var count = 0
    var pending = [values]
    while let list = pending.popLast() {
      for value in list {
        count += 1
        if count >= limit { return limit }
        switch value {
        case .term(let term): count += term.size - 1
        case .array(let box): pending.append(box.elements)
        case .set(let box): pending.append(box.elements)
        case .dictionary(let box):
          pending.append(box.entries.map(\.key))
          pending.append(box.entries.map(\.value))
        case .tuple(let tuple): pending.append(tuple.elements)
        case .structure(let structure): pending.append(structure.fields)
        case .enumeration(let enumeration): pending.append(enumeration.payload)
        case .wrapped(let inner): pending.append([inner])
        default: continue
        }
      }
    }
    return min(count, limit)
  }
}
