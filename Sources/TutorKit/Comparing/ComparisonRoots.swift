import Analysis
import Simulation

/// The pairs of roots to compare: those given, or the file's preview, then each view of the first
/// program that no other view of it makes and the second has too. What is private is no root.
struct ComparisonRoots {
  private(set) var pairs: [(Program, Program)] = []
  /// Views that are not compared by themselves, and why.
  private(set) var leftOut: [String] = []
  /// Views of the first program that are not compared, also those that the second lacks.
  private(set) var leftOutViews: [String] = []

  /// Views of a program that are compared each for itself.
  private static let mostRoots = 16

  init(_ before: Program, _ after: Program) {
    guard before.root == nil, after.root == nil else {
      pairs = [(before, after)]
      return
    }
    let old = lower(before.sources).program
    let new = lower(after.sources).program
    pairs = Self.previews(old, new).map { (before.showing($0), after.showing($1)) }
    for (name, inputs) in Self.outermost(old) {
      guard let others = new.inputs(ofView: name) else {
        leftOutViews.append(name)
        continue
      }
      if inputs != others {
        leftOutViews.append(name)
        leftOut.append(GradeWords.otherInputs(name))
      } else if pairs.count < Self.mostRoots {
        pairs.append((before.showing(name), after.showing(name)))
      } else {
        leftOut.append(GradeWords.tooManyViews(name))
      }
    }
    if pairs.isEmpty, leftOut.isEmpty { pairs = [(before, after)] }
  }

  /// The views of a text that no other view of it makes, in the order of the text.
  static func outermostViews(of source: ParsedSource) -> [String] {
    outermost(lower([source]).program).map(\.name)
  }

  /// Previews that both programs have: those of the same views, in order.
  private static func previews(_ old: ViewProgram, _ new: ViewProgram) -> [(String, String)] {
    var left = Array(new.previews.indices)
    var result: [(String, String)] = []
    for (index, preview) in old.previews.enumerated().prefix(mostPreviews) {
      let views = old.viewNames(madeBy: preview)
      guard let match = left.first(where: { new.viewNames(madeBy: new.previews[$0]) == views })
      else { continue }
      left.removeAll { $0 == match }
      result.append(("#Preview \(index + 1)", "#Preview \(match + 1)"))
    }
    return result
  }

  private static let mostPreviews = 4

  private static func outermost(_ program: ViewProgram) -> [(name: String, inputs: Set<String>)] {
    let made = program.constructedTypes
    return program.viewTypes.compactMap { type in
      let name = program.types[type].name
      guard !made.contains(type), !program.types[type].isPrivate else { return nil }
      return program.inputs(ofView: name).map { (name, $0) }
    }
  }
}

extension ViewProgram {
  /// What views must be given, each with the name of its view: `Row.title`.
  var neededInputs: Set<String> {
    viewTypes.reduce(into: []) { result, type in
      let name = types[type].name
      result.formUnion((inputs(ofView: name) ?? []).map { "\(name).\($0)" })
    }
  }

  /// The names of what a view must be given. nil: no such view.
  fileprivate func inputs(ofView name: String) -> Set<String>? {
    guard let type = viewTypes.first(where: { types[$0].name == name }) else { return nil }
    let required = types[type].stored.filter { property in
      guard property.initial == nil, !property.isPrivate else { return false }
      if case .optional? = property.type, !property.isLet { return false }
      return property.wrapper.map { Self.inputWrappers.contains($0.name) } ?? true
    }
    return Set(required.map(\.name))
  }

  /// Wrappers of properties that are given by the view's parent.
  private static let inputWrappers: Set<String> = ["Binding", "ObservedObject", "Bindable"]
}

extension Program {
  fileprivate func showing(_ root: String) -> Program {
    Program(sources: sources, root: root, known: known)
  }
}
