/// The standard library by name: a table for the members of each kind of value, one entry a member.
///
/// A table's entry is found by a name alone, `"map"`, or by a name with the labels of its arguments,
/// `"prefix(upTo:)"`; several names in one key, `"sin cos"`, share what they do. An entry gives nil where what it
/// comes to is not known: with these arguments, or, being ``unknown``, with any.
enum Natives {
  typealias Functions = NativeTable<@Sendable (NativeCall) throws(Interruption) -> Value?>
  typealias Methods<Receiver> = NativeTable<
    @Sendable (Receiver, NativeCall) throws(Interruption) -> Value?
  >
  typealias Mutations<Receiver> = NativeTable<
    @Sendable (inout Receiver, NativeCall) throws(Interruption) -> Value?
  >
  typealias Properties<Receiver> = NativeTable<@Sendable (Receiver) -> Value?>

  /// What is known to be there, and nothing of what it does.
  static func unknown<Receiver>(_: Receiver, _: NativeCall) -> Value? { nil }

  /// Elements with their positions, as `enumerated()` gives them.
  static func numbered(_ elements: [Value]) -> [Value] {
    elements.enumerated().map {
      .tuple(Tuple(elements: [.integer($0), $1], labels: ["offset", "element"]))
    }
  }

  static func unknownChange<Receiver>(_: inout Receiver, _: NativeCall) -> Value? { nil }
}

/// A call of a native: by which name, with what, and where.
struct NativeCall: InterpreterPart {
  let interpreter: Interpreter
  let name: String
  var arguments: [LabeledValue]
  let site: Int

  /// The first argument, and the first one as what it mostly is.
  var first: Value? { arguments.first?.value }
  var text: String? { if case .string(let text)? = first { text } else { nil } }
  var integer: Int? { integer(0) }

  func integer(_ position: Int) -> Int? {
    guard position < arguments.count, case .integer(let number) = arguments[position].value else {
      return nil
    }
    return number
  }

  func elements(of value: Value) throws(Interruption) -> [Value] {
    try sequenceLibrary.elements(of: value, site: site)
  }

  func array(_ elements: [Value]) throws(Interruption) -> Value {
    try sequenceLibrary.array(elements, site: site)
  }

  func apply(_ function: Value, _ arguments: Value...) throws(Interruption) -> Value {
    try sequenceLibrary.apply(function, arguments, site: site)
  }

  func holds(_ predicate: Value, _ element: Value) throws(Interruption) -> Bool {
    try sequenceLibrary.holds(predicate, element, site: site)
  }

  func trap(_ kind: UnsupportedKind, _ facts: [String] = []) -> Interruption {
    .trap(kind, facts: facts, site: site)
  }
}

/// What the library does with values of one kind, by name.
struct NativeTable<Native: Sendable>: ExpressibleByDictionaryLiteral, Sendable {
  private struct Entry: Sendable {
    /// nil: whatever the labels are.
    let labels: [String?]?
    let native: Native
  }

  /// Those of one name that have other labels, in order.
  private var entries: [String: [Entry]] = [:]
  /// Keys as they stand in the table.
  private(set) var keys: [String] = []

  init(dictionaryLiteral elements: (String, Native)...) {
    for (key, native) in elements {
      for word in key.split(separator: " ") {
        let parts = word.split { $0 == "(" || $0 == ")" }
        let labels = parts.dropFirst().first?.split(separator: ":").map {
          $0 == "_" ? nil : String($0)
        }
        entries[String(parts[0]), default: []].append(Entry(labels: labels, native: native))
        keys.append(String(word))
      }
    }
  }

  /// Names without labels.
  var names: Set<String> { Set(entries.keys) }

  /// The native with a name that has no labels.
  subscript(name: String) -> Native? { entries[name]?.first?.native }

  /// The native that a call means.
  subscript(call: NativeCall) -> Native? {
    entries[call.name]?.first { entry in
      entry.labels.map { $0.elementsEqual(call.arguments.lazy.map(\.label)) } ?? true
    }?.native
  }
}
