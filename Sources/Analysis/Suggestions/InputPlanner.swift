import SwiftSyntax

/// Plans the stored properties of a struct that is made of some code of a view.
struct InputPlanner {
  let scope: Scope
  let style: MemberStyle
  var plan = InputPlan()
  /// The code: what is extracted, and the members that go with it.
  private var code: [Syntax]
  private var excluded: [Range<Int>] = []
  /// The declaration of the helper whose parameters become inputs, in bytes.
  private var helper: Range<Int>?
  /// Names that a renamed input must not have.
  var taken: Set<String> = []
  static let maximumPaths = 4

  init(scope: Scope, code: [Syntax], style: MemberStyle) {
    self.scope = scope
    self.code = code
    self.style = style
  }

  /// The plan. It throws when the code needs something that cannot be passed, or whose type is not
  /// known.
  ///
  /// - Parameters:
  ///   - excluded: stretches of the code that other inputs stand for.
  ///   - helper: the declaration that the code is all of.
  static func plan(
    _ code: [Syntax], in scope: Scope, style: MemberStyle, excluding excluded: [Range<Int>] = [],
    helper: DeclSyntax? = nil
  ) throws(ExtractionObstacle) -> InputPlan {
    var planner = InputPlanner(scope: scope, code: code, style: style)
    planner.excluded = excluded
    planner.helper = helper?.bytes
    if style == .moved { planner.addMovedMembers() }
    try planner.run()
    return planner.plan
  }

  // MARK: What is mentioned

  struct Group {
    var name: String
    var local: LocalName?
    var uses: [SuggestedNameUse]
  }

  private func collect(_ nodes: [Syntax]) -> NameUses {
    let collector = NameUses(mutating: scope.types.mutating)
    for node in nodes { collector.walk(node) }
    return collector
  }

  private func isInside(_ offset: Int) -> Bool {
    code.contains { $0.position.utf8Offset <= offset && offset < $0.endPosition.utf8Offset }
  }

  mutating func addMovedMembers() {
    var index = 0
    var seen: Set<String> = []
    while index < code.count, code.count < 20 {
      for use in collect([code[index]]).uses {
        guard use.isOfSelf || scope.local(use.name, at: use.root) == nil,
          let member = scope.ownMember(use.name), !member.isStatic,
          isMovable(member), seen.insert(member.name).inserted
        else { continue }
        plan.moved.append(member)
        code.append(Syntax(member.declaration))
      }
      index += 1
    }
  }

  private func isMovable(_ member: DeclaredMember) -> Bool {
    (member.kind == .method || member.kind == .computed) && !member.isOverloaded
      && member.name != "body" && !scope.types.yieldsView(member)
  }

  // MARK: The groups

  private mutating func run() throws(ExtractionObstacle) {
    let found = collect(code)
    guard !found.mentionsSelf else { throw .passesSelf }
    plan.isNested = !found.selfTypes.isEmpty || mentionsNestedType(found)
    let name = DeclaredGroup.lastName(of: scope.owner)
    for place in found.selfTypes { rename(place, name) }
    taken = found.bound
    var groups: [Group] = []
    for (index, use) in found.uses.enumerated() {
      let offset = use.root.bytes.lowerBound
      if !use.isFixed, excluded.contains(where: { $0.contains(offset) }) { continue }
      let local = use.isOfSelf ? nil : local(use.name, at: found.place(of: index))
      if let local, isInside(local.binder) {
        taken.insert(use.name)
        continue
      }
      if local == nil, scope.member(use.name) == nil {
        taken.insert(use.name)
        continue
      }
      if let place = groups.firstIndex(where: {
        $0.name == use.name && $0.local?.binder == local?.binder
      }) {
        groups[place].uses.append(use)
      } else {
        groups.append(Group(name: use.name, local: local, uses: [use]))
      }
    }
    taken.formUnion(groups.map(\.name))
    for group in groups { try add(group) }
    let nested = nestedTypes
    if plan.inputs.contains(where: { input in
      !nested.isDisjoint(with: SuggestedTypeText.names(in: input.declaration))
    }) {
      plan.isNested = true
    }
  }

  /// A local name; a parameter only where it is one of the helper's own.
  private func local(_ name: String, at place: Syntax) -> LocalName? {
    guard var local = scope.local(name, at: place) else { return nil }
    local.isParameter = local.isParameter && helper?.contains(local.binder) == true
    return local
  }

  private func mentionsNestedType(_ found: NameUses) -> Bool {
    let used = found.typeNames.union(found.uses.filter { !$0.isOfSelf }.map(\.name))
    return !used.isDisjoint(with: nestedTypes)
  }

  /// Types that only code in the view sees by their simple names: those declared in it, and in the types
  /// around it.
  private var nestedTypes: Set<String> {
    let parts = scope.owner.split(separator: ".")
    return (0..<parts.count).reduce(into: []) { names, last in
      let path = parts[...last].joined(separator: ".")
      let members = scope.types.type(named: path)?.members.values.filter { $0.kind == .nestedType }
      names.formUnion(members?.map(\.name) ?? [])
    }
  }

  mutating func add(_ group: Group) throws(ExtractionObstacle) {
    if let local = group.local { return try add(local, group.name, group.uses) }
    guard let member = scope.member(group.name) else { return }
    switch member.kind {
    case .nestedType, .enumCase, .typeAlias, .initializer, .subscript: plan.isNested = true
    case .stored where member.isStatic, .computed where member.isStatic,
      .method where member.isStatic:
      plan.isNested = true
    case .method, .computed:
      if scope.types.yieldsView(member) { return plan.blockers.append(member) }
      plan.usesMembers = true
      if plan.moved.contains(where: { $0.name == member.name }) { return }
      if member.kind == .method {
        try addMethod(member, group.uses)
      } else {
        try addComputed(member, group.uses)
      }
    case .stored: try addStored(member, group.uses)
    }
  }
}
