package import Analysis
import Foundation

/// Finds the files that a named file uses: those of its target that declare or extend what its text
/// mentions, and what those mention in turn.
///
/// A program is the folder below `Sources` or `Tests` of the nearest Swift package, or the folder
/// beside the nearest Xcode project that holds the file. A file elsewhere stands alone, and so does an
/// exercise.
package struct ProgramFiles {
  /// More bytes than these are not looked at, the nearest files first.
  private static let maximumBytes = 2 << 20
  /// More files than these are not taken.
  private static let maximumUsed = 60

  /// What files of a program declare and mention, by path.
  private let words: [String: FileWords]

  /// - Parameter paths: the files of the program.
  /// - Parameter named: the file whose neighbours come first.
  package init(_ paths: [String], near named: String) {
    let folders = Self.standard(named).split(separator: "/").dropLast()
    func distance(_ path: String) -> Int {
      let own = Self.standard(path).split(separator: "/").dropLast()
      let shared = zip(own, folders).prefix { $0 == $1 }.count
      return own.count + folders.count - 2 * shared
    }
    let sorted = paths.map { (distance($0), $0) }.sorted { $0 < $1 }
    var words: [String: FileWords] = [:]
    var left = Self.maximumBytes
    for (_, path) in sorted where left > 0 {
      guard case .success(let text) = SourceText.read(path) else { continue }
      left -= text.utf8.count
      words[path] = FileWords(text)
    }
    self.words = words
  }

  /// The files that some files use, without themselves, in order of path.
  package func used(by named: [String]) -> [String] {
    var declaring: [String: [String]] = [:]
    for (path, file) in words {
      for name in file.declared { declaring[name, default: []].append(path) }
    }
    let own = Set(named.map(Self.standard))
    var found: Set<String> = []
    var pending = named.compactMap { words[$0] ?? FileWords(path: $0) }
    // A module has one type of a name: a file that declares it again belongs to another program.
    let types = pending.reduce(into: Set<String>()) { $0.formUnion($1.types) }
    let others = Set(words.filter { !types.isDisjoint(with: $0.value.types) }.map(\.key))
    while let file = pending.popLast(), found.count < Self.maximumUsed {
      for name in file.mentioned.sorted() {
        for path in (declaring[name] ?? []).sorted()
        where !own.contains(Self.standard(path)) && !others.contains(path) {
          guard found.count < Self.maximumUsed, found.insert(path).inserted else { continue }
          if let more = words[path] { pending.append(more) }
        }
      }
    }
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Files that mention a type that they do not declare, in order of path.
  func users(of type: String) -> [String] {
    let found = words.filter {
      $0.value.mentioned.contains(type) && !$0.value.declared.contains(type)
    }
    return Array(found.keys.sorted().prefix(Self.mostUsers))
  }

  /// More files that mention a type are not looked at.
  private static let mostUsers = 4

  /// The files that belong to a program with a named file; empty: it stands alone.
  package static func companions(of path: String) -> [String] {
    let file = URL(fileURLWithPath: path).standardizedFileURL
    guard path != "-", !isExercise(file.lastPathComponent), let folder = program(of: file) else {
      return []
    }
    let base = FileManager.default.currentDirectoryPath + "/"
    return SourceSearch.files(below: folder.path)
      .map { $0.hasPrefix(base) ? String($0.dropFirst(base.count)) : $0 }
      .filter { standard($0) != file.path && !isExercise($0.fileName) }
  }

  /// The Swift files in the folder of a file that stands alone, but for exercises.
  static func neighbours(of path: String) -> [String] {
    let folder = path.folderPath
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
    return names.sorted()
      .filter {
        $0.hasSuffix(".swift") && !isExercise($0) && $0 != path.fileName
      }
      .map { folder.appending(path: $0) }
  }

  /// The files of its program that a named file uses; those that do not parse are left out.
  package static func sources(usedBy path: String) -> [ParsedSource] {
    let others = companions(of: path)
    return others.isEmpty ? [] : ProgramFiles(others, near: path).sources(usedBy: path)
  }

  /// The files that a file uses, parsed; those that do not parse are left out.
  func sources(usedBy path: String) -> [ParsedSource] {
    used(by: [path]).compactMap(Self.parsed)
  }

  /// A file as a part of a program. nil: it cannot be read or does not parse.
  package static func parsed(_ path: String) -> ParsedSource? {
    guard case .success(let text) = SourceText.read(path) else { return nil }
    let source = parse(text, file: path)
    return source.syntaxErrors.isEmpty ? source : nil
  }

  /// `exercise7.swift`, a text of the course, complete by itself; or `own-Screen.swift`, a copy to work on.
  static func isExercise(_ name: String) -> Bool {
    if name.hasPrefix(OwnShelf.prefix) && name.hasSuffix(".swift") { return true }
    return name.hasPrefix("exercise") && name.hasSuffix(".swift")
      && name.dropFirst(8).dropLast(6).allSatisfy(\.isNumber)
  }

  private static func standard(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }

  /// The folder whose files are one module with a file. nil: none is known.
  private static func program(of file: URL) -> URL? {
    var below = file.deletingLastPathComponent()
    var inner: [String] = []
    for _ in 0..<40 {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: below.path)) ?? []
      if names.contains("Package.swift") { return target(inner, of: below) }
      if names.contains(where: { $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") }) {
        return inner.first.map(below.appendingPathComponent) ?? below
      }
      guard below.path != "/", !names.contains(".git") else { return nil }
      inner.insert(below.lastPathComponent, at: 0)
      below = below.deletingLastPathComponent()
    }
    return nil
  }

  /// `Sources/App` of a package.
  private static func target(_ inner: [String], of package: URL) -> URL? {
    guard let first = inner.first else { return nil }
    let top = package.appendingPathComponent(first)
    guard ["Sources", "Tests", "Source", "src"].contains(first), inner.count > 1 else { return top }
    return top.appendingPathComponent(inner[1])
  }
}

