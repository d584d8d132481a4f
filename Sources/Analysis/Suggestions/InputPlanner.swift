import SwiftSyntax

/// Plans the stored properties of a struct that is made of some code of a view.
struct InputPlanner {
  let scope: Scope
  let style: MemberStyle
  var plan = InputPlan()
  /// The code: what is extracted, and the members that go with it.
  private var code: [Syntax]
  private var excluded: [Range<Int>] = []
  /// Names that a renamed input must not have.
  private var taken: Set<String> = []
  static let maximumPaths = 4

  init(scope: Scope, code: [Syntax], style: MemberStyle) {
    self.scope = scope
    self.code = code
    self.style = style
  }

  /// The plan; nil: the code needs something that cannot be passed, or whose type is not known.
  ///
  /// - Parameter excluded: stretches of the code that other inputs stand for.
  static func plan(
    _ code: [Syntax], in scope: Scope, style: MemberStyle, excluding excluded: [Range<Int>] = []
  ) -> InputPlan? {
    var planner = InputPlanner(scope: scope, code: code, style: style)
    planner.excluded = excluded
    if style == .moved { planner.addMovedMembers() }
    return planner.run() ? planner.plan : nil
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
          let member = scope.types.type(named: scope.owner)?.members[use.name], !member.isStatic,
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

  private mutating func run() -> Bool {
    let found = collect(code)
    guard !found.mentionsSelf else { return false }
    plan.isNested = !found.selfTypes.isEmpty || mentionsNestedType(found)
    let name = scope.owner.split(separator: ".").last.map(String.init) ?? scope.owner
    for place in found.selfTypes { rename(place, name) }
    taken = found.bound
    var groups: [Group] = []
    for (index, use) in found.uses.enumerated() {
      let offset = use.root.bytes.lowerBound
      if !use.isFixed, excluded.contains(where: { $0.contains(offset) }) { continue }
      let local = use.isOfSelf ? nil : scope.local(use.name, at: found.place(of: index))
      if let local, isInside(local.binder) {
        taken.insert(use.name)
        continue
      }
      if local == nil, scope.types.member(use.name, of: scope.owner) == nil {
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
    return groups.allSatisfy { add($0) }
  }

  private func mentionsNestedType(_ found: NameUses) -> Bool {
    let members = scope.types.type(named: scope.owner)?.members ?? [:]
    let used = found.typeNames.union(found.uses.filter { !$0.isOfSelf }.map(\.name))
    return used.contains { members[$0]?.kind == .nestedType }
  }

  mutating func add(_ group: Group) -> Bool {
    if let local = group.local { return add(local, group.name, group.uses) }
    guard let member = scope.types.member(group.name, of: scope.owner) else { return true }
    switch member.kind {
    case .nestedType, .enumCase:
      plan.isNested = true
      return true
    case .stored where member.isStatic, .computed where member.isStatic,
      .method where member.isStatic:
      plan.isNested = true
      return true
    case .method, .computed:
      if scope.types.yieldsView(member) {
        plan.blockers.append(member)
        return true
      }
      plan.usesMembers = true
      if plan.moved.contains(where: { $0.name == member.name }) { return true }
      return member.kind == .method
        ? addMethod(member, group.uses) : addComputed(member, group.uses)
    case .stored: return addStored(member, group.uses)
    }
  }

  // MARK: Kinds of names

  mutating func add(_ local: LocalName, _ name: String, _ uses: [SuggestedNameUse]) -> Bool {
    guard var type = local.type else { return false }
    for part in ["@escaping ", "@Sendable "] where type.hasPrefix(part) {
      type.removeFirst(part.count)
    }
    guard !type.hasPrefix("inout "), !type.hasPrefix("@"), !type.hasPrefix("some "),
      !type.hasSuffix("...")
    else { return false }
    if let value = SuggestedTypeText.argument(type, of: ["Binding"]), local.isParameter {
      return addBindingParameter(name, value, uses)
    }
    let isBound = local.isProjected && uses.contains { $0.isProjected || $0.isWritten }
    if !isBound, uses.contains(where: { $0.isProjected || $0.isWritten }) { return false }
    if isBound {
      append("@Binding var \(name): \(type)", type, name, isBinding: true, local: local)
      return true
    }
    return addValue(name, type, uses, local: local)
  }

  /// A parameter of type `Binding<Value>` is a `@Binding` of the struct.
  mutating func addBindingParameter(
    _ name: String, _ type: String, _ uses: [SuggestedNameUse]
  ) -> Bool {
    for use in uses {
      let bytes = use.root.bytes
      if use.path.first == "wrappedValue" {
        rename(bytes.lowerBound..<use.ends[0], name)
      } else if use.isFixed {
        return false
      } else {
        rename(bytes, "$" + name)
      }
    }
    plan.inputs.append(
      StructInput(
        name: name, declaration: "@Binding var \(name): \(type)", type: type, root: name,
        isParameter: true))
    return true
  }

  mutating func addMethod(_ member: DeclaredMember, _ uses: [SuggestedNameUse]) -> Bool {
    guard let function = member.declaration.as(FunctionDeclSyntax.self), !member.isOverloaded,
      let type = function.closureType
    else { return false }
    let count = function.signature.parameterClause.parameters.count
    for use in uses {
      if use.isCalled, let call = use.call, !dropLabels(call, count) { return false }
    }
    append("let \(member.name): \(type)", type, member.name, isMember: true)
    return true
  }

  private mutating func dropLabels(_ call: FunctionCallExprSyntax, _ count: Int) -> Bool {
    guard call.arguments.count == count, call.trailingClosure == nil else { return false }
    for argument in call.arguments {
      guard let label = argument.label else { continue }
      rename(label.bytes.lowerBound..<argument.expression.bytes.lowerBound, "")
    }
    return true
  }

  mutating func addComputed(_ member: DeclaredMember, _ uses: [SuggestedNameUse]) -> Bool {
    guard let type = member.type, !uses.contains(where: { $0.isWritten || $0.isProjected }) else {
      return false
    }
    append("let \(member.name): \(type)", type, member.name, isMember: true)
    return true
  }

  mutating func addStored(_ member: DeclaredMember, _ uses: [SuggestedNameUse]) -> Bool {
    let type = scope.type(of: member)
    let isBound = uses.contains { $0.isProjected || $0.isWritten }
    let declared = type.flatMap { scope.types.type(named: $0) }
    let isObject = declared?.kind == .classType
    switch member.wrapperName {
    case "Environment",
      "EnvironmentObject" where member.wrapperName == "Environment" || isBound:
      guard member.wrapperName != "Environment" || !uses.contains(where: \.isProjected) else {
        return false
      }
      return redeclare(member, type)
    case "Namespace":
      append("let \(member.name): Namespace.ID", "", member.name, isMember: true)
      return true
    case "FocusState":
      guard let type else { return false }
      if !isBound { return addValue(member.name, type, uses) }
      append(
        "@FocusState.Binding var \(member.name): \(type)", type, member.name, isBinding: true,
        isMember: true)
      return true
    case "State", "Binding", "AppStorage", "SceneStorage", "StateObject", "ObservedObject",
      "EnvironmentObject", "Bindable":
      guard let type else { return false }
      if isObject
        || ["StateObject", "ObservedObject", "EnvironmentObject", "Bindable"].contains(
          member.wrapperName)
      {
        return addObject(member, type, declared, uses)
      }
      return isBound ? addBinding(member.name, type, uses) : addValue(member.name, type, uses)
    default:
      guard let type, !isBound || isObject else { return false }
      if isObject {
        append("let \(member.name): \(type)", type, member.name, isMember: true)
        return true
      }
      return addValue(member.name, type, uses, isBuilder: member.isViewBuilder)
    }
  }

  mutating func redeclare(_ member: DeclaredMember, _ type: String?) -> Bool {
    guard let wrapper = member.wrapper else { return false }
    let isPrivate = wrapper.arguments != nil
    let annotation = member.type.map { ": " + $0 } ?? ""
    plan.inputs.append(
      StructInput(
        name: member.name,
        declaration: "\(wrapper.trimmedDescription) \(isPrivate ? "private " : "")var "
          + member.name + annotation,
        type: "", root: member.name, hasArgument: false))
    return true
  }

  // MARK: Values

  mutating func addBinding(_ name: String, _ type: String, _ uses: [SuggestedNameUse]) -> Bool {
    if let paths = self.paths(of: type, uses, root: name, isReadOnly: false) {
      for path in paths {
        let isBound = path.uses.contains { $0.isProjected || $0.isWritten }
        append(path, root: name, isBinding: isBound, local: nil)
      }
      return true
    }
    append("@Binding var \(name): \(type)", type, name, isBinding: true, isMember: true)
    return true
  }

  mutating func addValue(
    _ name: String, _ type: String, _ uses: [SuggestedNameUse], local: LocalName? = nil,
    isBuilder: Bool = false
  ) -> Bool {
    if uses.contains(where: \.isProjected) { return false }
    if let paths = self.paths(of: type, uses, root: name, isReadOnly: true) {
      for path in paths { append(path, root: name, isBinding: false, local: local) }
      return true
    }
    append(
      (isBuilder ? "@ViewBuilder " : "") + "let \(name): \(type)", type, name, local: local,
      isMember: local == nil)
    return true
  }

  struct ValuePath {
    var components: [String]
    var type: String
    var uses: [SuggestedNameUse]
  }

  /// The members of a value that the code uses; nil: it needs the whole value.
  private func paths(
    of type: String, _ uses: [SuggestedNameUse], root: String, isReadOnly: Bool
  ) -> [ValuePath]? {
    var result: [ValuePath] = []
    for use in uses {
      guard !use.isFixed, var path = prefix(of: use, type, isReadOnly: isReadOnly) else {
        return nil
      }
      path.uses = [use]
      if let place = result.firstIndex(where: {
        $0.components.starts(with: path.components) || path.components.starts(with: $0.components)
      }) {
        let shorter = min(result[place].components.count, path.components.count)
        if path.components.count == shorter {
          result[place].components = path.components
          result[place].type = path.type
        }
        result[place].uses.append(use)
      } else {
        result.append(path)
      }
    }
    let stored = scope.types.type(named: type)?.storedCount ?? 0
    let isWhole = result.count > Self.maximumPaths || (stored >= 3 && result.count >= stored)
    return isWhole ? nil : result
  }

  /// The longest path of declared struct members that a use begins with.
  private func prefix(
    of use: SuggestedNameUse, _ root: String, isReadOnly: Bool
  ) -> ValuePath? {
    var type = root
    var components: [String] = []
    for component in use.path {
      let isStruct = scope.types.type(named: type)?.kind == .structure
      let isSize =
        SuggestedTypeText.isCollection(type) && ["count", "isEmpty"].contains(component)
        && isReadOnly
      guard isStruct || isSize, let next = scope.property(component, of: type) else { break }
      components.append(component)
      type = next
    }
    return components.isEmpty ? nil : ValuePath(components: components, type: type, uses: [])
  }

  // MARK: Adding

  mutating func append(
    _ path: ValuePath, root: String, isBinding: Bool, local: LocalName?
  ) {
    let name = free(leafName(path, root: root), for: root)
    for use in path.uses {
      rename(
        use.root.bytes.lowerBound..<use.ends[path.components.count - 1],
        (use.isProjected ? "$" : "") + name)
    }
    plan.inputs.append(
      StructInput(
        name: name,
        declaration: (isBinding ? "@Binding var " : "let ") + "\(name): \(path.type)",
        type: path.type, root: root, path: path.components, isBinding: isBinding,
        isParameter: local?.isParameter ?? false, isMember: local == nil))
  }

  /// `title` of `order.title`, `stationCount` of `stations.count`.
  private func leafName(_ path: ValuePath, root: String) -> String {
    let leaf = path.components.last ?? root
    let base = path.components.count > 1 ? path.components[path.components.count - 2] : root
    switch leaf {
    case "count": return (base.hasSuffix("s") ? String(base.dropLast()) : base) + "Count"
    case "isEmpty": return "has" + (base.hasPrefix("has") ? "" : "No") + base.capitalizedFirst
    default: return leaf
    }
  }

  mutating func free(_ name: String, for root: String) -> String {
    let used = taken.union(plan.inputs.map(\.name))
    if !used.contains(name), name != "body" { return name }
    var candidate = root + name.capitalizedFirst
    var number = 2
    while used.contains(candidate) {
      candidate = root + name.capitalizedFirst + String(number)
      number += 1
    }
    return candidate
  }

  mutating func append(
    _ declaration: String, _ type: String, _ name: String, isBinding: Bool = false,
    local: LocalName? = nil, isMember: Bool = false
  ) {
    plan.inputs.append(
      StructInput(
        name: name, declaration: declaration, type: type, root: name, isBinding: isBinding,
        isParameter: local?.isParameter ?? false, isMember: isMember))
  }

  mutating func rename(_ range: Range<Int>, _ text: String) {
    plan.renames.append(SourceEdit(range: range, text: text))
  }
}
