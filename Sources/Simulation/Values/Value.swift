/// Index into the graph's nodes.
package typealias NodeID = Int
/// Index into the interpreter's class instances.
package typealias ObjectID = Int
/// Index into the graph's state.
package typealias LocationID = Int

/// A run-time value of the view program.
///
/// Optionals are flat: `.some(x)` is `x`, `.none` is ``nilValue``; only where an optional holds nil
/// it is ``wrapped(_:)``.
package enum Value {
  /// A tuple; `()` is the empty one.
  case tuple(Tuple)
  case integer(Int)
  case floating(Double)
  case boolean(Bool)
  case string(String)
  case nilValue
  /// A number of a width of its own: `UInt8`, `Float`.
  case sized(SizedNumber)
  /// An optional of an optional that holds nil, or such a one.
  indirect case wrapped(Value)
  /// An instance of a declared struct.
  case structure(Structure)
  /// A case of a declared enum.
  case enumeration(Enumeration)
  /// An instance of a declared class.
  case object(ObjectID)
  case array(ArrayBox)
  case dictionary(DictionaryBox)
  case set(SetBox)
  /// `a..<b`, `a...b` over integers.
  case range(Int, Int, isClosed: Bool)
  case closure(Closure)
  case type(TypeRef)
  case keyPath(KeyPathValue)
  case binding(BindingValue)
  /// The storage of a property wrapper: what `_name` holds.
  case wrapper(Wrapper)
  case view(ViewValue)
  /// Something that the program does not declare, or computes from such: equal to itself and
  /// nothing else.
  case term(Term)
  /// A value that is made anew by each evaluation: `UUID()`, `Date()`, `Formatter()`.
  case fresh(kind: String, id: Int)
  /// The environment as seen from a place in the view tree.
  case environment(Int)
  /// The content of a boxed slot. Only in frames and captures.
  case box(Box)

  package static var void: Value { .tuple(Tuple(elements: [], labels: [])) }
}

/// The elements of a tuple and their labels (both of the same count).
package struct Tuple {
  package var elements: [Value]
  package var labels: [String?]
}

/// A struct value: its fields in the order of ``TypeDecl/stored``.
package struct Structure {
  package var type: TypeID
  package var fields: [Value]
  /// The type's generic arguments where they are written; empty: they follow from the fields.
  package var arguments: [TypeRef] = []
}

/// An enum value. The payload has as many values as the case declares.
package struct Enumeration {
  package var type: TypeID
  package var caseIndex: Int
  package var payload: [Value]
}

/// A variable that outlives its frame.
package final class Box {
  package var value: Value
  package init(_ value: Value) { self.value = value }
}

/// An array's buffer. Copies of an array share it, so identity tells "the same buffer".
package final class ArrayBox {
  package var elements: [Value]
  /// The first index: a slice keeps the indices of the array that it was cut from.
  let start: Int
  /// The array that this is a view on, and how: `reversed()`, `suffix(2)`. Such a view is the same
  /// as another one on the same array (semantics.md 14.7).
  let source: (box: ArrayBox, view: String)?

  package convenience init(_ elements: [Value]) { self.init(elements, start: 0) }

  init(_ elements: [Value], start: Int, source: (box: ArrayBox, view: String)? = nil) {
    self.elements = elements
    self.start = start
    self.source = source
  }

  /// Elements at these positions, as a slice.
  func slice(_ positions: Range<Int>) -> ArrayBox {
    ArrayBox(
      Array(elements[positions]), start: start + positions.lowerBound,
      source: (self, "\(positions)"))
  }

  /// Whether both are the same view on the same array.
  func isSameView(as other: ArrayBox) -> Bool {
    guard let source, let others = other.source, source.view == others.view else { return false }
    return source.box === others.box || source.box.isSameView(as: others.box)
  }

  /// What an Array is asked for makes a new one of a view.
  var asArray: ArrayBox { start == 0 && source == nil ? self : ArrayBox(elements) }
}

/// A dictionary's buffer: keys in order of insertion.
package final class DictionaryBox {
  package var entries: [(key: Value, value: Value)]
  /// Position in `entries` by hash key of the key.
  package var index: [HashKey: Int]

  package init(_ entries: [(key: Value, value: Value)] = [], index: [HashKey: Int] = [:]) {
    self.entries = entries
    self.index = index
  }
}

/// A set's buffer: elements in order of insertion.
package final class SetBox {
  package var elements: [Value]
  package var index: [HashKey: Int]

  package init(_ elements: [Value] = [], index: [HashKey: Int] = [:]) {
    self.elements = elements
    self.index = index
  }
}

/// What a value hashes and compares by in dictionaries, sets and ForEach identities.
package indirect enum HashKey: Hashable {
  case integer(Int)
  case floating(Double)
  case sized(SizedNumber)
  case boolean(Bool)
  case string(String)
  case nilValue
  case void
  case object(ObjectID)
  case fresh(Int)
  case structure(TypeID, [HashKey])
  case enumeration(TypeID, Int, [HashKey])
  case list([HashKey])
  case type(TypeRef)
  case term(String, [HashKey])
  /// Anything without a key of its own: equal by identity only.
  case other(ObjectIdentifier)
  /// The key of a row whose identity earlier rows have already, so many of them.
  case repeated(HashKey, Int)
}
