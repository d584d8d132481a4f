/// A function that was given to a call of what is not declared: a completion, a subscription. What
/// calls it is not known, so an answer is a step of its own. Only for comparing programs.
struct ExpectedAnswer {
  /// The name of the call; with a number where several calls of that name expect an answer.
  var address: String
  /// What tells the function from others.
  fileprivate var code: String
  fileprivate var closure: Closure
  /// It is a task that is taken up, once; nil: it is called.
  var resumption: Resumption?
}

extension Machine {
  private static let mostExpected = 50

  /// Notes the functions among the arguments of a call. One that is given again is expected once.
  func expectAnswer(_ name: String, _ values: [Value]) {
    guard options.showsEverything, trialDepth == 0 else { return }
    for case .closure(let closure) in values {
      guard let code = closure.codeName, expected.count < Self.mostExpected else { continue }
      if let known = expected.firstIndex(where: { $0.code == code && $0.resumption == nil }) {
        expected[known].closure = closure
        continue
      }
      let count = expected.count { $0.address.hasPrefix(name) } + 1
      let address = count == 1 ? name : "\(name)#\(count)"
      expected.append(ExpectedAnswer(address: address, code: code, closure: closure))
    }
  }

  /// Notes a task that is taken up when what it waits for is there: of those that wait for the same, the last.
  func expect(_ resumption: Resumption, of closure: Closure, address: String) {
    let answer = ExpectedAnswer(
      address: address, code: closure.codeName ?? "", closure: closure, resumption: resumption)
    if let known = expected.firstIndex(where: { $0.address == address && $0.resumption != nil }) {
      expected[known] = answer
    } else if expected.count < Self.mostExpected {
      expected.append(answer)
    }
  }

  /// Calls the function that is expected under an address, with arguments that are not known.
  func answer(at address: String) throws(Interruption) -> ActionProblem? {
    guard let index = expected.firstIndex(where: { $0.address == address }) else {
      return .notFound(address, known: expected.map(\.address))
    }
    let expected = expected[index]
    if let resumption = expected.resumption {
      self.expected.remove(at: index)
      try takeUp(resumption, expected.closure)
      return nil
    }
    let arguments = (0..<(parameterCount(expected.closure) ?? 0)).map {
      Value.term(Term(.source, "\(address) answer \($0)"))
    }
    _ = try call(expected.closure, arguments)
    return nil
  }
}

extension Closure {
  /// What tells a function of the program from others. nil: it is not the program's code.
  fileprivate var codeName: String? {
    switch code {
    case .literal(let id): "\(id)"
    case .functions(let ids, _): ids.first.map { "\($0)" }
    case .method(let name, _, _): name
    default: nil
    }
  }
}
