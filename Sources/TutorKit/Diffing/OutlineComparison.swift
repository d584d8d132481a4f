import Analysis

/// Compares the outlines of two programs.
struct OutlineComparison {
  typealias Change = StructureDiff.Change

  private let old: [TypeOutline]
  private let new: [TypeOutline]
  /// The old outline of each type that is in both programs, by its new name.
  private var earlier: [String: TypeOutline] = [:]
  /// New names by old ones, of views that were renamed.
  private var newNames: [String: String] = [:]
  private var gone: [TypeOutline] = []
  private var come: [TypeOutline] = []
  /// State that moved: old owner, name.
  private var movedFrom: Set<[String]> = []
  private var movedTo: Set<[String]> = []

  init(_ old: [TypeOutline], _ new: [TypeOutline]) {
    self.old = old.firstOfEachName
    self.new = new.firstOfEachName
  }

  /// All changes: views, then state, then what the views of both programs take and compose.
  mutating func changes() -> [Change] {
    pairByName()
    var result = renamed()
    result += extracted()
    result += come.map(added)
    result += gone.map {
      Change(
        kind: $0.kind == .view ? .viewRemoved : .classRemoved, subject: $0.name, line: $0.line)
    }
    result += movedState()
    for type in new {
      guard let before = earlier[type.name] else { continue }
      result +=
        equality(before, type) + properties(before, type) + helpers(before, type)
        + composition(before, type)
    }
    return result
  }

  private mutating func pairByName() {
    let known = Dictionary(uniqueKeysWithValues: old.map { ($0.name, $0) })
    for type in new where known[type.name]?.kind == type.kind {
      earlier[type.name] = known[type.name]
    }
    come = new.filter { earlier[$0.name] == nil }
    gone = old.filter { earlier[$0.name] == nil }
  }

  private func added(_ type: TypeOutline) -> Change {
    Change(
      kind: type.kind == .view ? .viewAdded : .classAdded, subject: type.name,
      properties: type.properties.map(\.declaration), line: type.line)
  }

  // MARK: Views

  /// Views that are gone and views that are new, with the same body.
  private mutating func renamed() -> [Change] {
    var byBody = Dictionary(grouping: gone.filter { !$0.body.isEmpty }, by: \.body)
    var result: [Change] = []
    for type in come where type.kind == .view {
      guard let before = byBody[type.body]?.first else { continue }
      byBody[type.body]?.removeFirst()
      earlier[type.name] = before
      newNames[before.name] = type.name
      result.append(
        Change(
          kind: .viewRenamed, subject: type.name, before: before.name, after: type.name,
          line: type.line))
    }
    come.removeAll { earlier[$0.name] != nil }
    gone.removeAll { newNames[$0.name] != nil }
    return result
  }

  /// Helpers whose code is the body of a new view.
  private mutating func extracted() -> [Change] {
    var helpers: [[String]: [(owner: String, name: String)]] = [:]
    for type in old {
      let kept = Set(new.first { $0.name == newName(type.name) }?.helpers.map(\.name) ?? [])
      for helper in type.helpers where !kept.contains(helper.name) {
        helpers[helper.code, default: []].append((type.name, helper.name))
      }
    }
    return come.compactMap { type in
      guard let helper = helpers[type.body]?.first else { return nil }
      return Change(
        kind: .helperExtracted, subject: type.name, name: helper.name,
        before: newName(helper.owner), line: type.line)
    }
  }

  private func newName(_ name: String) -> String { newNames[name] ?? name }

  // MARK: State

  /// State properties that one type lost and another gained.
  private mutating func movedState() -> [Change] {
    var lost: [String: [(owner: String, property: TypeOutline.Property)]] = [:]
    for type in old {
      let kept = new.first { $0.name == newName(type.name) }.map { Set($0.stateNames) } ?? []
      for property in type.properties where type.holds(property) && !kept.contains(property.name) {
        lost[property.name, default: []].append((newName(type.name), property))
      }
    }
    var result: [Change] = []
    for type in new {
      let known = Set(earlier[type.name]?.stateNames ?? [])
      for property in type.properties where type.holds(property) && !known.contains(property.name) {
        guard let from = lost[property.name]?.first, from.owner != type.name else { continue }
        lost[property.name]?.removeFirst()
        movedFrom.insert([from.owner, property.name])
        movedTo.insert([type.name, property.name])
        result.append(
          Change(
            kind: .stateMoved, subject: type.name, name: property.name, before: from.owner,
            after: type.name, line: type.line))
      }
    }
    return result
  }

  // MARK: What a view of both programs takes and makes

  private func properties(_ before: TypeOutline, _ after: TypeOutline) -> [Change] {
    let known = Dictionary(before.properties.map { ($0.name, $0) }) { first, _ in first }
    var result: [Change] = []
    for property in after.properties {
      let earlier = known[property.name]
      guard earlier != property, earlier != nil || !movedTo.contains([after.name, property.name])
      else { continue }
      result.append(
        Change(
          kind: earlier == nil ? .propertyAdded : .propertyChanged, subject: after.name,
          name: property.name, before: earlier.map { $0.shown(beside: property) },
          after: property.shown(beside: earlier), line: after.line))
    }
    let names = Set(after.properties.map(\.name))
    for property in before.properties
    where !names.contains(property.name) && !movedFrom.contains([after.name, property.name]) {
      result.append(
        Change(
          kind: .propertyRemoved, subject: after.name, name: property.name,
          before: property.declaration, line: after.line))
    }
    return result
  }

  private func equality(_ before: TypeOutline, _ after: TypeOutline) -> [Change] {
    guard before.isEquatable != after.isEquatable else { return [] }
    return [
      Change(
        kind: after.isEquatable ? .equatable : .equatableNoMore, subject: after.name,
        line: after.line)
    ]
  }

  private func helpers(_ before: TypeOutline, _ after: TypeOutline) -> [Change] {
    func change(_ kind: StructureDiff.Kind, _ name: String) -> Change {
      Change(kind: kind, subject: after.name, name: name, line: after.line)
    }
    let old = before.helpers.map(\.name)
    let new = after.helpers.map(\.name)
    return new.filter { !old.contains($0) }.map { change(.helperAdded, $0) }
      + old.filter { !new.contains($0) }.map { change(.helperRemoved, $0) }
  }

  private func composition(_ before: TypeOutline, _ after: TypeOutline) -> [Change] {
    let old = before.composes.map(newName)
    return after.composes.filter { !old.contains($0) }.map {
      Change(kind: .composes, subject: after.name, name: $0, line: after.line)
    }
      + old.filter { !after.composes.contains($0) }.map {
        Change(kind: .composesNoMore, subject: after.name, name: $0, line: after.line)
      }
  }
}

extension TypeOutline.Property {
  /// The declaration; where the other one reads the same, with the initial value that makes the difference.
  fileprivate func shown(beside other: Self?) -> String {
    guard let other, other.declaration == declaration, other.isArgument != isArgument, !isArgument
    else { return declaration }
    return declaration + " = …"
  }
}

extension TypeOutline {
  /// Whether the property is state: of a view by its wrapper, of a class each variable.
  fileprivate func holds(_ property: Property) -> Bool {
    kind == .view ? property.isState : !property.isLet
  }

  fileprivate var stateNames: [String] { properties.filter(holds).map(\.name) }
}

extension [TypeOutline] {
  /// Without further types of a name.
  fileprivate var firstOfEachName: [TypeOutline] {
    var seen: Set<String> = []
    return filter { seen.insert($0.name).inserted }
  }
}
