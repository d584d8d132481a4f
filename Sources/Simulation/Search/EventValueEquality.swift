/// Values of events are told apart by what is typed, not by what Swift takes for equal: `é` may be one scalar
/// or two, and `utf8` tells which.
extension EventValue {
  package static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.string(let a), .string(let b)): a.utf8.elementsEqual(b.utf8)
    case (.integer(let a), .integer(let b)): a == b
    case (.floating(let a), .floating(let b)): a == b
    case (.boolean(let a), .boolean(let b)): a == b
    case (.none, .none), (.other, .other), (.alike, .alike): true
    case (.by(let a), .by(let b)): a == b
    case (.tag(let a), .tag(let b)): a == b
    case (.enumCase(let a), .enumCase(let b)): a == b
    case (.member(let a), .member(let b)): a == b
    case (.count(let a), .count(let b)): a == b
    case (.offsets(let a), .offsets(let b)): a == b
    case (.move(let a, let to), .move(let b, let other)): a == b && to == other
    default: false
    }
  }
}
