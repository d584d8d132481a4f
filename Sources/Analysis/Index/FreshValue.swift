import Catalog
import SwiftSyntax

/// Values that are made anew whenever the expression is evaluated.
enum FreshValue {
  private static let identities: Set<String> = ["UUID", "Date", "NSUUID", "NSObject"]
  static let references: Set<String> = Catalog.formatters.union([
    "RelativeDateTimeFormatter", "JSONDecoder", "JSONEncoder",
  ])
  private static let members: Set<String> = [
    "uuidString", "hashValue", "description", "timeIntervalSince1970", "addingTimeInterval",
    "timeIntervalSinceReferenceDate", "timeIntervalSinceNow", "prefix", "lowercased",
  ]

  /// Whether the value of an expression is fresh: `UUID()`, `Date.now`, `Note(id: UUID())`.
  ///
  /// - Parameters:
  ///   - objects: names of classes, whose instances are fresh.
  ///   - aliases: names that the program gives to types.
  static func isFresh(
    _ expression: ExprSyntax, besides objects: Set<String>, aliases: TypeAliases = TypeAliases()
  ) -> Bool {
    var pending = [expression]
    while let current = pending.popLast() {
      if let call = current.as(FunctionCallExprSyntax.self) {
        if isFreshCall(call, objects, aliases) { return true }
        pending += parts(of: call)
      } else if let member = current.as(MemberAccessExprSyntax.self), let base = member.base {
        let name = member.declName.baseName.text
        if name == "now", ["Date", "Foundation.Date"].contains(base.writtenText) {
          return true
        }
        if members.contains(name) { pending.append(base) }
      } else if let tuple = current.as(TupleExprSyntax.self), tuple.elements.count == 1 {
        pending += tuple.elements.map(\.expression)
      } else if let text = current.as(StringLiteralExprSyntax.self) {
        for segment in text.segments {
          if case .expressionSegment(let inner) = segment {
            pending += inner.expressions.map(\.expression)
          }
        }
      } else if let sequence = current.as(SequenceExprSyntax.self) {
        pending += sequence.elements
      }
    }
    return false
  }

  private static func isFreshCall(
    _ call: FunctionCallExprSyntax, _ objects: Set<String>, _ aliases: TypeAliases
  ) -> Bool {
    let name = aliases.name(of: CodeWalker.name(of: call.calledExpression))
    if name == "random" || Catalog.makesObject(method: name) { return true }
    guard !isMethod(call) else { return false }
    let isEmpty = call.arguments.isEmpty && call.trailingClosure == nil
    return isEmpty && identities.contains(name) || references.contains(name)
      || objects.contains(name)
  }

  private static func isMethod(_ call: FunctionCallExprSyntax) -> Bool {
    !CodeWalker.name(of: call.calledExpression).isCapitalized
  }

  /// Where freshness goes through a call: arguments of initializers, the base of some methods.
  private static func parts(of call: FunctionCallExprSyntax) -> [ExprSyntax] {
    if !isMethod(call) { return call.arguments.map(\.expression) }
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      let base = member.base, members.contains(member.declName.baseName.text)
    else { return [] }
    return [base]
  }
}
