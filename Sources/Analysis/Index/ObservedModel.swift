/// An `@Observable` class that a view holds: SwiftUI tracks each of its properties for itself
/// (section 5.1 of the semantics).
struct ObservedModel {
  /// Stored properties that can change and are tracked.
  private(set) var tracked: Set<String> = []
  /// The tracked properties that a computed property or a method reads.
  private var through: [String: Set<String>] = [:]

  /// nil: the type is no observable class.
  init?(_ type: IndexedType) {
    guard type.kind == .object, type.attributes.contains("Observable") else { return nil }
    tracked = Set(
      type.properties.filter { !$0.isLet && $0.wrapper != "ObservationIgnored" }.map(\.name))
    tracked.subtract(Self.unwritten(type))
    // A constant and what is not observed wake nobody.
    for property in type.properties where !tracked.contains(property.name) {
      through[property.name] = []
    }
    for member in type.members where !member.isStatic {
      through[member.name, default: []].formUnion(member.facts.uses.map(\.name))
    }
  }

  /// Properties that only the class can write, and does not.
  private static func unwritten(_ type: IndexedType) -> Set<String> {
    let names = Set(
      type.properties.filter { $0.isSetPrivately && $0.wrapper == nil }.map(\.name))
    // `other.count = 3` writes one of another object of the class.
    let paths = type.members.flatMap(\.facts.uses).filter(\.mayWrite).flatMap(\.path)
    return UnwrittenProperties.unwritten(names.subtracting(paths), in: type.members)
  }

  /// The tracked properties behind a member; all of them, when the member is not known.
  func properties(behind member: String) -> Set<String> {
    if tracked.contains(member) { return [member] }
    guard through[member] != nil else { return tracked }
    var result: Set<String> = []
    var seen: Set<String> = []
    var pending = [member]
    while let next = pending.popLast() {
      guard seen.insert(next).inserted else { continue }
      if tracked.contains(next) { result.insert(next) }
      pending += through[next] ?? []
    }
    return result
  }
}
