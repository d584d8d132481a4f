/// A body reads what an object keeps, and nothing runs the body again when that changes.
package struct UnfollowedRead: Hashable, Sendable {
  package var view: String
  /// `Model.count`
  package var property: String
}

extension Storage {
  /// Notes a read of a property that the reading view holds the object of without observing it: published
  /// by an object that it does not subscribe to, or a plain variable. Only for comparing programs.
  func noteUnfollowed(_ id: ObjectID, _ index: Int) {
    guard interpreter.options.showsEverything, interpreter.trialDepth == 0,
      let scope = interpreter.scopes.last
    else { return }
    let type = interpreter.objects[id].type
    let property = declaredTypes.layout(type)[index]
    guard !property.isLet, !property.keepsInitial, !believed.isTracked(property, of: type) else {
      return
    }
    let body = screenTree.bodyNode(scope)
    guard graph.engine.subscribers[id]?.contains(body) != true, holds(id, body) else { return }
    let name = "\(interpreter.program.types[type].name).\(property.name)"
    graph.unfollowed.insert(UnfollowedRead(view: screenTree.viewName(at: body), property: name))
  }

  /// The same of an object whose class is not declared, which a view holds in a plain property. Whether it
  /// announces its changes is known once a wrapper of some view observes it.
  func noteUnfollowed(_ name: String, of base: Value) {
    guard interpreter.options.showsEverything, interpreter.isUpdating, interpreter.trialDepth == 0,
      case .term(let term) = base, term.kind == .source || term.kind == .name,
      let scope = interpreter.scopes.last
    else { return }
    let body = screenTree.bodyNode(scope)
    guard case .structure(let view)? = controlActions.installedSelf(of: body) else { return }
    let key = comparison.hashKey(base)
    let isHeld = view.fields.contains { field in
      if case .term = field { comparison.hashKey(field) == key } else { false }
    }
    guard isHeld else { return }
    graph.plainReads[key, default: []].insert(
      UnfollowedRead(
        view: screenTree.viewName(at: body), property: "\(foreignName(base)).\(name)"))
  }

  /// What bodies read of objects that announce their changes, and of plain variables, without being told.
  var allUnfollowed: Set<UnfollowedRead> {
    graph.announcing.reduce(into: graph.unfollowed) { $0.formUnion(graph.plainReads[$1] ?? []) }
  }

  /// Whether a view keeps an object in a property of its own.
  private func holds(_ id: ObjectID, _ node: NodeID) -> Bool {
    guard case .structure(let view)? = controlActions.installedSelf(of: node) else { return false }
    return view.fields.contains { field in
      switch field {
      case .object(let held): held == id
      case .wrapper(let wrapper):
        if case .object(let held) = wrapper.value { held == id } else { false }
      default: false
      }
    }
  }
}
