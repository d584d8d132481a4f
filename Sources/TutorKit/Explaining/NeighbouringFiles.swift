package import Analysis

/// A file beside one that stands alone, with the types that the one uses and the other declares. The two may be
/// one program or not: nothing but the folder says so.
package struct NeighbouringFile: Hashable, Sendable {
  package var path: String
  package var types: [String]

  /// Folders of more files than these are not looked through.
  private static let mostFiles = 200

  /// Those beside a file that is in no known program. A type that several of them declare leads to none.
  package static func all(of path: String, source: ParsedSource) -> [NeighbouringFile] {
    guard path != "-", ProgramFiles.companions(of: path).isEmpty else { return [] }
    let neighbours = ProgramFiles.neighbours(of: path)
    guard !neighbours.isEmpty, neighbours.count <= mostFiles else { return [] }
    let problems = nameProblems(in: [source], isComplete: true, looksFurther: true)
    let lacking = Set(problems.compactMap(\.undeclaredName))
    guard !lacking.isEmpty else { return [] }
    let declaring = neighbours.compactMap { path in
      ProgramFiles.parsed(path).map { (path, $0.declaredTypeNames.intersection(lacking)) }
    }
    let times = declaring.flatMap(\.1).reduce(into: [:]) { $0[$1, default: 0] += 1 }
    return declaring.compactMap { path, types in
      let own = types.filter { times[$0] == 1 }.sorted()
      return own.isEmpty ? nil : NeighbouringFile(path: path, types: own)
    }
  }
}
