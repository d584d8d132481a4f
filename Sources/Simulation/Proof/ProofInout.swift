/// Closures that change what they are given: `edit(&animals[index])`.
extension ProofRun {
  func change(
    _ target: Expr, _ closure: ProofClosure, site: Int
  ) throws(ProofStop) -> ProofValue {
    guard case .literal(let id) = closure.code, closure.builder == nil else {
      throw stop(.call, "inout", site)
    }
    let function = program.functions[id]
    guard function.parameters.count == 1, let body = function.body, function.builder == nil else {
      throw stop(.call, "inout", site)
    }
    let old = try evaluate(target)
    try push(id, this: closure.this)
    try setSlot(0, function.parameters[0].isBoxed ? box(old) : old)
    for (capture, value) in zip(function.captures, closure.captures) {
      try setSlot(capture.slot, value)
    }
    let result = try nested { () throws(ProofStop) in
      try self.merged { () throws(ProofStop) in try self.runPlain(body) }
    }
    let new = unboxed(try slot(0))
    store.frames.removeLast()
    try set(target, new, site: site)
    return result
  }
}
