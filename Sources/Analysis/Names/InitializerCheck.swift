import SwiftSyntax

/// Whether a call fits an initializer: labels, order, and what a trailing closure stands for.
struct InitializerCheck {
  /// An argument as the call writes it.
  struct Argument {
    /// nil: no label.
    var label: String?
    var isTrailingClosure: Bool
  }

  /// What is wrong with a call.
  enum Problem: Hashable {
    case missing(String?)
    case unexpected(String?, nearest: String?)
    /// An argument that comes before the one at which the call stops to fit.
    case order(String, before: String?)
    case repeated(String)
  }

  /// For each argument its parameter, or the first problem. A trailing closure stands for a parameter whose
  /// type is not known only where the call does not fit otherwise.
  static func match(
    _ arguments: [Argument], _ parameters: [InitializerParameter]
  ) -> Result<[Int], MatchFailure> {
    let plain = match(arguments, parameters, .yes)
    guard case .failure(let failure) = plain else { return plain }
    if parameters.contains(where: { $0.closure == .maybe }),
      case .success(let matched) = match(arguments, parameters, .maybe)
    {
      return .success(matched)
    }
    return .failure(
      MatchFailure(
        told(failure.problem, at: failure.score, arguments, parameters), score: failure.score))
  }

  /// The problem as the reader sees it: what is given elsewhere in the call is not missing.
  ///
  /// - Parameter place: of the argument at which the call stops to fit.
  private static func told(
    _ problem: Problem, at place: Int, _ arguments: [Argument], _ parameters: [InitializerParameter]
  ) -> Problem {
    let rest = arguments.dropFirst(place)
    switch problem {
    case .missing(let label?) where rest.contains { $0.label == label && !$0.isTrailingClosure }:
      return .order(label, before: rest.first?.label)
    case .unexpected(let label?, _) where arguments.prefix(place).contains { $0.label == label }:
      return .repeated(label)
    case .unexpected(let label?, _) where parameters.contains { $0.label == label }:
      let position = parameters.firstIndex { $0.label == label } ?? 0
      let later = arguments.prefix(place).first { argument in
        parameters[(position + 1)...].contains { $0.label == argument.label }
      }
      return .order(label, before: later?.label)
    default: return problem
    }
  }

  /// - Parameter fit: what a parameter of a trailing closure without a label has to be at least.
  private static func match(
    _ arguments: [Argument], _ parameters: [InitializerParameter], _ fit: ClosureFit
  ) -> Result<[Int], MatchFailure> {
    var matched: [Int] = []
    var next = 0
    for argument in arguments {
      if let last = matched.last, parameters[last].isVariadic, argument.label == nil,
        !argument.isTrailingClosure
      {
        matched.append(last)
        continue
      }
      guard let found = parameter(for: argument, parameters, from: next, fit) else {
        if let missing = firstRequired(parameters, from: next) {
          let isLater = parameters[next...].contains { $0.label == argument.label }
          if isLater || parameters[missing].label != argument.label && argument.label == nil {
            return .failure(MatchFailure(.missing(parameters[missing].label), score: matched.count))
          }
        }
        let nearest = nearestLabel(argument.label, parameters)
        return .failure(
          MatchFailure(.unexpected(argument.label, nearest: nearest), score: matched.count))
      }
      if let skipped = firstRequired(parameters, from: next), skipped < found {
        return .failure(MatchFailure(.missing(parameters[skipped].label), score: matched.count))
      }
      matched.append(found)
      next = found + 1
    }
    if let missing = firstRequired(parameters, from: next) {
      return .failure(MatchFailure(.missing(parameters[missing].label), score: matched.count))
    }
    return .success(matched)
  }

  private static func parameter(
    for argument: Argument, _ parameters: [InitializerParameter], from next: Int, _ fit: ClosureFit
  ) -> Int? {
    guard next < parameters.count else { return nil }
    if argument.isTrailingClosure, argument.label == nil {
      let fitting = parameters.indices[next...].filter {
        parameters[$0].closure == .yes || fit == .maybe && parameters[$0].closure == .maybe
      }
      guard fit == .maybe else { return fitting.first }
      return fitting.first { !parameters[$0].hasDefault } ?? fitting.first
    }
    return parameters.indices[next...].first { parameters[$0].label == argument.label }
  }

