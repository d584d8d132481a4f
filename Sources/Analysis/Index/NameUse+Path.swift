import Catalog
import SwiftSyntax

extension NameUse {
  /// As many members are looked at: `pen.ink[0].tip.wet.toggle()` has six.
  private static let longestPath = 8

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
        guard let item = parent.as(SubscriptCallExprSyntax.self),
          item.calledExpression.id == node.id
        else { break climb }
        path += (name == "self" ? nil : item.keyPathMembers) ?? ["[]"]
      case .labeledExpr:
        // `(order).lines`
        guard let only = parent.parent?.parent?.as(TupleExprSyntax.self), only.elements.count == 1
        else { break climb }
        node = Syntax(only)
        continue climb
      case .inOutExpr:
        isWritten = true
        return
      case .optionalChainingExpr, .forceUnwrapExpr: break
      default: break climb
      }
      node = parent
      if path.count >= Self.longestPath { break }
    }
    if !assigned.isEmpty, assigned.contains(node.stretch) { isWritten = true }
  }
}

extension NameUse {
  /// Methods of the library that change the value they are called on.
  static let mutatingMethods = Catalog.standardMutations.union(Catalog.foundationMutations)

  /// Whether it is `self[…]`, a subscript of the value that the code is of.
  var isOwnSubscript: Bool { name == "self" && !isIndirect && path.first == "[]" }

  /// Whether the value that the code is of is handed on, `Coordinator(self)`, or reached by a key path.
  var handsSelfOn: Bool {
    name == "self" && !isCaptured && (path.first == "[]" || path.isEmpty && !isWritten)
  }

  /// Whether a method of the standard library that changes the value is called: `items.append(…)`.
  var isMutatingCall: Bool {
    isCalled && (path.last.map(Self.mutatingMethods.contains) ?? false)
  }
}

extension SubscriptCallExprSyntax {
  /// `depth` and `mean` of `[keyPath: \.depth.mean]`; nil: it is another subscript, or the path has other parts.
  fileprivate var keyPathMembers: [String]? {
    guard arguments.count == 1, let argument = arguments.first, argument.label?.text == "keyPath",
      let path = argument.expression.as(KeyPathExprSyntax.self), !path.components.isEmpty
    else { return nil }
    let names = path.components.compactMap { part -> String? in
      guard case .property(let property) = part.component else { return nil }
      return property.declName.baseName.identifierText
    }
    return names.count == path.components.count ? names : nil
  }
}
