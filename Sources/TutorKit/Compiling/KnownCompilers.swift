import Foundation

/// What compilers said of themselves, kept in the cache folder: asking costs as much as a check.
/// An answer holds for the same file of the same date and size, and for an hour, as a wrapper may
/// come to stand for another compiler.
struct KnownCompilers: Sendable {
  let folder: URL
  /// Seconds for which an answer holds.
  static let lifetime = 3600.0

  private struct Answer: Codable {
    var key: [String]
    var compiler: SwiftCompiler
  }

  /// The kept answer. nil: there is none, it is too old, or the compiler has changed.
  func compiler(at path: String, environment: [String: String]) -> SwiftCompiler? {
    guard let key = key(path, environment) else { return nil }
    let file = file(key)
    guard let date = Self.attributes(file.path)?[.modificationDate] as? Date,
      abs(date.timeIntervalSinceNow) < Self.lifetime, let data = try? Data(contentsOf: file),
      let answer = try? JSONDecoder().decode(Answer.self, from: data), answer.key == key
    else { return nil }
    return answer.compiler
  }

  /// Keeps an answer; a folder that cannot be written keeps none.
  func keep(_ compiler: SwiftCompiler, environment: [String: String]) {
    guard let key = key(compiler.path, environment) else { return }
    let answer = Answer(key: key, compiler: compiler)
    guard let data = try? JSONEncoder().encode(answer) else { return }
    try? FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    try? data.write(to: file(key), options: .atomic)
  }

  private func file(_ key: [String]) -> URL {
    // Hidden, so that it is not taken for a compiler's folder.
    folder.appendingPathComponent(".compiler-\(fingerprint(key)).json")
  }

  /// What makes it the same compiler.
  private func key(_ path: String, _ environment: [String: String]) -> [String]? {
    let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    guard let attributes = Self.attributes(real), let size = attributes[.size] as? Int,
      let date = attributes[.modificationDate] as? Date
    else { return nil }
    return [
      path, real, String(size), String(date.timeIntervalSince1970),
      environment["DEVELOPER_DIR"] ?? "",
    ]
  }

  private static func attributes(_ path: String) -> [FileAttributeKey: Any]? {
    try? FileManager.default.attributesOfItem(atPath: path)
  }
}
