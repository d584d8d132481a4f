/// A step that sets a property by its name, seen as what a person does: a control shows the property.
extension ControlActions {
  /// Notes the label of the first control whose value `work` changes.
  func notingControl<R>(_ work: () throws(Interruption) -> R) throws(Interruption) -> R {
    let old = try controlValues()
    let result = try work()
    let new = try controlValues()
    for (before, after) in zip(old, new) where before.node == after.node {
      let isSame = try interpreter.untracked { () throws(Interruption) in
        try comparison.same(before.value, after.value, .equatableAlways)
      }
      guard !isSame, let label = labels(of: after.node).first else { continue }
      graph.changedControl = label
      break
    }
    return result
  }

  private func controlValues() throws(Interruption) -> [(node: NodeID, value: Value)] {
    var result: [(NodeID, Value)] = []
    for node in nodesInOrder() {
      guard let binding = controlBinding(at: node) else { continue }
      let value = try interpreter.untracked { () throws(Interruption) in
        try storage.peekBinding(binding)
      }
      result.append((node, value))
    }
    return result
  }
}
