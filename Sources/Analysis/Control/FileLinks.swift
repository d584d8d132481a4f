/// Which files of a folder have to be analysed together, and what each needs to know of the rest.
///
/// A view and its extensions in other files are one part. All other files are analysed one by one,
/// so that a folder of any size needs little memory.
package struct FileLinks: Sendable {
  /// Files by their index, each in one part; parts and files in rising order.
  package private(set) var parts: [[Int]] = []
  private let outlines: [FileOutline]
  private let viewNames: Set<String>
  private let viewProtocols: Set<String>
  /// Protocols to which only classes conform.
  private let objectProtocols: Set<String>
  /// Files in which a rule may find something.
  private let mayHoldFindings: [Bool]
  /// The file that declares a type, by its name; -1: several do.
  private var declaring: [String: Int] = [:]
  /// What extensions make types conform to, by their names.
  private var conformances: [String: [String]] = [:]
  /// Types to which extensions give an `==`.
  private var equalities: Set<String> = []
  /// The types that names stand for; empty where files differ in it.
  private var aliases: [String: String] = [:]
  /// In how many files a view's name occurs.
  private var mentions: [String: Int] = [:]

  /// More files than these are not analysed together.
  private static let maximumPart = 40

  /// - Parameter paths: the files' paths, by which namesakes are told apart.
  package init(_ outlines: [FileOutline], paths: [String]) {
    let protocols = Self.refining(["View", "SwiftUI.View"], outlines)
    var views: Set<String> = []
    for outline in outlines {
      for (name, inherits) in outline.declared.merging(outline.extended, uniquingKeysWith: +)
      where inherits.contains(where: protocols.contains) {
        views.insert(name)
      }
    }
    self.outlines = outlines
    viewProtocols = protocols
    objectProtocols = Self.refining(
      ["AnyObject", "ObservableObject", "NSObjectProtocol"], outlines)
    mayHoldFindings = outlines.map { $0.mayHoldMore || $0.mayHoldViews(protocols) }
    viewNames = views
    let last = Set(views.map(DeclaredGroup.lastName))
    for outline in outlines {
      for name in outline.mentioned where last.contains(name) { mentions[name, default: 0] += 1 }
    }
    for outline in outlines {
      conformances.merge(outline.extended.filter { !$0.value.isEmpty }, uniquingKeysWith: +)
      aliases.merge(outline.aliases) { $0 == $1 ? $0 : "" }
      equalities.formUnion(outline.equalities)
    }
    for (file, outline) in outlines.enumerated() {
      let names =
        outline.models.keys.filter { name in
          !views.contains(name) || conformances[name]?.contains("View") == true
        } + outline.views.keys
      for name in names { declaring[name] = declaring[name] == nil ? file : -1 }
    }
    parts = Self.parts(outlines, paths, views)
  }

  /// Whether a rule may find something in the files of a part. Most files of a program have no view,
  /// and need no second reading.
  package func mayHoldFindings(_ part: [Int]) -> Bool { part.contains { mayHoldFindings[$0] } }

  /// What the files of a part need to know of the others.
  package func surroundings(of part: [Int]) -> Surroundings {
    var inside: [String: Int] = [:]
    for file in part {
      for name in outlines[file].mentioned where mentions[name] != nil {
        inside[name, default: 0] += 1
      }
    }
    let own = part.flatMap { outlines[$0].declared.keys }
    var result = Surroundings(
      viewNames: viewNames, viewProtocols: viewProtocols,
      mentioned: Set(
        own.filter {
          let name = DeclaredGroup.lastName(of: $0)
          return mentions[name, default: 0] > inside[name, default: 0]
        }),
      models: models(for: part))
    result.objectProtocols = objectProtocols
    if aliases.isEmpty { return result }
    // An input of a view that is told of may have such a type.
    let types = result.models.flatMap(\.properties).compactMap(\.type).flatMap(TypeText.names)
    for name in withMeanings(Set(types).union(mentioned(in: part))) {
      if let meant = aliases[name] { result.aliases[name] = meant }
    }
    return result
  }

  /// Types of other files that a part mentions, with those inside them. Of a view the inputs, and their types:
  /// `.init(…)` names none.
  private func models(for part: [Int]) -> [OutlinedType] {
    let own = Set(part)
    var result: [String: OutlinedType] = [:]
    add(withMeanings(mentioned(in: part)), besides: own, to: &result)
    let inputs = result.values.filter(\.isView).flatMap(\.properties).compactMap(\.type)
    add(withMeanings(Set(inputs.flatMap(TypeText.names))), besides: own, to: &result)
    for name in Array(result.keys) {
      if let added = conformances[name] { result[name]?.conform(to: added) }
      if equalities.contains(name) { result[name]?.addEquality() }
    }
    return result.values.sorted { $0.name < $1.name }
  }

  private func add(
    _ names: Set<String>, besides own: Set<Int>, to result: inout [String: OutlinedType]
  ) {
    for name in names where result[name] == nil {
      guard let file = declaring[name], file >= 0, !own.contains(file) else { continue }
      result[name] = outlines[file].views[name]
      for (full, model) in outlines[file].models
      where declaring[full] == file && (full == name || full.hasPrefix(name + ".")) {
        result[full] = model
      }
    }
  }

  private func mentioned(in part: [Int]) -> Set<String> {
    part.reduce(into: []) { $0.formUnion(outlines[$1].mentioned) }
  }

  /// Names, with those in what the aliases among them stand for.
  private func withMeanings(_ names: Set<String>) -> Set<String> {
    if aliases.isEmpty { return names }
    var result = names
    var pending = Array(names)
    while let name = pending.popLast() {
      for next in TypeText.names(in: aliases[name] ?? "") where result.insert(next).inserted {
        pending.append(next)
      }
    }
    return result
  }

  /// Protocols, those that refine one of them, and aliases of these.
  private static func refining(_ known: Set<String>, _ outlines: [FileOutline]) -> Set<String> {
    var result = known
    var grew = true
    while grew {
      grew = false
      for outline in outlines {
        for (name, refined) in outline.protocols where !result.contains(name) {
          guard refined.contains(where: result.contains) else { continue }
          result.insert(name)
          grew = true
        }
        for name in TypeAliases(outline.aliases).names(of: result)
        where result.insert(name).inserted {
          grew = true
        }
      }
    }
    return result
  }

  /// Joins each extension of a view with the file that declares the view.
  private static func parts(
    _ outlines: [FileOutline], _ paths: [String], _ views: Set<String>
  ) -> [[Int]] {
    var declaring: [String: [Int]] = [:]
    for (file, outline) in outlines.enumerated() {
      for name in outline.declared.keys where views.contains(name) {
        declaring[name, default: []].append(file)
      }
    }
    var groups = FileGroups(count: outlines.count, most: maximumPart)
    for (file, outline) in outlines.enumerated() {
      for name in outline.extended.keys.sorted() {
        guard let home = nearest(declaring[name] ?? [], to: file, paths) else { continue }
        groups.join(home, file)
      }
    }
    return groups.all
  }

  /// The file whose path has most in common with another's.
  private static func nearest(_ files: [Int], to file: Int, _ paths: [String]) -> Int? {
    if files.contains(file) { return file }
    guard files.count > 1 else { return files.first }
    return files.max { left, right in
      let l = shared(paths[left], paths[file])
      let r = shared(paths[right], paths[file])
      return (l, right) < (r, left)
    }
  }

  private static func shared(_ left: String, _ right: String) -> Int {
    zip(left.split(separator: "/"), right.split(separator: "/")).prefix { $0 == $1 }.count
  }
}

/// Groups of files that grow by joining.
private struct FileGroups {
  private var group: [Int]
  private var members: [[Int]]
  private let most: Int

  init(count: Int, most: Int) {
    group = Array(0..<count)
    members = group.map { [$0] }
    self.most = most
  }

  /// Joins two files' groups, unless the whole would be too large.
  mutating func join(_ first: Int, _ second: Int) {
    let into = min(group[first], group[second])
    let from = max(group[first], group[second])
    guard into != from, members[into].count + members[from].count <= most else { return }
    for file in members[from] { group[file] = into }
    members[into] += members[from]
    members[from] = []
  }

  var all: [[Int]] { members.filter { !$0.isEmpty }.map { $0.sorted() } }
}
