import Catalog
import SwiftSyntax

/// The declarations of a program and what their code mentions: every declaration and every piece
/// of code is walked once, for all rules.
struct ViewIndex {
  /// Declared views, in order of the source.
  var views: [ViewType] = []
  /// View modifiers and styles: what builds content for a view, in order of the source.
  var stylings: [ViewType] = []
  /// By module: the files that import it.
  private var imports: [String: Set<String>] = [:]
  /// Names of declared types that are views, with and without the types around them.
  var viewNames = ViewNames()
  /// Names of declared types that are values, and no views.
  var valueNames: Set<String> = []
  /// What is known of the program's other files.
  var surroundings = Surroundings.none
  /// All declared types.
  var types: [IndexedType] = []
  /// Functions of the files by name.
  var functions: [String: [ViewMember]] = [:]
  /// Names of static members of the types.
  private(set) var staticNames: Set<String> = []
  /// Names of the files' variables.
  var variables: Set<String> = []
  /// The values of the files' constants and variables.
  private(set) var values: [String: ExprSyntax] = [:]
  /// Types of the files' constants and variables, as written.
  private(set) var valueTypes: [String: String] = [:]
  /// Where types are named: for each name the types whose code names it; nil: outside of types.
  var mentions: [String: Set<Int?>] = [:]
  /// Types by full name.
  private var byName: [String: [Int]] = [:]
  /// Types by the last part of the name.
  private var bySimpleName: [String: [Int]] = [:]
  private var conformances: [String: Set<String>] = [:]
  private var aliases = FunctionAliases()
  /// Names that the program gives to types.
  private(set) var typeAliases = TypeAliases()
  /// What initializers of the program's types do with closures.
  private(set) var closures = DeclaredClosures()

  /// The types that rules look at, extensions merged in.
  static func build(_ sources: [ParsedSource]) -> ViewIndex {
    build(sources.map(FileDeclarations.init), surroundings: .none)
  }

  /// The same for declarations that are collected already.
  static func build(_ files: [FileDeclarations], surroundings: Surroundings) -> ViewIndex {
    var index = ViewIndex()
    index.surroundings = surroundings
    index.merge(files)
    for file in files {
      for module in file.imports { index.imports[module, default: []].insert(file.source.file) }
    }
    index.variables = files.reduce(into: []) { $0.formUnion($1.variables) }
    for file in files {
      index.values.merge(file.values) { first, _ in first }
      index.valueTypes.merge(file.valueTypes) { first, _ in first }
    }
    index.expandAliases(files)
    for name in Self.protocols { index.conformances[name] = index.refined(name) }
    index.conformances["View"]?.formUnion(surroundings.viewProtocols)
    index.conformances["AnyObject"]?.formUnion(surroundings.objectProtocols)
    let views = index.types.indices.filter { index.isView($0) }
    index.viewNames = ViewNames(
      own: Set(views.flatMap { [index.types[$0].name, index.types[$0].simpleName] }),
      others: surroundings.viewNames, protocols: index.conformances["View"] ?? [],
      aliases: index.typeAliases)
    index.walkCode(files.flatMap(\.functions))
    index.add(surroundings.models)
    index.staticNames = Set(index.types.flatMap(\.members).lazy.filter(\.isStatic).map(\.name))
    index.valueNames = index.namesOfValues.filter { !index.viewNames.contains($0) }
    index.views = views.map { ViewType($0, index) }
    index.stylings = index.types.indices.filter { index.isStyling($0) }
      .map { ViewType($0, index) }.filter { $0.body != nil }
    return index
  }

  /// What ``conforms(_:to:)`` can be asked about.
  private static let protocols = [
    "View", "ViewModifier", "Equatable", "Identifiable", "ObservableObject", "PreviewProvider",
    "AnyObject",
  ]

  /// Views, view modifiers and styles.
  var builders: [ViewType] { views + stylings }

  /// Views and view modifiers: what is made with inputs and compared by them (section 7 of the semantics).
  var compared: [ViewType] { views + stylings.filter { conforms($0.id, to: "ViewModifier") } }

  /// Whether values of a type are compared by their inputs.
  func isCompared(_ id: Int) -> Bool {
    isView(id) || types[id].kind == .structure && conforms(id, to: "ViewModifier")
  }

  /// The files that import a module.
  func files(importing module: String) -> Set<String> { imports[module] ?? [] }

