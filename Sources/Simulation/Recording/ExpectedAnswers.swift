/// A function that was given to a call of what is not declared: a completion, a subscription. What
/// calls it is not known, so an answer is a step of its own. Only for comparing programs.
struct ExpectedAnswer {
  /// The name of the call; with a number where several calls of that name expect an answer.
  var address: String
  /// What tells the function from others.
  fileprivate var code: String
  var closure: Closure
}

extension Recorder {
  private static let mostExpected = 50

  /// Notes the functions among the arguments of a call. One that is given again is expected once.
  func expectAnswer(_ name: String, _ values: [Value]) {
    guard interpreter.options.showsEverything, interpreter.trialDepth == 0 else { return }
    for case .closure(let closure) in values {
      guard let code = closure.codeName, interpreter.expected.count < Self.mostExpected else {
        continue
      }
      if let known = interpreter.expected.firstIndex(where: { $0.code == code }) {
        interpreter.expected[known].closure = closure
        continue
      }
      let count = interpreter.expected.count { $0.address.hasPrefix(name) } + 1
      let address = count == 1 ? name : "\(name)#\(count)"
      interpreter.expected.append(ExpectedAnswer(address: address, code: code, closure: closure))
    }
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
