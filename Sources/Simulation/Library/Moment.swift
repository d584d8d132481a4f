/// A point in time that is known: `Date(timeIntervalSince1970: 60)`, and what is computed of such.
struct Moment {
  /// Since the first of January 1970.
  var seconds: Double

  init(seconds: Double) { self.seconds = seconds }

  /// nil: the value is no date, or nothing tells which.
  init?(_ value: Value) {
    guard case .term(let term) = value else { return nil }
    switch term.kind {
    case .call where term.head == "Date":
      self.init(labels: term.labels, arguments: term.operands)
    case .member:
      guard case .type(.external("Date", _))? = term.operands.first,
        let seconds = Self.constants[term.head]
      else { return nil }
      self.init(seconds: seconds)
    default: return nil
    }
  }

  /// What an initializer of `Date` makes of its arguments.
  init?(labels: [String?], arguments: [Value]) {
    guard let number = arguments.first?.double else { return nil }
    switch labels {
    case ["timeIntervalSince1970"]: seconds = number
    case ["timeIntervalSinceReferenceDate"]: seconds = number + Self.referenceDate
    case ["timeInterval", "since"]:
      guard let start = Moment(arguments[1]) else { return nil }
      seconds = start.seconds + number
    default: return nil
    }
  }

  /// The date, in the one way in which it is written.
  var value: Value {
    .term(Term(.call, "Date", [.floating(seconds)], labels: ["timeIntervalSince1970"]))
  }

  /// The first of January 2001.
  private static let referenceDate = 978_307_200.0
  private static let constants = [
    "distantPast": -62_135_769_600, "distantFuture": 64_092_211_200.0,
  ]
}

extension Moment {
  /// nil: there is no such operator, or the other side is not known.
  static func binary(_ op: String, _ left: Value, _ right: Value) -> Value? {
    guard let date = Moment(left) else { return nil }
    if let other = Moment(right) {
      return switch op {
      case "<": .boolean(date.seconds < other.seconds)
      case ">": .boolean(date.seconds > other.seconds)
      case "<=": .boolean(date.seconds <= other.seconds)
      case ">=": .boolean(date.seconds >= other.seconds)
      default: nil
      }
    }
    guard let number = right.double else { return nil }
    return switch op {
    case "+": Moment(seconds: date.seconds + number).value
    case "-": Moment(seconds: date.seconds - number).value
    default: nil
    }
  }

  func property(_ name: String) -> Value? {
    switch name {
    case "timeIntervalSince1970": .floating(seconds)
    case "timeIntervalSinceReferenceDate": .floating(seconds - Self.referenceDate)
    default: nil
    }
  }

  func method(_ call: NativeCall) -> Value? {
    switch call.name {
    case "addingTimeInterval", "advanced":
      call.first?.double.map { Moment(seconds: seconds + $0).value }
    case "timeIntervalSince":
      call.first.flatMap(Moment.init).map { .floating(seconds - $0.seconds) }
    case "distance":
      call.first.flatMap(Moment.init).map { .floating($0.seconds - seconds) }
    default: nil
    }
  }
}
