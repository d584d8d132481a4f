/// The types in whose code closures stand.
package struct ClosureOwners {
  private var owners: [FunctionID: TypeID] = [:]

  package init(_ program: ViewProgram) {
    let functions = program.functions
    var parents: [FunctionID: FunctionID] = [:]
    for (id, function) in functions.enumerated() {
      for part in function.body?.parts.withInner ?? [] {
        switch part {
        case .expression(.closure(let inner)), .statement(.localFunction(_, let inner)):
          parents[inner] = id
        default: break
        }
      }
    }
    for closure in parents.keys {
      var current = closure
      var left = parents.count
      while functions[current].owner == nil, let parent = parents[current], left > 0 {
        left -= 1
        current = parent
      }
      owners[closure] = functions[current].owner
    }
  }

  /// nil: it stands in no type, or is no closure.
  package func owner(of closure: FunctionID) -> TypeID? { owners[closure] }
}
