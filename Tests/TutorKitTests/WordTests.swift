import Foundation
import Simulation
import Testing

@testable import TutorKit

private let snapshot = packageRoot.appendingPathComponent("Tests/TutorKitTests/Formats/words.txt")

/// Every sentence with facts that stand out, once with the number 1 and once with another.
private var allSentences: String {
  WordCatalogue.english.sorted { $0.key < $1.key }.map { key, english in
    let sentence = Sentence(english)
    let places = (1...9).map { "‹\($0)›" }
    let one = sentence.text(Array(repeating: "1", count: 9))
    let many = sentence.text(places)
    let forms = english.contains("|") ? [many, one] : [many]
    return "\(key)\n" + forms.map { "  \($0)\n" }.joined()
  }.joined()
}

/// `TUTOR_UPDATE_SNAPSHOTS=1 swift test` writes the file anew.
@Test func everySentenceIsAsItsFileSays() throws {
  if ProcessInfo.processInfo.environment["TUTOR_UPDATE_SNAPSHOTS"] == "1" {
    try Data(allSentences.utf8).write(to: snapshot)
  }
  #expect(try String(contentsOf: snapshot, encoding: .utf8) == allSentences)
}

/// No blame, no cheer, and nothing that makes a thing small which a person finds hard.
@Test func noSentenceHasABannedWord() {
  let banned: Set<String> = [
    "just", "simply", "obviously", "easy", "easily", "wrong", "bad", "stupid", "oops", "sorry",
    "great", "awesome", "congratulations", "unfortunately", "failure", "please",
  ]
  for (key, english) in WordCatalogue.english {
    let words = Set(english.lowercased().split { !$0.isLetter }.map(String.init))
    #expect(words.isDisjoint(with: banned), "\(key): \(english)")
    let withoutCode = english.replacing(/`[^`]*`/, with: "")
    #expect(!withoutCode.contains("!"), "\(key)")
  }
}

@Test func placesAreCountedFromOneWithoutGaps() {
  for (key, english) in WordCatalogue.english {
    let places = Sentence(english).places
    #expect(places == Set(places.indices.enumerated().map { $0.offset + 1 }), "\(key)")
  }
}

@Test func aSentenceTakesItsFacts() {
  let sentence = Sentence("{1} {1|line|lines} for {2}; {braces} stay, {3")
  #expect(sentence.text([1, "a{1}"]) == "1 line for a{1}; {braces} stay, {3")
  #expect(sentence.text([2, "b"]) == "2 lines for b; {braces} stay, {3")
  #expect(SourceWords.missing("a.swift") == "a.swift: no such file")
}

/// Each use gives as many facts as the sentence has places. In a file that names an area, a case of it
/// in a table (`.begin`) is a use too.
@Test func everyUseGivesAllFacts() throws {
  let use = /\b(\w+Words)\.(\w+)\(/
  let areas = Dictionary(
    uniqueKeysWithValues: WordCatalogue.areas.map { (String(describing: $0), $0.area) })
  #expect(Set(areas.values).count == areas.count, "two areas share their keys")
  let all = WordCatalogue.areas.reduce(RuleSentences.english.count) { $0 + $1.english.count }
  #expect(WordCatalogue.english.count == all, "a message has the key of a rule's documentation")
  var seen: Set<String> = []
  for file in try swiftFiles() {
    let text = try String(contentsOf: file, encoding: .utf8)
    for match in text.matches(of: use) {
      guard let area = areas[String(match.1)] else { continue }
      let key = area + "." + match.2
      seen.insert(key)
      guard let english = WordCatalogue.english[key] else { continue }
      let count = argumentCount(text[match.range.upperBound...])
      #expect(count == Sentence(english).places.count, "\(file.lastPathComponent): \(key)")
    }
    guard file.deletingLastPathComponent().lastPathComponent != "Words" else { continue }
    let cases = Set(text.matches(of: /\.(\w+)\b/).map { String($0.1) })
    for (name, area) in areas where text.contains(name) || kinds.contains(name) {
      seen.formUnion(cases.map { area + "." + $0 })
    }
  }
  let own = Set(WordCatalogue.english.keys).subtracting(RuleSentences.english.keys)
  #expect(own.subtracting(seen) == [], "never said")
}

/// Areas whose cases are thrown and recorded without the name of the type.
private let kinds: Set<String> = ["UnsupportedKind", "RemarkKind"]

/// What lowering and simulation give as facts is as much as the words have places for.
@Test func everyKindGetsAllFacts() throws {
  let use =
    /\b(Unsupported|unsupported|trap|limit|assume|note)\(\s*(?:is\w+ \? )?\.(\w+)(?: : \.\w+)?,\s*(?:facts: )?(\[?)/
  var count = 0
  for file in try swiftFiles() {
    let text = try String(contentsOf: file, encoding: .utf8)
    for match in text.matches(of: use) {
      let area = ["assume", "note"].contains(match.1) ? RemarkKind.area : UnsupportedKind.area
      guard let words = WordCatalogue.english["\(area).\(match.2)"] else { continue }
      count += 1
      let facts = match.3.isEmpty ? 0 : argumentCount(text[match.range.upperBound...])
      #expect(
        facts == Sentence(words).places.count, "\(file.lastPathComponent): \(match.2)")
    }
  }
  #expect(count > UnsupportedKind.allCases.count)
}

private func swiftFiles() throws -> [URL] {
  let sources = packageRoot.appendingPathComponent("Sources")
  let all = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
  return all?.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" } ?? []
}

/// The arguments or elements up to the closing bracket; commas in brackets and strings aside.
private func argumentCount(_ text: Substring) -> Int {
  var depth = 0
  var commas = 0
  var inString = false
  var isEmpty = true
  var before: Character = " "
  for character in text {
    if character == "\"", before != "\\" { inString.toggle() }
    before = character
    if !character.isWhitespace, !(character == ")" && depth == 0) { isEmpty = false }
    guard !inString else { continue }
    switch character {
    case "(", "[", "{": depth += 1
    case ")" where depth == 0, "]" where depth == 0: return isEmpty ? 0 : commas + 1
    case ")", "]", "}": depth -= 1
    case "," where depth == 0: commas += 1
    default: break
    }
  }
  return commas + 1
}

// MARK: Sentences outside of the catalogue

/// Files and folders that hold text which looks like sentences and is none that this program says.
private let otherTexts: [String: String] = [
  "Types.swift": "names of members of the libraries",
  "LibraryTypeNames.swift": "names of types of the libraries",
  "Chance.swift": "kinds of values that the simulator makes",
  "Publishers.swift": "kinds of values that the simulator makes",
  "ValueHelpers.swift": "types in Swift",
  "LocalConstants.swift": "types in Swift",
  "Lowering.swift": "declarations in Swift",
  "Prelude.swift": "declarations in Swift",
  "GeometryPrelude.swift": "declarations in Swift",
  "Scaffold.swift": "templates of documents, which their authors rewrite",
  "UnknownNames.swift": "the compiler's messages, which are read",
  "ErrorKinds.swift": "the compiler's messages, which are read",
  "CompilerDiagnostic.swift": "the compiler's messages, which are read",
  "CompilerOutput.swift": "the compiler's messages, which are read",
  "SwiftCompiler.swift": "the compiler's version, which is read",
  "CompileSentences.swift": "the compiler's version, which is read",
  "ChildRun.swift": "commands of a shell",
  "CostHints+Outline.swift": "declarations in Swift",
  "CompileBenchmark.swift": "figures for the maintainers",
  "BatchBenchmark.swift": "figures for the maintainers",
  "WallTemplate.swift": "the page, whose sentences are given to it",
  "WallStyle.swift": "the style of the page",
  "WallScript.swift": "the script of the page",
  "SimulationBenchmark.swift": "figures for the maintainers, and a program",
  "TAPFormat.swift": "words of a protocol",
  "Bench.swift": "figures for the maintainers",
  "FurtherPrograms.swift": "programs that are asked about",
  "Theme.swift": "texts within programs that are asked about",
  "ReviewProgram.swift": "programs that are asked about",
  "ReviewProgram+Inputs.swift": "programs that are asked about",
  "ReviewProgram+Lists.swift": "programs that are asked about",
  "ReviewProgram+Members.swift": "programs that are asked about",
  "ReviewProgram+Sections.swift": "programs that are asked about",
  "ReviewProgram+Wider.swift": "programs that are asked about",
  "TrialHost.swift": "a program that is tried",
  "CostHints.swift": "code with holes",
  "CoursePath.swift": "verbs",
  "Glossary.swift": "entries of the glossary, as they are typed",
  "ExampleProgram.swift": "code around an example",
  "DocumentHead.swift": "texts of templates, which are looked for",
  "Session+Exercises.swift": "verbs",
  "InitializerLabels.swift": "labels of SwiftUI's initialisers",
  "WorkClaim.swift": "words that are looked for in documents",
  "Marks.swift": "a word of the `counts` fence",
  "GradeReport.swift": "a verdict in JSON",
  "RuleText.swift": "a part of a .tutor.yml",
  "ExerciseFromCode.swift": "a template of an exercise",
  "FirstRun.swift": "a program that is asked about",
  "Session.swift": "beginnings of Swift",
  "Examples": "programs beside the rules",
  "Suggestions": "code of the struct that is suggested",
  "Mutations": "code of faulty refactorings",
  "ExpandedSource.swift": "code of a macro",
  "ViewTypeNames.swift": "beginnings of types",
  "Declarations.swift": "beginnings of types",
  "TypeOutline.swift": "beginnings of declarations",
  "Collect.swift": "names of functions of the program",
  "Names.swift": "names of functions of the program",
  "StatementLowering.swift": "names of functions of the program",
  "Actions.swift": "a step, as it is written",
  "Offers.swift": "steps and places of the tree, as they are written",
  "FunctionValues.swift": "steps and places of the tree, as they are written",
  "Modifiers.swift": "places of the tree",
  "UndeclaredViews.swift": "places of the tree",
  "ViewConstruction.swift": "places of the tree",
  "Questions.swift": "names of questions",
  "Patterns.swift": "names of questions",
  "RootInputs.swift": "names of questions and inputs",
  "SymbolicValues.swift": "names of questions and inputs",
  "DocumentSentences.swift": "words with which documents deny",
  "LibrarySequences.swift": "names of questions",
  "Describe.swift": "values as they are shown",
  "Install.swift": "names of values that are not known",
  "Assign.swift": "names of values that are not known",
  "Evaluate.swift": "names of operators",
  "Members.swift": "names of values that are not known",
  "LibraryCalls.swift": "names of values that are not known",
  "OptionSets.swift": "names of the library's methods",
  "LibraryProperties.swift": "names of the library's methods",
  "StringNatives.swift": "names of the library's methods",
  "SequenceNatives.swift": "names of the library's methods",
  "MutationNatives.swift": "names of the library's methods",
  "Gestures.swift": "names of values that are not known, and the end of a step's address",
  "Environment.swift": "names of values that are not known",
  "Wrappers.swift": "names of values that are not known",
  "Variation.swift": "names of values that are not known",
  "UnknownEffects.swift": "names of values that are not known",
  "Unresolved.swift": "names of values that are not known",
  "GivenInputs.swift": "names of questions and inputs",
  "NodeNames.swift": "names of places in the tree",
  "Shown.swift": "values as they are shown",
  "ComparedProgram.swift": "texts that are put into fields",
  "Geometry.swift": "names of values that are not known",
  "Update.swift": "names of values that are not known",
  "Extent.swift": "names of values that are not known",
  "Proof": "names of terms",
  "Tables.swift": "names of types",
  "Elements.swift": "names of types",
  "Term.swift": "names of values that are not known",
  "Invoke.swift": "names of types",
  "SameClosures.swift": "names of types",
  "TypeFacts.swift": "names of values that are not known",
  "PageScript.swift": "a script, which takes its sentences from the catalogue",
  "PageScript+Tree.swift": "a part of the script",
  "PageScript+Side.swift": "a part of the script",
  "PageStyle.swift": "a style sheet",
  "HTMLPage.swift": "elements of a page",
  "SVGCanvas.swift": "elements of a picture",
  "DOTGraph.swift": "statements of a graph",
  "MeasuredTable.swift": "marks of a table",
  "ProbedScreen.swift": "code that is put into a file",
  "CalibrationPackage.swift": "code of a Swift package",
  "ModifierEntry.swift": "names of keys of the environment",
]

/// Literals that are no sentences, wherever they stand: SQL, keys of settings, comments in Swift.
private var otherText: Regex<(Substring, Substring)> {
  #/^(SELECT|INSERT|UPDATE|DELETE|CREATE|ALTER|PRAGMA|WHERE|// |equal grades |hints )/#
}

/// Two words side by side, or a word before or after a blank.
private var sentenceShape: Regex<Substring> {
  #/[A-Za-z]{2,}[,;:.]? +[a-z]{2,}|^[ ,;:.]*[a-z]{3,} $|^ [a-z]{2,}/#
}

/// What stands in quotes on a line of code, without what is put in.
private func literals(_ line: Substring) -> [String] {
  guard !line.trimmingPrefix(while: \.isWhitespace).hasPrefix("//") else { return [] }
  return line.matches(of: #/"((?:[^"\\]|\\.)*)"/#).map { match in
    String(match.1).replacing(#/\\\([^)]*\)*/#, with: "")
  }
}

/// A text of several lines as the program has it.
private func joined(_ block: Substring) -> String {
  let lines = block.split(separator: "\n", omittingEmptySubsequences: false).map {
    String($0.trimmingPrefix(while: \.isWhitespace))
  }
  return lines.joined(separator: "\n").replacing("\\\n", with: "").replacing("\\\\", with: "\\")
    .trimmingCharacters(in: .newlines)
}

/// A sentence that is not in the catalogue can be neither reviewed there nor translated. The sentences
/// of the catalogue stand in folders of their own; in Analysis and Simulation, and where the verbs are,
/// beside the code that decides on them.
@Test func noSentenceStandsOutsideOfTheCatalogue() throws {
  let known = Set(WordCatalogue.english.values)
  var literalCount = 0
  var used: Set<String> = []
  for file in try swiftFiles() {
    let folders = file.pathComponents.dropFirst(packageRoot.pathComponents.count + 1)
    let name = file.lastPathComponent
    guard !folders.contains("Words") else { continue }
    let isBesideCode =
      ["Analysis", "Simulation"].contains(folders.first) || name == "SessionVerbs.swift"
    func expectCatalogued(_ text: String, _ line: Int, _ comment: String) {
      if isBesideCode, known.contains(text) { return }
      let exceptions = folders.filter { otherTexts[$0] != nil }
      used.formUnion(exceptions)
      #expect(!exceptions.isEmpty, "\(name):\(line): \(comment)")
    }
    let text = try String(contentsOf: file, encoding: .utf8)
    for block in text.matches(of: #/"""\n\s*([\s\S]*?)"""/#)
    where block.1.firstMatch(of: otherText) == nil {
      let line = text[..<block.range.lowerBound].count { $0 == "\n" } + 1
      expectCatalogued(joined(block.1), line, "a text of several lines: \(block.1)")
    }
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      for literal in literals(line) {
        literalCount += 1
        guard literal.firstMatch(of: otherText) == nil,
          literal.firstMatch(of: sentenceShape) != nil
        else { continue }
        expectCatalogued(literal, index + 1, literal)
      }
    }
  }
  #expect(literalCount > 2000)
  #expect(Set(otherTexts.keys).subtracting(used) == [], "an exception for nothing")
}

// MARK: Translations

@Test func aTranslationStandsInForWhatItHas() throws {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let german = [
    "source.missing": "{1}: diese Datei gibt es nicht", "source.empty": "ohne Ort", "no.key": "x",
  ]
  try JSONEncoder().encode(german).write(to: folder.appendingPathComponent("de.json"))
  let chosen = Translation.chosen(
    environment: ["LC_ALL": "", "LANG": "de_AT.UTF-8"], folder: folder)
  #expect(chosen.sentences == ["source.missing": "{1}: diese Datei gibt es nicht"])
  for locale in ["en_US.UTF-8", "C", "C.UTF-8", "POSIX", "fr_FR.UTF-8", ""] {
    let none = Translation.chosen(environment: ["LANG": locale], folder: folder)
    #expect(none.sentences.isEmpty, "\(locale)")
  }
}
