/// A value that an event brings, the same for both programs.
package enum EventValue: Hashable, Sendable {
  case integer(Int), floating(Double), string(String), boolean(Bool)
  case none
  /// A stepper's step up or down.
  case by(Int)
  /// What the n-th row or tag of a picker stands for.
  case tag(Int)
  /// A case of an enumeration without payload, by name.
  case enumCase(String)
  /// A member of a type of SwiftUI: `.dark`.
  case member(String)
  /// Another value of the same kind.
  case other
  /// A collection with so many elements.
  case count(Int)
  /// A collection in which the second element is like the first, but for its `id`.
  case alike
  /// The same elements by their ids and number, with other contents: of all, of all but the last, or of all but the
  /// first.
  case edited(Edit)

  /// Which elements have other contents.
  package enum Edit: Hashable, Sendable, CaseIterable {
    case all, butLast, butFirst
  }
  /// Rows, for `onDelete`.
  case offsets([Int])
  /// Rows and where they go, for `onMove`.
  case move([Int], Int)
}
