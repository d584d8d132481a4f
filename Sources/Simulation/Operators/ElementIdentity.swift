/// The identity of an element of an unknown collection: `mails[0].id`.
///
/// What is `Identifiable` says by its `id` which element it is: elements of one collection have different ones, as
/// the rows of a `ForEach` must.
struct ElementIdentity: Hashable {
  var collection: HashKey
  var index: Int

  private init(_ collection: HashKey, _ index: Int) {
    (self.collection, self.index) = (collection, index)
  }

  /// nil: it is something else.
  init?(_ term: Term, _ comparison: ValueComparison) {
    if term.kind == .source, term.operands.isEmpty {
      guard let parts = Self.parts(of: term.head) else { return nil }
      self.init(.string(parts.collection), parts.index)
    } else if term.kind == .member, term.head == "id",
      case .term(let element)? = term.operands.first, element.kind == .element,
      let index = Int(element.head), case .term(let base)? = element.operands.first
    {
      self.init(comparison.key(of: base), index)
    } else {
      return nil
    }
  }

  /// The collection and the index in a path. nil: it is none of an element's identity.
  static func parts(of path: String) -> (collection: String, index: Int)? {
    guard path.hasSuffix("].id"), let open = path.lastIndex(of: "["),
      let index = Int(path[path.index(after: open)...].dropLast("].id".count))
    else { return nil }
    return (String(path[..<open]), index)
  }
}
