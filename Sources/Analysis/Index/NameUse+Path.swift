import SwiftSyntax

extension NameUse {
  /// Climbs from the name over the members after it, up to a call.
  ///
  /// - Parameter assigned: expressions that are assigned to, by their stretches of the source.
  mutating func follow(_ start: Syntax, assigned: Set<Int>) {
    var node = start
    climb: while let parent = node.parent {
      switch parent.kind {
      case .memberAccessExpr:
        guard let member = parent.as(MemberAccessExprSyntax.self), member.base?.id == node.id else {
          break climb
        }
        path.append(member.declName.baseName.identifierText)
      case .functionCallExpr:
        guard let call = parent.as(FunctionCallExprSyntax.self),
          call.calledExpression.id == node.id
        else { break climb }
        isCalled = true
        hasArguments = !call.arguments.isEmpty || call.trailingClosure != nil
        return
      case .subscriptCallExpr:
        let item = parent.as(SubscriptCallExprSyntax.self)
        guard item?.calledExpression.id == node.id else { break climb }
        path.append("[]")
      case .inOutExpr:
        isWritten = true
        return
      case .optionalChainingExpr, .forceUnwrapExpr: break
      default: break climb
      }
      node = parent
      if path.count >= 4 { break }
    }
    if !assigned.isEmpty, assigned.contains(node.stretch) { isWritten = true }
  }
}

extension NameUse {
  /// Methods of the standard library that change the value they are called on.
  static let mutatingMethods: Set<String> = [
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeSubrange",
    "removeValue", "popFirst", "popLast", "toggle", "sort", "reverse", "shuffle", "swapAt",
    "move", "partition", "replaceSubrange", "formUnion", "formIntersection", "subtract",
    "formSymmetricDifference", "update", "updateValue", "merge", "negate", "reserveCapacity",
    "formTruncatingRemainder", "round", "addProduct", "write",
  ]

  /// Whether the value that the code is of is handed on, `Coordinator(self)`, or reached by a key path.
  var handsSelfOn: Bool {
    name == "self" && !isCaptured && (path.first == "[]" || path.isEmpty && !isWritten)
  }

  /// Whether a method of the standard library that changes the value is called: `items.append(…)`.
  var isMutatingCall: Bool {
    isCalled && (path.last.map(Self.mutatingMethods.contains) ?? false)
  }
}
