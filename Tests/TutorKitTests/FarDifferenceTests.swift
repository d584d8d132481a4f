import Analysis
import Foundation
import Testing

@testable import TutorKit

private let folder = packageRoot.appendingPathComponent("Tests/TutorKitTests/FarDifferences")

/// A program, and one place of it written otherwise: `// instead: OLD => NEW`, or `// missed:` where this
/// is not found yet.
struct FarDifference: Sendable, CustomTestStringConvertible {
  var file: String
  var old: String
  var new: String
  var isMissed: Bool
  var testDescription: String { "\(file): \(new)" }

  static let all: [FarDifference] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".swift") }.sorted().flatMap { file in
      text(file).split(separator: "\n").compactMap { line in
        guard let mark = ["// instead: ", "// missed: "].first(where: line.hasPrefix) else {
          return nil
        }
        let parts = line.dropFirst(mark.count).components(separatedBy: " => ")
        guard parts.count == 2 else { return nil }
        return FarDifference(
          file: file, old: parts[0], new: parts[1], isMissed: mark == "// missed: ")
      }
    }
  }()

  static func text(_ file: String) -> String {
    (try? String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)) ?? ""
  }
}

/// Differences that several steps together show, or a text that is there already, or a number far away.
@Suite struct FarDifferenceTests {
  @Test(arguments: FarDifference.all) func isFound(_ difference: FarDifference) throws {
    let before = FarDifference.text(difference.file).split(separator: "\n")
      .filter { !$0.hasPrefix("//") }.joined(separator: "\n")
    let after = before.replacingOccurrences(of: difference.old, with: difference.new)
    // One place is another one, and it is a program still.
    try #require(before.components(separatedBy: difference.old).count == 2)
    let old = parse(before, file: "before.swift")
    let new = parse(after, file: "after.swift")
    try #require(new.syntaxErrors.isEmpty)
    let report = try #require(withDeepStack { compare([old], [new], root: nil) })
    let found = report.checks.filter { $0.status == .failed }.map(\.id)
    let isFound = found.contains(.rendersTheSame) || found.contains(.behavesTheSame)
    if difference.isMissed {
      withKnownIssue { #expect(isFound) }
    } else {
      #expect(isFound)
    }
  }

  @Test func thereAreSome() {
    #expect(FarDifference.all.count >= 20)
  }
}
