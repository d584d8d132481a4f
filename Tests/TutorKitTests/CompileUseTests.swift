import Foundation
import Testing

@testable import TutorKit

/// The groups of right programs, each compiled once for all tests, with an index of what they use.
actor RightPrograms {
  static let shared = RightPrograms()
  static let groups = ProgramGroup.groups(of: CompiledProgram.right)

  let index = FileManager.default.temporaryDirectory
    .appendingPathComponent("tutor-index-" + UUID().uuidString)
  private var compiles: [Int: Task<[CompilerDiagnostic], any Error>] = [:]

  /// The compiler's errors in a group.
  func errors(_ number: Int) async throws -> [CompilerDiagnostic] {
    if let compile = compiles[number] { return try await compile.value }
    let compile = Task.detached { [index] in try Self.groups[number].errors(index: index) }
    compiles[number] = compile
    return try await compile.value
  }

  /// The index of all groups, as the bytes of its records.
  func records() async throws -> [Data] {
    for number in Self.groups.indices { _ = try await errors(number) }
    defer { try? FileManager.default.removeItem(at: index) }
    let folder = index.appendingPathComponent("v5/records")
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return try (names ?? []).map(folder.appendingPathComponent)
      .filter { try $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true }
      .map { try Data(contentsOf: $0) }
  }
}

/// What the compiler itself says that a module declares: `swift-symbolgraph-extract`, which is part
/// of a toolchain.
struct DeclarationGraph: Decodable {
  struct Symbol: Decodable {
    struct Kind: Decodable { var identifier: String }
    struct Identifier: Decodable { var precise: String }
    var kind: Kind
    var identifier: Identifier
    var pathComponents: [String]
    /// What it is an extension of, as it is written.
    var declarationFragments: [Fragment]?
    struct Fragment: Decodable { var spelling: String }
    var text: String {
      pathComponents.joined(separator: ".") + ": "
        + (declarationFragments ?? []).map(\.spelling).joined()
    }
  }
  struct Relationship: Decodable {
    var kind: String
    var source: String
    /// The requirement that a declaration meets.
    var sourceOrigin: Origin?
    struct Origin: Decodable { var identifier: String }
  }
  var symbols: [Symbol]
  var relationships: [Relationship]

  /// The declarations that programs can name, and that are not there because a conformance
  /// requires them.
  var usable: [Symbol] {
    let implied = Set(
      relationships.filter { relation in
        relation.sourceOrigin != nil
          || ["defaultImplementationOf", "overrides"].contains(relation.kind)
      }.map(\.source))
    let types: Set<String> = ["swift.typealias", "swift.associatedtype", "swift.extension"]
    return symbols.filter { symbol in
      !types.contains(symbol.kind.identifier) && !implied.contains(symbol.identifier.precise)
    }
  }

  /// The graphs of a module and of its extensions of other modules.
  static func load(_ module: String) throws -> [DeclarationGraph] {
    let workspace = try TestCompiler.workspace.get()
    let tool = URL(fileURLWithPath: workspace.compiler.path).resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("swift-symbolgraph-extract").path
    try #require(
      FileManager.default.isExecutableFile(atPath: tool),
      "The toolchain's swift-symbolgraph-extract is needed beside swiftc; it is not at \(tool).")
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tutor-graph-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = ChildRun.run(
      tool,
      [
        "-module-name", module, "-target", workspace.compiler.target,
        "-I", workspace.folder.appendingPathComponent("interfaces").path,
        "-module-cache-path", workspace.folder.appendingPathComponent("modules").path,
        "-skip-synthesized-members", "-minimum-access-level", "public",
        "-output-dir", folder.path,
      ], directory: folder, environment: workspace.environment, limits: ChildLimits(seconds: 120))
    try #require(run.end == .exited(0), "\(run.output)")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).map { name in
      let data = try Data(contentsOf: folder.appendingPathComponent(name))
      return try JSONDecoder().decode(DeclarationGraph.self, from: data)
    }
  }
}

/// Finds which of many identifiers occur in bytes, in one walk: a tree of their bytes.
struct IdentifierFinder {
  private var next: [Int: Int] = [:]
  private var ends: [Int: String] = [:]
  private(set) var found: Set<String> = []
  private var count = 1

  init(_ identifiers: [String]) {
    for identifier in identifiers {
      var node = 0
      for byte in identifier.utf8 {
        let edge = node << 8 | Int(byte)
        if let known = next[edge] {
          node = known
        } else {
          next[edge] = count
          node = count
          count += 1
        }
      }
      ends[node] = identifier
    }
  }

  /// Looks at every place where an identifier may start. One that is the start of another one, as
  /// a type's is of its members', is found with it.
  mutating func search(_ data: Data) {
    let bytes = [UInt8](data)
    for start in bytes.indices where bytes[start] == UInt8(ascii: "s") {
      var (node, place) = (0, start)
      while place < bytes.count, let known = next[node << 8 | Int(bytes[place])] {
        node = known
        place += 1
        if let identifier = ends[node] { found.insert(identifier) }
      }
    }
  }
}

@Suite struct CompileUseTests {
  @Test func everyDeclarationIsUsedByARightProgram() async throws {
    let symbols = try ["SwiftUI", "Combine"].flatMap { try DeclarationGraph.load($0) }
      .flatMap(\.usable)
    #expect(symbols.count > 3000)
    var finder = IdentifierFinder(symbols.map(\.identifier.precise))
    for record in try await RightPrograms.shared.records() { finder.search(record) }
    let unused = symbols.filter { !finder.found.contains($0.identifier.precise) }.map(\.text)
    #expect(unused.sorted() == [])
  }

  @Test func anIdentifierIsFoundAmongOthers() {
    var finder = IdentifierFinder(["s:1A", "s:1AV1b", "s:1C"])
    finder.search(Data("xs:1As:1AV1bs:1".utf8))
    #expect(finder.found == ["s:1A", "s:1AV1b"])
  }
}
