import Analysis
import Foundation
import Testing

private let sourcesFolder = testFolder.deletingLastPathComponent().deletingLastPathComponent()
  .appendingPathComponent("Sources")

/// The text with comment lines emptied.
private func withoutComments(_ text: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false)
    .map { $0.drop { $0 == " " }.hasPrefix("//") ? "" : String($0) }.joined(separator: "\n")
}

/// Swift files below a folder of Sources: relative path and text.
private func swiftFiles(_ folder: String) -> [(path: String, text: String)] {
  let base = sourcesFolder.appendingPathComponent(folder)
  let names = FileManager.default.enumerator(atPath: base.path)?.allObjects as? [String] ?? []
  return names.filter { $0.hasSuffix(".swift") }.sorted().compactMap { name in
    let url = base.appendingPathComponent(name)
    return (try? String(contentsOf: url, encoding: .utf8)).map {
      (folder + "/" + name, withoutComments($0))
    }
  }
}

private func imports(_ text: String) -> [String] {
  text.split(separator: "\n").filter {
    $0.hasPrefix("import ") || $0.hasPrefix("package import ") || $0.hasPrefix("public import ")
  }.compactMap { $0.split(separator: " ").last.map(String.init) }
}

/// What SwiftUI's views and modifiers do is an entry of the catalogue, and the only thing it asks.
@Test func simulationImportsTheCatalogueAloneAndHasNoGlobalVariables() {
  let files = swiftFiles("Simulation")
  #expect(files.count > 60)
  for file in files {
    #expect(Set(imports(file.text)).isSubset(of: ["Catalog"]), "\(file.path)")
    let globals = file.text.split(separator: "\n").filter {
      $0.hasPrefix("var ") || $0.hasPrefix("package var ")
        || $0.contains("static var ")
          && !$0.contains("{")
    }
    #expect(globals.isEmpty, "\(file.path): \(globals)")
  }
}

/// The interpreter sees the view graph through ``InterpreterHost`` alone: no type that is declared in the
/// graph's folders is named in the interpreter's.
@Test func theInterpreterKnowsNothingOfTheViewGraph() throws {
  let interpreter = [
    "Program", "Typing", "Values", "Comparison", "Interpreter", "Calling", "Places", "Operators",
    "Library", "Views", "Recording", "Describing",
  ]
  let graph = [
    "ViewGraph", "Arranging", "Storage", "Publishing", "Controls", "Screen", "Search", "Beliefs",
  ]
  let declaration = #/^(?:package |final |indirect )*(?:struct|class|enum|protocol) (\w+)/#
    .anchorsMatchLineEndings()
  let declared = Set(
    graph.flatMap { swiftFiles("Simulation/" + $0) }
      .flatMap { $0.text.matches(of: declaration).map { String($0.1) } })
  #expect(declared.isSuperset(of: ["ViewGraph", "EngineState", "ScreenTree"]))
  for file in interpreter.flatMap({ swiftFiles("Simulation/" + $0) }) {
    let words = Set(file.text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
    #expect(words.isDisjoint(with: declared), "\(file.path): \(words.intersection(declared))")
  }
}

/// What every part says is below every part.
@Test func wordsImportNothing() {
  let files = swiftFiles("Words")
  #expect(!files.isEmpty)
  for file in files { #expect(imports(file.text).isEmpty, "\(file.path)") }
}

/// All targets of the program.
private let targets: [String] = {
  let names = try? FileManager.default.contentsOfDirectory(atPath: sourcesFolder.path)
  return (names ?? []).filter { !swiftFiles($0).isEmpty }.sorted()
}()

@Test func theCatalogueImportsNothing() {
  let files = swiftFiles("Catalog")
  #expect(!files.isEmpty)
  for file in files { #expect(imports(file.text).isEmpty, "\(file.path)") }
}

@Test func onlyAnalysisImportsSwiftSyntax() {
  #expect(targets.count >= 10)
  for folder in targets where folder != "Analysis" {
    for file in swiftFiles(folder) {
      let found = imports(file.text).filter { $0.hasPrefix("Swift") }
      #expect(found.isEmpty, "\(file.path): \(found)")
    }
  }
}

@Test func onlyTheProgramPrints() {
  for folder in targets {
    for file in swiftFiles(folder) {
      // Calibration writes a program that prints.
      if !["tutor", "Calibration"].contains(folder) {
        #expect(!file.text.contains(" print("), "\(file.path)")
      }
      #expect(!file.text.contains("fatalError("), "\(file.path)")
      #expect(!file.text.contains("try!"), "\(file.path)")
    }
  }
}

/// Tests, data and interfaces too; the shared table of scenarios has a line for each step.
@Test(arguments: ["Sources", "Tests", "Support", "Lessons", "Exercises"])
func noFileIsLongerThan400Lines(folder: String) throws {
  let base = sourcesFolder.deletingLastPathComponent().appendingPathComponent(folder)
  let names = FileManager.default.enumerator(atPath: base.path)?.allObjects as? [String] ?? []
  let files = names.filter { name in
    [".swift", ".swiftinterface", ".md"].contains { suffix in name.hasSuffix(suffix) }
  }
  #expect(!files.isEmpty)
  for name in files {
    let text = try String(contentsOf: base.appendingPathComponent(name), encoding: .utf8)
    let lines = text.utf8.count { $0 == 10 }
    #expect(lines <= 400, "\(folder)/\(name) has \(lines) lines")
  }
}

/// A type that stands in many files has more than one subject. Rules and their examples are one to a file; types of
/// the standard library are nobody's.
@Test func noTypeIsSpreadOverMoreThanTenFiles() {
  let exempt: Set = ["Rule", "RuleExample", "String"]
  let opening =
    #/^(?:package |public |private |fileprivate |final |indirect )*(?:extension|struct|class|enum|actor|protocol) ([\w.]+)/#
    .anchorsMatchLineEndings()
  var files: [String: Set<String>] = [:]
  for file in targets.flatMap(swiftFiles) {
    for match in file.text.matches(of: opening) {
      files[String(match.1), default: []].insert(file.path)
    }
  }
  #expect(files.count > 500)
  for (type, places) in files where !exempt.contains(type) {
    #expect(places.count <= 10, "\(type) stands in \(places.sorted())")
  }
}

@Test func everyRuleFileIsListed() {
  let files = swiftFiles("Analysis").filter {
    $0.path.hasSuffix("Rule.swift") && $0.text.contains("= Rule(")
  }
  #expect(files.count == Rule.all.count, "add the rule to Rule.all")
  for file in files {
    let listed = Rule.all.contains { file.text.contains("id: \"\($0.id)\"") }
    #expect(listed, "\(file.path) is not in Rule.all")
  }
}
