/// Closures that change what they are given: `edit(&animals[index])`.
extension ProofPlaces {
  func change(
    _ target: Expr, _ closure: ProofClosure, site: Int
  ) throws(ProofStop) -> ProofValue {
    guard case .literal(let id) = closure.code, closure.builder == nil else {
      throw run.stop(.call, "inout", site)
    }
    let function = run.program.functions[id]
    guard function.parameters.count == 1, let body = function.body, function.builder == nil else {
      throw run.stop(.call, "inout", site)
    }
    let old = try run.evaluate(target)
    try run.push(id, this: closure.this)
    try run.setSlot(0, function.parameters[0].isBoxed ? run.box(old) : old)
    for (capture, value) in zip(function.captures, closure.captures) {
      try run.setSlot(capture.slot, value)
    }
    let result = try run.nested { () throws(ProofStop) in
      try self.merged { () throws(ProofStop) in try run.runPlain(body) }
    }
    let new = run.unboxed(try run.slot(0))
    run.store.frames.removeLast()
    try set(target, new, site: site)
    return result
  }
}
