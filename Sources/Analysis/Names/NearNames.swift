import Catalog
import SwiftSyntax

extension NameChecker {
  /// Reports a name that nothing declares that is seen from there.
  ///
  /// - Parameters:
  ///   - sign: What stands before it: `$`, or `\.` of a key.
  ///   - enclosing: The types around it.
  func reportUndeclared(
    _ name: String, after sign: String = "", at node: some SyntaxProtocol,
    in enclosing: [String] = []
  ) {
    let nearest =
      switch sign {
      case "\\.": nearKey(name)
      case "$": nearProperty(name, enclosing)
      default: self.nearest(to: name, enclosing)
      }
    report(
      .undeclared(
        name: sign + name, nearest: nearest.map { sign + $0 },
        isElsewhere: declaredHere.contains(name)), at: node)
  }

  /// A key of the environment that is like a name. nil: none is.
  func nearKey(_ name: String) -> String? {
    let own = types["EnvironmentValues"]?.members ?? []
    return name.misspelled(among: own.union(Catalog.environmentValues))
  }

  /// A type, or what the types around it, the file and the scopes of the file declare.
  private func nearest(to name: String, _ enclosing: [String]) -> String? {
    if name.startsUppercase {
      return name.misspelled(
        among: Set(types.types.keys).union(Catalog.views.keys).union(KnownNames.types))
    }
    return name.misspelled(among: seen(from: enclosing))
  }

  /// `waterings` of `$Waterings`: no type has bindings.
  private func nearProperty(_ name: String, _ enclosing: [String]) -> String? {
    name.misspelled(among: seen(from: enclosing).filter { !$0.startsUppercase })
  }

  /// What the types around a place, the file and the scopes of the file declare.
  private func seen(from enclosing: [String]) -> Set<String> {
    declaredHere.union(types.globals).filter { known in
      let owners = types.owners(of: known)
      return owners.isEmpty || owners.contains { enclosing.contains($0) }
    }
  }

  /// A type that is meant where one is written.
  func nearestType(to name: String) -> String? {
    name.misspelled(
      among: Set(types.types.keys).union(Catalog.views.keys).union(KnownNames.types)
        .union(Self.protocols))
  }

  private static let protocols: Set<String> = [
    "View", "App", "Scene", "ViewModifier", "Shape", "Layout", "Commands", "ToolbarContent",
    "Identifiable", "Equatable", "Hashable", "Comparable", "Codable", "Sendable", "CaseIterable",
    "Error", "ObservableObject", "PreferenceKey", "EnvironmentKey", "ButtonStyle", "LabelStyle",
    "Sequence", "Collection", "RawRepresentable", "CustomStringConvertible",
  ]
}

extension String {
  /// The name that is meant where one letter in four is wrong at most, or two are exchanged. nil: none is like it.
  fileprivate func misspelled(among known: Set<String>) -> String? {
    let first = first?.lowercased()
    let alike = known.filter { $0 != self && $0.first?.lowercased() == first && $0.count > 2 }
    guard let nearest = nearestName(to: self, among: alike.sorted()) else { return nil }
    let isExchanged = nearest.count == count && nearest.sorted() == sorted()
    let most = isExchanged ? 2 : Swift.max(1, count / 4)
    return editDistance(lowercased(), nearest.lowercased()) <= most ? nearest : nil
  }
}
