/// A body reads what an object keeps, and nothing runs the body again when that changes.
package struct UnfollowedRead: Hashable, Sendable {
  package var view: String
  /// `Model.count`
  package var property: String
}

extension Machine {
  /// Notes a read of a property that the reading view holds the object of without observing it: published
  /// by an object that it does not subscribe to, or a plain variable. Only for comparing programs.
  func noteUnfollowed(_ id: ObjectID, _ index: Int) {
    guard options.showsEverything, trialDepth == 0, let scope = scopes.last else { return }
    let type = objects[id].type
    let property = layout(type)[index]
    guard !property.isLet, !isTracked(property, of: type) else { return }
    let body = bodyNode(scope)
    guard engine.subscribers[id]?.contains(body) != true, holds(id, body) else { return }
    let name = "\(program.types[type].name).\(property.name)"
    unfollowed.insert(UnfollowedRead(view: viewName(at: body), property: name))
  }

  /// Whether a view keeps an object in a property of its own.
  private func holds(_ id: ObjectID, _ node: NodeID) -> Bool {
    guard case .structure(let view)? = installedSelf(of: node) else { return false }
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
