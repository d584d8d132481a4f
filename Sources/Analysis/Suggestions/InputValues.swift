import SwiftSyntax

/// Inputs for values: the whole of one, or the members of it that the code reads.
extension InputPlanner {
  mutating func addBinding(_ name: String, _ type: String, _ uses: [SuggestedNameUse]) {
    if let paths = self.paths(of: type, uses, root: name, isReadOnly: false) {
      for path in paths {
        let isBound = path.uses.contains { $0.isProjected || $0.isWritten }
        append(path, root: name, isBinding: isBound, local: nil)
      }
      return
    }
    append("@Binding var \(name): \(type)", type, name, isBinding: true, isMember: true)
  }

  mutating func addValue(
    _ name: String, _ type: String, _ uses: [SuggestedNameUse], local: LocalName? = nil,
    isBuilder: Bool = false
  ) throws(ExtractionObstacle) {
    if uses.contains(where: \.isProjected) { throw .otherUse(name) }
    if let paths = self.paths(of: type, uses, root: name, isReadOnly: true) {
      for path in paths { append(path, root: name, isBinding: false, local: local) }
      return
    }
    append(
      (isBuilder ? "@ViewBuilder " : "") + "let \(name): \(type)", type, name, local: local,
      isMember: local == nil)
  }

  struct ValuePath {
    var components: [String]
    var type: String
    var uses: [SuggestedNameUse]
  }

  /// The members of a value that the code uses; nil: it needs the whole value.
  func paths(
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
