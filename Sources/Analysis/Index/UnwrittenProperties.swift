/// Properties of which all code that may write them is at hand, and writes nothing.
enum UnwrittenProperties {
  /// Private states of a view that have one value for good, and observed objects that tell of no change.
  static func names(
    of type: IndexedType, in id: Int, _ index: ViewIndex, _ members: [ViewMember]
  ) -> Set<String> {
    let states = type.properties.filter { property in
      ["State", "GestureState"].contains(property.wrapper) && property.isPrivate
    }
    let silent = type.properties.filter { $0.isObservedObject && isSilent($0, in: id, index) }
    // What is written in an object, or called on it, leaves the state as it is: it is the same object.
    let objects = states.filter { property in
      property.typeName.flatMap { index.type($0, in: id) }.map { index.types[$0].kind == .object }
        ?? false
    }
    return unwritten(Set(states.map(\.name)), in: members, objects: Set(objects.map(\.name)))
      .union(silent.map(\.name))
  }

  /// Of names of properties those that no member writes. What an initializer sets is the first value.
  /// - Parameter objects: those of them that hold an object.
  static func unwritten(
    _ names: Set<String>, in members: [ViewMember], objects: Set<String> = []
  ) -> Set<String> {
    var result = names
    guard !result.isEmpty else { return [] }
    for member in members {
      let isInitializer = member.name == ViewMember.initializer
      for use in member.facts.uses {
        if use.handsSelfOn { return [] }
        if isInitializer, use.isWritten, !use.isDeferred { continue }
        let isOfObject = objects.contains(use.name) && !use.path.isEmpty
        if use.mayWrite, !isOfObject { result.remove(use.name) }
      }
    }
    return result
  }

  /// Whether an object is of a class of the program that has nothing to publish.
  private static func isSilent(
    _ property: ViewProperty, in id: Int, _ index: ViewIndex
  ) -> Bool {
    guard
      let model = property.typeName.flatMap({ index.type($0, in: id) }).map({ index.types[$0] }),
      model.kind == .object,
      model.inherits.allSatisfy(["ObservableObject", "Identifiable", "Sendable"].contains)
    else { return false }
    return model.properties.allSatisfy { $0.wrapper == nil }
      && !model.members.contains { $0.name == "objectWillChange" }
      && !model.properties.contains { $0.name == "objectWillChange" }
      && !model.members.contains { member in
        member.facts.uses.contains { $0.name == "objectWillChange" }
      }
  }
}

extension NameUse {
  /// Whether it may give what the name stands for another value: an assignment, a binding, the call of a
  /// method.
  var mayWrite: Bool {
    let isCall = isCalled && path.last.map { !KnownClosures.immediate.contains($0) } ?? false
    return isWritten || form != .value || isCall
  }
}