/// The names that a file declares for others, and those it mentions, by its words alone: comments and
/// strings count too, which at most makes a file be looked at that is not needed.
private struct FileWords {
  var declared: Set<String> = []
  var mentioned: Set<String> = []
  /// The types that it declares for the whole module.
  var types: Set<String> = []
  /// The line so far says that what it declares is private.
  private var isPrivate = false

  init?(path: String) {
    guard case .success(let text) = SourceText.read(path) else { return nil }
    self.init(text)
  }

  init(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      var previous = Word.other
      var isLineStart = true
      var index = 0
      while index < bytes.count {
        let start = index
        while index < bytes.count, Self.isLetter(bytes[index]) { index += 1 }
        if index > start {
          let word = String(decoding: bytes[start..<index], as: UTF8.self)
          previous = add(word, after: previous, isGlobal: &isLineStart)
        } else {
          let isSpace = bytes[index] == 32 || bytes[index] == 9
          if isSpace, previous == .other { isLineStart = false }
          if bytes[index] == 10 || bytes[index] == 13 { (isLineStart, isPrivate) = (true, false) }
          if !isSpace, bytes[index] != 46 { previous = .other }
          index += 1
        }
      }
    }
  }

  private enum Word { case type, extended, member, modifier, other }

  /// - Parameter isGlobal: only modifiers stand before the word in its line, and no space.
  private mutating func add(_ word: String, after previous: Word, isGlobal: inout Bool) -> Word {
    switch word {
    case "struct", "class", "enum", "actor", "protocol": return .type
    case "typealias", "extension", "macro": return .extended
    case "func", "let", "var": return isGlobal ? .member : .other
    case "private", "fileprivate":
      isPrivate = true
      return .modifier
    case "public", "internal", "package", "final", "nonisolated": return .modifier
    default: break
    }
    if previous == .type, isGlobal, !isPrivate { types.insert(word) }
    if previous == .type || previous == .extended || previous == .member {
      declared.insert(word)
    } else if word.utf8.count > 1 {
      mentioned.insert(word)
    }
    isGlobal = false
    return .other
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == 0x5F || byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26
  }
}
