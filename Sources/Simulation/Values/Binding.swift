package import Catalog

/// A `Binding`: where the value lives, and the value when the binding was made.
package final class BindingValue {
  package enum Base {
    case state(LocationID)
    case constant(Value)
    /// A reference to an object whose property the path begins with.
    case object(ObjectID)
    /// The same for an object whose class is not declared: the value that stands for it.
    case foreign(Value)
    /// `Binding(get:set:)`.
    case functions(get: Closure, set: Closure)
  }

  package let base: Base
  package let path: [KeyPathValue.Component]
  /// The projected value when this binding was made: part of what is compared.
  package let snapshot: Value
  /// Made through an index (`$items[i]`, `ForEach($items)`): compares unequal to every other.
  package let isElement: Bool
  /// Handed to a row by `ForEach($items)`: it outlives its element (semantics.md 4.2).
  package let isOfRow: Bool
  /// The view instance whose `@Binding` this is, and the number of the field. nil before install.
  package let box: BindingBoxID?
  /// `$isOpen.animation(…)`: what a write through it is animated with.
  package let animation: Value?

  package init(
    base: Base, path: [KeyPathValue.Component], snapshot: Value, isElement: Bool = false,
    isOfRow: Bool = false, box: BindingBoxID? = nil, animation: Value? = nil
  ) {
    self.base = base
    self.path = path
    self.snapshot = snapshot
    self.isElement = isElement
    self.isOfRow = isOfRow
    self.box = box
    self.animation = animation
  }
}

/// Index into the graph's installed bindings.
package typealias BindingBoxID = Int

/// The stored form of a property wrapper in a struct.
package final class Wrapper {
  package let kind: WrapperEntry.Kind
  /// State: the initial or (installed) current value. Binding: a `.binding`. Objects: the
  /// instance. Environment: `nilValue`, or (installed) the value read.
  package let value: Value
  /// Where an installed wrapper keeps its value.
  package let location: LocationID?
  /// StateObject: the function that makes the object, not run yet.
  package let makeValue: Closure?
  /// Environment: the key path or type that was named. AppStorage: the key.
  package let key: Value?
  /// Objects: changes with every emission, so that captured copies differ.
  package let seed: Int
  /// AppStorage: the view instance that has it. What another view with the same key reads is no read of its.
  let reader: Int?

  package init(
    kind: WrapperEntry.Kind, value: Value, location: LocationID? = nil, makeValue: Closure? = nil,
    key: Value? = nil, seed: Int = 0, reader: Int? = nil
  ) {
    self.reader = reader
    self.kind = kind
    self.value = value
    self.location = location
    self.makeValue = makeValue
    self.key = key
    self.seed = seed
  }
}
