import Analysis
import Foundation
import Testing

@testable import TutorKit

private let folder = packageRoot.appendingPathComponent("Tests/TutorKitTests/FarDifferences")

/// A program, and one place of it written otherwise: `// instead: OLD => NEW`, or `// missed:` where this
/// is not found yet, `// same:` where it makes no difference, `// open:` where it makes one that is too far
/// away to be found, so that nothing is to be said about it.
struct FarDifference: Sendable, CustomTestStringConvertible {
  enum Kind: String, CaseIterable { case instead, missed, same, open }

  var file: String
  var old: String
  var new: String
  var kind: Kind
  var testDescription: String { "\(file): \(new)" }

  static let all: [FarDifference] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".swift") }.sorted().flatMap { file in
      text(file).split(separator: "\n").compactMap { line in
        guard let kind = Kind.allCases.first(where: { line.hasPrefix("// \($0.rawValue): ") })
        else { return nil }
        let parts = line.dropFirst("// \(kind.rawValue): ".count).components(separatedBy: " => ")
        guard parts.count == 2 else { return nil }
        return FarDifference(file: file, old: parts[0], new: parts[1], kind: kind)
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
    let found = Set(
      report.checks.filter { $0.id == .rendersTheSame || $0.id == .behavesTheSame }
        .map(\.status))
    switch difference.kind {
    case .instead: #expect(found.contains(.failed))
    case .missed: withKnownIssue { #expect(found.contains(.failed)) }
    case .same: #expect(found == [.passed])
    case .open: #expect(found == [.unchecked])
    }
  }

  @Test func thereAreSome() {
    #expect(FarDifference.all.count >= 20)
  }
}
