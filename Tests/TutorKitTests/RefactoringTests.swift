import Analysis
import Foundation
import Testing

@testable import TutorKit

/// A refactoring as an app's history holds it, in a program that is not complete: `//// before`,
/// `//// after`, and `//// wrong: what` with lines to take out of the latter (`-`) and to put in
/// their place (`+`). `//// missed: what` is a wrong one that passes still.
struct Refactoring: Sendable, CustomTestStringConvertible {
  var name: String
  var before = ""
  var after = ""
  var wrong: [(what: String, text: String)] = []
  var missed: [(what: String, text: String)] = []
  var testDescription: String { name }

  static let all: [Refactoring] = {
    let folder = packageRoot.appendingPathComponent("Tests/TutorKitTests/Refactorings")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.sorted().compactMap { name in
      (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8))
        .map { Refactoring(name: name, $0) }
    }
  }()

  init(name: String, _ text: String) {
    self.name = name
    for part in text.components(separatedBy: "//// ").dropFirst() {
      let lines = part.components(separatedBy: "\n")
      let rest = lines.dropFirst()
      switch lines[0] {
      case "before": before = rest.joined(separator: "\n")
      case "after": after = rest.joined(separator: "\n")
      case let what where what.hasPrefix("missed"):
        missed.append((what, Self.edited(after, rest)))
      default: wrong.append((lines[0], Self.edited(after, rest)))
      }
    }
  }

  private static func edited(_ text: String, _ lines: ArraySlice<String>) -> String {
    var result = text
    var old: [String] = []
    var new: [String] = []
    func carryOut() {
      guard !old.isEmpty, let range = result.range(of: old.joined(separator: "\n")) else { return }
      result.replaceSubrange(range, with: new.joined(separator: "\n"))
      (old, new) = ([], [])
    }
    for line in lines {
      if line.hasPrefix("-") {
        if !new.isEmpty { carryOut() }
        old.append(String(line.dropFirst()))
      } else if line.hasPrefix("+") {
        new.append(String(line.dropFirst()))
      }
    }
    carryOut()
    return result
  }
}

@Suite struct RefactoringTests {
  private func compared(_ before: String, _ after: String) throws -> [GradeReport.Check] {
    let old = parse(before, file: "before.swift")
    let new = parse(after, file: "after.swift")
    return try #require(withDeepStack { compare([old], [new], root: nil) }).checks
  }

  @Test(arguments: Refactoring.all) func aRightOnePasses(refactoring: Refactoring) throws {
    let checks = try compared(refactoring.before, refactoring.after)
    #expect(
      checks.prefix(2).map(\.status) == [.passed, .passed], "\(checks.prefix(2).map(\.evidence))")
  }

  /// What rests on a name that the snippet does not declare is unchecked.
  @Test(arguments: Refactoring.all) func aWrongOneDoesNotPass(refactoring: Refactoring) throws {
    #expect(!refactoring.wrong.isEmpty)
    for (what, text) in refactoring.wrong {
      #expect(text != refactoring.after, "\(what) changes nothing")
      let checks = try compared(refactoring.before, text)
      #expect(checks.prefix(2).contains { $0.status != .passed }, "\(what)")
    }
  }

  /// A way through several steps that the search does not take yet. It says so when it does.
  @Test(arguments: Refactoring.all.filter { !$0.missed.isEmpty })
  func whatIsMissedIsKnown(refactoring: Refactoring) throws {
    for (what, text) in refactoring.missed {
      let checks = try compared(refactoring.before, text)
      withKnownIssue { #expect(checks.prefix(2).contains { $0.status != .passed }, "\(what)") }
    }
  }
}
