import ArgumentParser
import Foundation
import TutorKit

/// `tutor manual`: for `make install`.
struct Manual: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: OptionWords.manual(), discussion: OptionWords.manualDetails(),
    shouldDisplay: false)

  func run() throws {
    let help = Data(Tutor._dumpHelp().utf8)
    let tool = try JSONDecoder().decode(ToolHelp.self, from: help)
    emit(tool.command.manualPage(version: Tutor.configuration.version))
  }
}

/// What the argument parser says of the program, as far as the manual page needs it.
private struct ToolHelp: Decodable {
  var command: CommandHelp
}

private struct CommandHelp: Decodable {
  var commandName: String
  var abstract: String?
  var discussion: String?
  var shouldDisplay: Bool?
  var subcommands: [CommandHelp]?
  var arguments: [ArgumentHelp]?
}

private struct ArgumentHelp: Decodable, Hashable {
  var kind: String
  var abstract: String?
  var defaultValue: String?
  var isOptional: Bool
  var isRepeating: Bool
  var shouldDisplay: Bool?
  var valueName: String?
  var names: [Name]?

  struct Name: Decodable, Hashable {
    var kind: String
    var name: String

    var spelled: String { kind == "long" ? "--" + name : "-" + name }
  }
}

// MARK: The page, in the macros of man(7)

extension CommandHelp {
  fileprivate func manualPage(version: String) -> String {
    var lines = [
      ".TH TUTOR 1 \"\" \"tutor \(version)\"",
      heading(.nameHeading), "tutor \\- " + ManualWords.name().manualText,
      heading(.synopsisHeading), ".B tutor",
      ".RI [ \(ManualWords.command()) \"] [\" \(ManualWords.options()) ]",
      heading(.descriptionHeading), (abstract ?? "").manualText, heading(.commandsHeading),
    ]
    let shared = sharedOptions
    for command in shown { lines += command.section(of: commandName, without: shared) }
    lines +=
      [heading(.commonHeading), ManualWords.takenByMost().manualText]
      + shared.flatMap(\.manualLines)
    lines += [heading(.exitHeading)]
    for (code, meaning) in ExitCode.meanings { lines += [".TP", ".B \(code)", meaning.manualText] }
    lines += [heading(.environmentHeading)]
    for (name, meaning) in Self.variables { lines += [".TP", ".B \(name)", meaning().manualText] }
    return lines.joined(separator: "\n") + "\n"
  }

  private func heading(_ words: ManualWords) -> String { ".SH " + words() }

  private var shown: [CommandHelp] {
    (subcommands ?? []).filter { $0.shouldDisplay != false && $0.commandName != "help" }
  }

  /// Options that more than half of the commands take.
  private var sharedOptions: [ArgumentHelp] {
    let all = shown.flatMap { $0.arguments ?? [] }.filter { $0.kind != "positional" && !$0.isHelp }
    var seen: Set<ArgumentHelp> = []
    return all.filter { option in
      seen.insert(option).inserted && 2 * all.filter { $0 == option }.count > shown.count
    }
  }

  /// The command with its own commands below it. Commands are nested twice at most.
  private func section(of parent: String, without shared: [ArgumentHelp]) -> [String] {
    let name = parent + " " + commandName
    let taken = (arguments ?? []).filter { $0.shouldDisplay != false }
    let usage = taken.filter { $0.kind == "positional" }.map(\.usage)
    var lines = [".SS \((([name] + usage).joined(separator: " ")).manualText)"]
    lines += [abstract, discussion].compactMap { $0 }.filter { !$0.isEmpty }
      .flatMap { [$0.manualText, ".PP"] }.dropLast()
    lines += taken.filter { !$0.isHelp && !shared.contains($0) }.flatMap(\.manualLines)
    return lines + shown.flatMap { $0.section(of: name, without: shared) }
  }

  private static let variables: [(names: String, meaning: ManualWords)] = [
    ("VISUAL, EDITOR", .editors),
    ("TUTOR_PAGER, PAGER", .pagers),
    ("NO_COLOR, FORCE_COLOR, CLICOLOR", .colors),
    ("TUTOR_PLAIN", .plain),
    ("TUTOR_STATE", .state),
    ("TUTOR_HISTFILE", .history),
    ("TUTOR_HOME", .home),
  ]
}

extension ArgumentHelp {
  /// `FILE...`, `[FILE]`
  fileprivate var usage: String {
    let name = (valueName ?? "").uppercased() + (isRepeating ? "..." : "")
    return isOptional ? "[\(name)]" : name
  }

  fileprivate var isHelp: Bool {
    (names ?? []).contains { ["help", "version"].contains($0.name) }
  }

  fileprivate var manualLines: [String] {
    [".TP", ".B \(heading.manualText)", text.manualText]
  }

  private var heading: String {
    guard kind != "positional" else { return (valueName ?? "").uppercased() }
    let spelled = (names ?? []).map(\.spelled).joined(separator: ", ")
    return kind == "option" ? spelled + " " + (valueName ?? "value").uppercased() : spelled
  }

  private var text: String {
    defaultValue.map { ManualWords.withoutIt(abstract ?? "", $0) } ?? abstract ?? ""
  }
}

extension String {
  /// The text for man(7): backslashes and hyphens as they are, no line that begins as a macro does.
  fileprivate var manualText: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let text = line.replacing("\\", with: "\\e").replacing("-", with: "\\-")
      if text.isEmpty { return ".PP" }
      return text.first == "." || text.first == "'" ? "\\&" + text : String(text)
    }.joined(separator: "\n")
  }
}
