import Foundation
import Testing

@testable import Analysis
@testable import TutorKit

/// A program of Compiling/right, Compiling/wrong or Compiling/unknown, where `// rests on: name` is
/// what an error rests on that is not described in full: `// program: what it is`, and in a wrong one
/// `// error: line 4: the compiler's first message`, and `// unknown: name` where that is about a name that
/// neither the file nor the interface declares.
struct CompiledProgram: Sendable, CustomTestStringConvertible {
  var name: String
  var text: String
  var error: String?
  /// The line that the first message is about.
  var line: Int?
  var unknown: String?
  var restsOn: String?
  var testDescription: String { name }

  var source: ParsedSource { parse(text, file: "Submission.swift") }

  static let right = load("right")
  static let wrong = load("wrong")
  static let unknown = load("unknown")

  private static func load(_ folder: String) -> [CompiledProgram] {
    let place = packageRoot.appendingPathComponent("Tests/TutorKitTests/Compiling/" + folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
    return names.sorted().flatMap { name -> [CompiledProgram] in
      let file = place.appendingPathComponent(name)
      let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      return text.components(separatedBy: "// program: ").dropFirst().map { CompiledProgram($0) }
    }
  }

  init(name: String, text: String) {
    self.name = name
    self.text = text
  }

  private init(_ part: String) {
    let lines = part.components(separatedBy: "\n")
    name = lines[0]
    // Line numbers stay as they are from the program's first line on.
    text = "// program: " + part
    for line in lines.dropFirst().prefix(2) {
      if let (_, mark) = line.splitOnce(by: "// error: line "),
        let (number, message) = mark.splitOnce(by: ": ")
      {
        error = message
        self.line = Int(number)
      }
      if let (_, name) = line.splitOnce(by: "// unknown: ") { unknown = name }
      if let (_, name) = line.splitOnce(by: "// rests on: ") { restsOn = name }
    }
  }
}

/// Programs that the compiler can read as one module: none uses a name that another declares.
struct ProgramGroup: Sendable, CustomTestStringConvertible {
  var programs: [CompiledProgram] = []
  private var declared: Set<String> = []
  private var used: Set<String> = []
  var testDescription: String { "\(programs.count) programs from \(programs.first?.name ?? "")" }

  static func groups(of programs: [CompiledProgram]) -> [ProgramGroup] {
    var groups: [ProgramGroup] = []
    for program in programs {
      let (declared, used) = names(program)
      if let index = groups.firstIndex(where: { $0.takes(declared, used) }) {
        groups[index].add(program, declared, used)
      } else {
        groups.append(ProgramGroup())
        groups[groups.count - 1].add(program, declared, used)
      }
    }
    return groups
  }

  /// The compiler's errors in all programs of the group.
  ///
  /// - Parameter index: where the compiler also writes what the programs use.
  func errors(index: URL? = nil) throws -> [CompilerDiagnostic] {
    var texts: [String: String] = [:]
    for (index, program) in programs.enumerated() {
      texts["Program\(index).swift"] = ExpandedSource(program.source).text
    }
    var workspace = try TestCompiler.workspace.get()
    workspace.index = index
    return try TestCompiler.check.diagnose(texts, in: workspace).get()
  }

  private func takes(_ declared: Set<String>, _ used: Set<String>) -> Bool {
    programs.count < 40 && self.declared.isDisjoint(with: used)
      && declared.isDisjoint(with: self.used)
  }

  private mutating func add(
    _ program: CompiledProgram, _ declared: Set<String>, _ used: Set<String>
  ) {
    programs.append(program)
    self.declared.formUnion(declared)
    self.used.formUnion(used)
  }

  private static func names(_ program: CompiledProgram) -> (Set<String>, Set<String>) {
    let types = DeclaredTypes([program.source])
    var declared = types.globals
    for type in types.types.values {
      declared.formUnion(type.isExternal ? type.members : [type.name])
      // A conformance of a framework's type is visible everywhere.
      if type.isExternal, !type.inherits.isEmpty { declared.insert(type.name) }
    }
    let words = program.text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
    for (word, next) in zip(words, words.dropFirst()) where word == "typealias" {
      declared.insert(next)
    }
    // A module has one main.
    if program.text.contains("@main") { declared.insert("@main") }
    return (declared, Set(words).union(declared))
  }
}

/// The check with the compiler of the tests; without one the tests fail.
enum TestCompiler {
  static let check: CompileCheck = {
    var environment = ProcessInfo.processInfo.environment
    environment["TUTOR_CACHE"] = packageRoot.appendingPathComponent(".build/compile-cache").path
    var check = CompileCheck(
      interfaces: packageRoot.appendingPathComponent("Support/Interfaces"), environment: environment
    )
    check.keepsResults = false
    // Expressions that take long are the compiler's to refuse here.
    check.seconds = 120
    return check
  }()

  static let workspace = check.workspace()

  /// The compiler's errors; the program may also be too much for it.
  static func errors(in source: ParsedSource) throws -> [CompilerDiagnostic] {
    try check.errors(in: source, workspace.get()).get()
  }
}
