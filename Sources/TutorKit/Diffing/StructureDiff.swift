package import Analysis

/// What differs between the declarations of two programs.
package struct StructureDiff: Codable, Hashable, Sendable {
  package var changes: [Change] = []

  /// One change. Which fields are set depends on the kind.
  package struct Change: Codable, Hashable, Sendable {
    package var kind: Kind
    /// The view or class, by the name that it has in the new program, if it is there.
    package var subject: String
    /// The property, helper or view that was added, removed or changed.
    package var name: String?
    /// Of a property the declaration as it was, of a renamed view its old name, of state the view
    /// or class that held it.
    package var before: String?
    /// Of a property the declaration as it is; of state the view or class that holds it.
    package var after: String?
    /// Of a view or class that was added: its stored properties.
    package var properties: [String]?
    /// Where it stands in the new program, from 1; where it is gone, in the old one.
    package var line: Int
  }

  package enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
    case viewAdded = "view-added"
    case viewRemoved = "view-removed"
    case classAdded = "class-added"
    case classRemoved = "class-removed"
    /// The body is the same, the name another.
    case viewRenamed = "view-renamed"
    /// A computed property or method of the old program is the body of a view of the new one.
    case helperExtracted = "helper-extracted"
    case helperAdded = "helper-added"
    case helperRemoved = "helper-removed"
    /// The same state property is gone from one view or class and new in another.
    case stateMoved = "state-moved"
    case propertyAdded = "property-added"
    case propertyRemoved = "property-removed"
    /// The wrapper, the type, or `let` and `var` differ.
    case propertyChanged = "property-changed"
    /// The view makes a view of the program that it did not make before.
    case composes
    case composesNoMore = "composes-no-more"
    /// The view is Equatable, and was not.
    case equatable
    case equatableNoMore = "equatable-no-more"
  }
}

extension StructureDiff {
  /// Compares two programs.
  package init(from old: [ParsedSource], to new: [ParsedSource]) {
    var comparison = OutlineComparison(typeOutlines(of: old), typeOutlines(of: new))
    changes = comparison.changes()
  }
}
