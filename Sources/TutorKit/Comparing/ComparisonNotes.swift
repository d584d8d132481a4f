import Analysis
import Simulation

/// What a comparison of two programs cannot tell, whatever it tries: what other builds have, what one
/// of them declares in place of the library, and what all instances of a screen share.
enum ComparisonNotes {
  /// Conditions on the build or the system in one of the two only, and code for other builds or systems that one of
  /// them has otherwise.
  static func buildConditions(_ before: Program, _ after: Program) -> [Evidence] {
    func conditions(_ program: Program) -> Set<String> {
      program.sources.reduce(into: []) { $0.formUnion($1.buildConditions) }
    }
    let notes = conditions(before).symmetricDifference(conditions(after)).sorted().map {
      Evidence(GradeWords.onlySomeBuilds($0))
    }
    return notes.isEmpty ? untakenCode(before, after) : notes
  }

  /// The first piece of code for other builds or systems that one of the two has and the other has not.
  private static func untakenCode(_ before: Program, _ after: Program) -> [Evidence] {
    func pieces(_ program: Program) -> [(file: String, code: UntakenCode)] {
      program.sources.flatMap { source in
        UntakenCode.all(in: source).map { (source.file, $0) }
      }
    }
    let (old, new) = (pieces(before), pieces(after))
    func rest(
      _ some: [(file: String, code: UntakenCode)],
      besides others: [(file: String, code: UntakenCode)]
    ) -> (file: String, code: UntakenCode)? {
      var left = others.reduce(into: [String: Int]()) { $0[$1.code.text, default: 0] += 1 }
      return some.first { piece in
        left[piece.code.text, default: 0] -= 1
        return left[piece.code.text, default: 0] < 0
      }
    }
    if let (file, code) = rest(new, besides: old) {
      return [
        Evidence(GradeWords.untakenCode(code.condition), file: file, line: code.line, column: 1)
      ]
    }
    return rest(old, besides: new).map {
      [Evidence(GradeWords.untakenCodeBefore($0.code.condition))]
    }
      ?? []
  }

  /// Views of the second program whose own `==` takes values for the same that may look different. Where nothing is
  /// proved, what was tried says little of such values.
  static func equality(_ before: Program, _ after: Program) -> [Evidence] {
    let known = EqualityGap.doubtful(in: before.sources)
    return EqualityGap.doubtful(in: after.sources).filter { !known.contains($0) }.map { gap in
      Evidence(
        GradeWords.equalityIsDoubtful(gap.view, enumerated(gap.inputs.map { "`\($0)`" })))
    }
  }

  /// A member that one program adds to a type of SwiftUI, and that the other uses as SwiftUI has it;
  /// and what literals are, where a program decides it.
  static func ownMembers(_ before: LoweredProgram, _ after: LoweredProgram) -> [Evidence] {
    let (old, new) = (before.program.addedMembers, after.program.addedMembers)
    let own =
      new.subtracting(old).filter { before.mined.members.contains(String($0.lastMember)) }
      .union(old.subtracting(new).filter { after.mined.members.contains(String($0.lastMember)) })
    let texts = new.symmetricDifference(old).filter { $0.hasSuffix(".appendInterpolation") }
    let literals = before.literalTypes.symmetricDifference(after.literalTypes)
    return own.union(texts).union(literals).sorted().map { Evidence(GradeWords.ownMember($0)) }
  }

  /// Declarations that frameworks call, in one of the two only.
  static func frameworkCode(_ before: Program, _ after: Program) -> [Evidence] {
    let (old, new) = (FrameworkCode.all(in: before.sources), FrameworkCode.all(in: after.sources))
    let (known, kept) = (Set(old.map(\.code.text)), Set(new.map(\.code.text)))
    let added = new.filter { !known.contains($0.code.text) }.map {
      Evidence(
        GradeWords.calledByFramework($0.code.name), file: $0.file, line: $0.code.line, column: 1)
    }
    // A declaration that was changed is named once.
    let names = Set(new.map(\.code.name))
    let lost = old.filter { !kept.contains($0.code.text) }
      .filter { added.isEmpty || !names.contains($0.code.name) }
    return added + lost.map { Evidence(GradeWords.calledByFrameworkBefore($0.code.name)) }
  }

  /// The shared state that a program's code mentions.
  private static func used(_ lowered: LoweredProgram) -> Set<String> {
    lowered.program.sharedState.filter { name in
      !name.contains(".") || lowered.mined.asked.contains(String(name.lastMember))
    }
  }

  /// State of one program alone that all instances of a screen share: only one instance is tried.
  static func sharedState(_ before: LoweredProgram, _ after: LoweredProgram) -> [Evidence] {
    used(after).symmetricDifference(used(before)).sorted().map {
      Evidence(GradeWords.isShared($0))
    }
  }
}

extension ViewProgram {
  /// Variables and objects of types and files, which outlive every view: `Counter.total`.
  fileprivate var sharedState: Set<String> {
    var result = Set(globals.filter(isShared).map(\.name))
    for type in types {
      for property in type.staticStored where isShared(property) {
        result.insert("\(type.name).\(property.name)")
      }
    }
    return result
  }

  private func isShared(_ property: StoredProperty) -> Bool {
    if !property.isLet { return true }
    if let type = property.type { return holdsState(type) }
    guard let initial = property.initial else { return false }
    if case .expression(.typed(_, let type), _)? = functions[initial].body?.statements.last,
      holdsState(type)
    {
      return true
    }
    return typesMade(in: initial).contains { holdsState(.declared($0, [])) }
  }

  /// Whether values of a type hold objects that can change: an object, or a collection of some.
  private func holdsState(_ type: TypeRef, depth: Int = 0) -> Bool {
    guard depth < 8 else { return false }
    func anyHolds(_ types: [TypeRef]) -> Bool {
      types.contains { holdsState($0, depth: depth + 1) }
    }
    switch type {
    case .declared(let id, let arguments):
      let stored = types[id].stored
      if types[id].kind == .classType, stored.contains(where: { !$0.isLet }) { return true }
      return anyHolds(arguments + stored.compactMap(\.type))
        || types[id].cases.contains { anyHolds($0.payload.map(\.type)) }
    case .external(_, let arguments): return anyHolds(arguments)
    case .optional(let inner), .array(let inner), .existential(let inner), .opaque(let inner):
      return holdsState(inner, depth: depth + 1)
    case .dictionary(let key, let value): return anyHolds([key, value])
    case .tuple(let elements): return anyHolds(elements.map(\.type))
    case .parameter, .function, .metatype: return false
    }
  }
}

extension String {
  /// `headline` of `Font.headline`
  fileprivate var lastMember: Substring { split(separator: ".").last ?? "" }
}