  /// Whether a type is a view modifier, or a style that makes bodies.
  private func isStyling(_ id: Int) -> Bool {
    let type = types[id]
    guard type.kind == .structure, !isView(id) else { return false }
    return (conforms(id, to: "ViewModifier") || type.inherits.contains { $0.hasSuffix("Style") })
      && type.members.contains { $0.isFunction && ["body", "makeBody"].contains($0.name) }
  }

  /// Whether values of a view are compared by what it says itself: with `==`, or the macro.
  func isComparedByItself(_ id: Int) -> Bool {
    conforms(id, to: "Equatable") || types[id].isMadeEquatable
  }

  /// Extensions are merged into the declaration of their file, else into another one.
  private mutating func merge(_ files: [FileDeclarations]) {
    var ids: [[Int]] = []
    for file in files {
      ids.append(file.parts.map { $0.isExtension ? -1 : add($0.type) })
    }
    for (file, declarations) in files.enumerated() {
      for (place, part) in declarations.parts.enumerated() where part.isExtension {
        let name = part.type.name
        guard let id = lookUp(name, file: part.type.source.file) else {
          ids[file][place] = add(part.type)
          continue
        }
        types[id].inherits += part.type.inherits
        types[id].properties += part.type.properties
        types[id].members += part.type.members
        types[id].statics += part.type.statics
        types[id].extensionFiles.insert(part.type.source.file)
        ids[file][place] = id
      }
      for mention in declarations.mentions {
        mentions[mention.name, default: []].insert(mention.part.map { ids[file][$0] })
      }
    }
  }

  /// Types of other files; those that these files declare themselves go before.
  private mutating func add(_ models: [OutlinedType]) {
    for model in models {
      guard let known = byName[model.name] else {
        var type = IndexedType(model)
        type.expand(aliases)
        _ = add(type)
        continue
      }
      // What these files extend alone is declared there.
      if known.count == 1, types[known[0]].kind == .outside { types[known[0]].join(model) }
    }
  }

  /// Whether a type, or a protocol that it conforms to, writes its `==`.
  func hasOwnEquality(_ id: Int) -> Bool {
    if types[id].hasOwnEquality { return true }
    return protocols(of: id).contains { types[$0].hasOwnEquality }
  }

  /// The program's protocols that a type conforms to, itself or through others.
  func protocols(of id: Int) -> [Int] {
    var result: [Int] = []
    var pending = types[id].inherits
    while let name = pending.popLast() {
      guard let found = type(name, in: id), types[found].kind == .protocolType,
        !result.contains(found)
      else { continue }
      result.append(found)
      pending += types[found].inherits
    }
    return result
  }

  private mutating func add(_ type: IndexedType) -> Int {
    byName[type.name, default: []].append(types.count)
    bySimpleName[type.simpleName, default: []].append(types.count)
    types.append(type)
    return types.count - 1
  }

  /// Of several types with a name the one of the file, else one that is not private.
  private func lookUp(_ name: String, file: String) -> Int? {
    choose(byName[name] ?? [], file)
  }

  private func choose(_ ids: [Int], _ file: String) -> Int? {
    guard ids.count > 1 else { return ids.first }
    return ids.first { types[$0].source.file == file }
      ?? ids.first { !["private", "fileprivate"].contains(types[$0].access ?? "") } ?? ids.first
  }

  /// The declared type that a written type means.
  ///
  /// - Parameter id: the type in whose code it stands.
  func type(_ text: String, in id: Int) -> Int? {
    let name = TypeText.name(text)
    guard bySimpleName[DeclaredGroup.lastName(of: name)] != nil else {
      return typeAliases.isEmpty ? nil : type(named: name, in: id)
    }
    if let ids = byName[name], ids.count == 1, bySimpleName[name]?.count == 1 { return ids[0] }
    var path = types[id].name.split(separator: ".")
    while !path.isEmpty {
      if let found = lookUp(path.joined(separator: ".") + "." + name, file: types[id].source.file) {
        return found
      }
      path.removeLast()
    }
    return lookUp(name, file: types[id].source.file)
  }

  /// The declared type that an alias stands for, also by way of others.
  private func type(named alias: String, in id: Int) -> Int? {
    var name = alias
    for _ in 0..<8 {
      guard let next = typeAliases[DeclaredGroup.lastName(of: name)] else { return nil }
      name = TypeText.name(next)
      if bySimpleName[DeclaredGroup.lastName(of: name)] != nil { return type(name, in: id) }
    }
    return nil
  }

