/// Values of events are told apart by what is typed, not by what Swift takes for equal: `é` may be one scalar
/// or two, and `utf8` tells which.
extension EventValue {
  package static func == (left: Self, right: Self) -> Bool {
    switch left {
    case .string(let text):
      if case .string(let other) = right { text.isSpelled(as: other) } else { false }
    case .integer(let number): if case .integer(number) = right { true } else { false }
    case .floating(let number): if case .floating(number) = right { true } else { false }
    case .boolean(let flag): if case .boolean(flag) = right { true } else { false }
    case .none: if case .none = right { true } else { false }
    case .other: if case .other = right { true } else { false }
    case .alike: if case .alike = right { true } else { false }
    case .edited(let which): if case .edited(which) = right { true } else { false }
    case .by(let number): if case .by(number) = right { true } else { false }
    case .tag(let number): if case .tag(number) = right { true } else { false }
    case .enumCase(let name): if case .enumCase(name) = right { true } else { false }
    case .member(let name): if case .member(name) = right { true } else { false }
    case .count(let number): if case .count(number) = right { true } else { false }
    case .offsets(let rows): if case .offsets(rows) = right { true } else { false }
    case .move(let rows, let place): if case .move(rows, place) = right { true } else { false }
    }
  }
}

extension String {
  /// Whether a text has the same code units. Texts that Swift takes for equal need not.
  package func isSpelled(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
