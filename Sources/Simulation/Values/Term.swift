/// A symbolic value: a name the program does not declare, or an operation on such values.
///
/// Two terms are equal when their heads, labels and operands are.
package final class Term {
  package enum Kind: Hashable {
    /// `product`: an undeclared name.
    case name
    /// `product.price`: the one operand is the base.
    case member
    /// `f(x)`, `product.format(x)`: the first operand is the callee's base when `head` has one.
    case call
    /// `base.head(arguments)`: the first operand is the base.
    case methodCall
    /// `.title`: a member of a type that is not known.
    case implicitMember
    /// `a + b`, `!a`.
    case operation
    /// The element number `head` of an unknown collection.
    case element
    /// `base[index]`.
    case subscripted
    /// `@Query` results, missing inputs: a source with a name.
    case source
  }

  package let kind: Kind
  package let head: String
  package let operands: [Value]
  /// Labels of the arguments (same count as `operands`; nil for bases).
  package let labels: [String?]
  /// The type that the program declares it with; nil: not known.
  package let type: TypeRef?
  /// Where it was made; 0: not known. Terms that are made in different places are equal.
  package let site: Int
  /// How many parts it has when it is written out: what stands in it twice counts twice. At most
  /// ``maximumSize`` + 1.
  package let size: Int

  /// A term of more parts than these is not followed: going through it could take for ever.
  package static let maximumSize = 10_000

  /// Whether it stands for one that is too large to be followed. It is equal to itself alone, and
  /// what is compared or shown of it is unchecked.
  var isTooLarge: Bool { size > Self.maximumSize }

  package init(
    _ kind: Kind, _ head: String, _ operands: [Value] = [], labels: [String?]? = nil,
    type: TypeRef? = nil, site: Int = 0
  ) {
    self.site = site
    self.type = type
    size = 1 + Value.size(of: operands, upTo: Self.maximumSize)
    guard size <= Self.maximumSize else {
      (self.kind, self.head, self.operands, self.labels) = (.source, "a large value", [], [])
      return
    }
    self.kind = kind
    self.head = head
    self.operands = operands
    self.labels = labels ?? Array(repeating: nil, count: operands.count)
  }
}

extension Term {
  /// The name of a constant of a type that the program does not declare: `.leading`,
  /// `Alignment.leading`.
  var caseName: String? {
    switch kind {
    case .implicitMember: return head
    case .member:
      guard case .type? = operands.first else { return nil }
      return head
    default: return nil
    }
  }
}

extension Term {
  /// Whether it is a value of which a member was set: the first operand is the value before.
  var isChangedCopy: Bool {
    kind == .source && head.split(separator: " ").first == "set"
  }

  /// `dismiss` of the environment.
  var dismisses: Bool { kind == .source && head == "environment dismiss" }

  /// The node of the screen that ``dismisses`` takes away. nil: the view that reads it is in none.
  var presentation: Int? {
    guard dismisses, case .integer(let node)? = operands.first else { return nil }
    return node
  }

  /// `DispatchQueue.main`, `DispatchQueue.global()`
  var isQueue: Bool {
    guard let base = operands.first else { return head == "DispatchQueue" }
    if case .type(.external("DispatchQueue", _)) = base { return true }
    if case .term(let inner) = base { return inner.isQueue }
    return false
  }
}

/// A key path: names and indices from a root.
package struct KeyPathValue {
  package var root: TypeRef?
  package var components: [Component]

  package enum Component {
    case property(String)
    case index([LabeledValue])
    case optionalChain
  }

  /// The property that a path of one component names.
  package var onlyProperty: String? {
    guard components.count == 1, case .property(let name) = components[0] else { return nil }
    return name
  }
}
