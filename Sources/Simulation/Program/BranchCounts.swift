extension ViewProgram {
  /// How many ways each `if` and `switch` statement of the program has, by its site. An `if`
  /// without `else` has two.
  package var branchCounts: [Int: Int] {
    var result: [Int: Int] = [:]
    for function in functions {
      var pending = function.body?.statements ?? []
      while let statement = pending.popLast() {
        switch statement {
        case .conditional(_, _, _, let site): result[site] = 2
        case .switchCases(_, let cases, let site): result[site] = cases.count
        default: break
        }
        pending += statement.inner
      }
    }
    return result
  }
}

extension Stmt {
  /// Statements directly inside, without those of closures.
  fileprivate var inner: [Stmt] {
    switch self {
    case .conditional(_, let yes, let no, _): yes.statements + (no?.statements ?? [])
    case .guardElse(_, let body), .deferBlock(let body), .block(let body),
      .forIn(_, _, _, let body, _, _), .whileLoop(_, let body, _, _),
      .repeatWhile(let body, _, _, _):
      body.statements
    case .switchCases(_, let cases, _): cases.flatMap(\.body.statements)
    case .doCatch(let body, let clauses):
      body.statements + clauses.flatMap(\.body.statements)
    default: []
    }
  }
}