  private static func firstRequired(_ parameters: [InitializerParameter], from next: Int) -> Int? {
    guard next < parameters.count else { return nil }
    return parameters.indices[next...].first { !parameters[$0].hasDefault }
  }

  private static func nearestLabel(
    _ label: String?, _ parameters: [InitializerParameter]
  ) -> String? {
    guard let label else { return parameters.compactMap(\.label).first }
    let sorted = parameters.compactMap(\.label).map { ($0, commonPrefix($0, label)) }
    return sorted.max { $0.1 < $1.1 }.flatMap { $0.1 > 0 ? $0.0 : nil }
  }

  private static func commonPrefix(_ a: String, _ b: String) -> Int {
    zip(a, b).prefix { $0 == $1 }.count
  }
}

/// Why a call does not fit, and how far it did.
struct MatchFailure: Error {
  var problem: InitializerCheck.Problem
  var score: Int

  init(_ problem: InitializerCheck.Problem, score: Int) {
    self.problem = problem
    self.score = score
  }
}

extension DeclaredType {
  /// What is known of the memberwise initializer.
  struct Memberwise {
    var parameters: [InitializerParameter] = []
    /// The private property that makes it private.
    var blockedBy: String?
    /// Whether all is known: a wrapper of another module may have a value by itself, or none.
    var isKnown = true
  }

  /// The memberwise initializer.
  ///
  /// A private wrapped property that has a value by itself does not count: measured with Swift 6.3.
  var memberwise: Memberwise {
    var result = Memberwise()
    for property in properties where !property.hasGetter {
      if property.isLet, property.initial != nil { continue }
      if property.wrapperName == "Environment" || property.wrapperName == "EnvironmentObject"
        || property.wrapper?.arguments != nil && property.initial == nil
      {
        if property.hasForeignWrapper { result.isKnown = false }
        continue
      }
      if property.isPrivate {
        if property.wrapper != nil, property.initial != nil || property.hasOwnValue { continue }
        if property.hasForeignWrapper {
          result.isKnown = false
          continue
        }
        result.blockedBy = result.blockedBy ?? property.name
      } else if property.hasForeignWrapper, property.initial == nil {
        result.isKnown = false
      }
      result.parameters.append(InitializerParameter(property))
    }
    return result
  }
}

extension InitializerParameter {
  /// The parameter of the memberwise initializer for a property.
  fileprivate init(_ property: DeclaredMember) {
    self.init(
      label: property.name, type: property.valueType, syntax: property.writtenType,
      hasDefault: property.initial != nil || property.hasOwnValue
        || (!property.isLet && property.isOptional),
      isBinding: property.isBinding,
      closure: property.isBuilder || property.valueType?.contains("->") == true ? .yes : .no)
  }
}

extension DeclaredMember {
  fileprivate var isOptional: Bool {
    valueType?.hasSuffix("?") == true || valueType?.hasPrefix("Optional<") == true
  }

  /// Whether the wrapper gives a value without being told one.
  fileprivate var hasOwnValue: Bool {
    switch wrapperName {
    case "FocusState", "Namespace", "AccessibilityFocusState", "FetchRequest", "Query": true
    case "State", "GestureState": isOptional
    default: false
    }
  }

  /// Whether what the wrapper takes is not known here.
  fileprivate var hasForeignWrapper: Bool {
    wrapperName.map { !Self.knownWrappers.contains($0) } ?? false
  }

  private static let knownWrappers: Set<String> = [
    "State", "Binding", "ObservedObject", "StateObject", "EnvironmentObject", "Environment",
    "Bindable", "FocusState", "FocusedValue", "FocusedBinding", "AppStorage", "SceneStorage",
    "GestureState", "Namespace", "ScaledMetric", "AccessibilityFocusState", "Published",
    "ObservationIgnored", "Sendable",
  ]
}
