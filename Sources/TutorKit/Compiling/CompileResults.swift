import Foundation

/// What the compiler said of sources before, in the cache folder.
struct CompileResults: Sendable {
  var folder: URL
  /// Answers that are kept; past it the folder starts anew.
  private static let maximumFiles = 500

  /// An answer with all of its source: two sources are never mixed up.
  private struct Entry: Codable {
    var source: String
    var errors: [CompilerDiagnostic]
  }

  private func file(_ source: String) -> URL {
    folder.appendingPathComponent(fingerprint([source]) + ".json")
  }

  /// The errors found in a source before; nil: it was not compiled.
  func errors(in source: String) -> [CompilerDiagnostic]? {
    guard let data = try? Data(contentsOf: file(source)),
      let entry = try? JSONDecoder().decode(Entry.self, from: data), entry.source == source
    else { return nil }
    return entry.errors
  }

  /// Keeps an answer. A cache that cannot be written costs time and nothing else.
  func keep(_ errors: [CompilerDiagnostic], of source: String) {
    let files = FileManager.default
    if let names = try? files.contentsOfDirectory(atPath: folder.path),
      names.count >= Self.maximumFiles
    {
      try? files.removeItem(at: folder)
    }
    try? files.createDirectory(at: folder, withIntermediateDirectories: true)
    guard let data = try? JSONEncoder().encode(Entry(source: source, errors: errors)) else {
      return
    }
    try? data.write(to: file(source), options: .atomic)
  }
}