  /// The declared type whose initializer a call names by the last part of its name.
  func type(called name: String, in id: Int) -> Int? {
    type(name, in: id)
      ?? choose(
        (bySimpleName[name] ?? []).filter { types[$0].isNested }, types[id].source.file)
  }

  /// How many types share the last part of a name.
  func count(named name: String) -> Int { bySimpleName[name]?.count ?? 0 }

  // MARK: Conformances

  func isView(_ id: Int) -> Bool {
    types[id].kind != .protocolType && types[id].kind != .outside && conforms(id, to: "View")
  }

  func conforms(_ id: Int, to name: String) -> Bool {
    guard let names = conformances[name] else { return false }
    return types[id].inherits.contains(where: names.contains)
  }

  /// Classes, enumerations, and structs that conform to nothing that could make them views.
  private var namesOfValues: Set<String> {
    var result: Set<String> = []
    for type in types where !type.inherits.contains(where: KnownProtocols.protocols.contains) {
      // `L10n.List` hides no `List` but in `L10n`.
      if type.isNested, Catalog.isView(type.simpleName) { continue }
      switch type.kind {
      case .object, .enumeration: result.insert(type.simpleName)
      case .structure where type.inherits.allSatisfy(KnownProtocols.valueProtocols.contains):
        result.insert(type.simpleName)
      default: break
      }
    }
    return result
  }

  private static let standard: [String: Set<String>] = [
    "Equatable": ["Hashable", "Comparable", "Strideable", "OptionSet"],
    "AnyObject": ["ObservableObject", "NSObjectProtocol"],
  ]

  /// A protocol, those of the program that refine it, and classes that conform to it.
  private func refined(_ name: String) -> Set<String> {
    var result = Self.standard[name] ?? []
    result.insert(name)
    let candidates = types.filter { $0.kind == .protocolType || $0.kind == .object }
    var grew = true
    while grew {
      grew = false
      for type in candidates where !result.contains(type.name) {
        if type.inherits.contains(where: result.contains) {
          result.insert(type.name)
          grew = true
        }
      }
      for alias in typeAliases.names(of: result) where result.insert(alias).inserted {
        grew = true
      }
    }
    return result
  }

  /// Whether values of a type are references: of a class, or of a protocol that only classes conform to.
  func isReference(_ text: String, in id: Int) -> Bool {
    guard let found = type(text, in: id) else {
      return surroundings.objectProtocols.contains(typeAliases.name(of: text))
    }
    switch types[found].kind {
    case .object: return true
    case .protocolType: return conforms(found, to: "AnyObject")
    case .structure, .enumeration, .outside: return false
    }
  }

  // MARK: Code

  private mutating func expandAliases(_ files: [FileDeclarations]) {
    var names = surroundings.aliases
    for file in files { names.merge(file.aliases) { $0 == $1 ? $0 : "" } }
    typeAliases = TypeAliases(names.filter { bySimpleName[$0.key] == nil })
    let aliases = FunctionAliases(names)
    guard !aliases.isEmpty else { return }
    for id in types.indices { types[id].expand(aliases) }
    self.aliases = aliases
  }

  private mutating func walkCode(_ functions: [ViewMember]) {
    for type in types where type.kind == .structure { closures.add(type) }
    for model in surroundings.models
    where byName[model.name] == nil && (model.isView || model.kind == .structure) {
      var type = IndexedType(model)
      type.expand(aliases)
      closures.add(type)
    }
    for id in types.indices {
      let viewMembers = Set(
        types[id].members.filter { ViewTypeNames.yieldsView($0, viewNames: viewNames) }
          .map(\.name))
      for place in types[id].members.indices {
        let facts = CodeWalker.facts(
          of: types[id].members[place], viewMembers: viewMembers, closures: closures)
        for name in facts.typeNames { mentions[name, default: []].insert(id) }
        types[id].members[place].facts = facts
      }
    }
    for function in functions {
      function.facts = CodeWalker.facts(of: function, viewMembers: [], closures: closures)
      for name in function.facts.typeNames { mentions[name, default: []].insert(nil) }
      self.functions[function.name, default: []].append(function)
    }
  }
}
