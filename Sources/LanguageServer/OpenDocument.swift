import Analysis
import Foundation
import TutorKit

/// A document that an editor has open. What is found is computed when it is asked for, once for each
/// text.
final class OpenDocument {
  let uri: String
  /// Where it stands; nil: nowhere yet.
  let path: String
  private let text: String
  private let companions: (String) -> [String]

  /// - Parameter companions: the paths of other files of the program that a file uses.
  init(uri: String, text: String, companions: @escaping (String) -> [String]) {
    self.uri = uri
    self.text = text
    self.companions = companions
    path = URL(string: uri).flatMap { $0.isFileURL ? $0.path : nil } ?? uri
  }

  /// What keeps the text from being read at all, as a sentence; nil: nothing.
  private lazy var problem: String? = {
    switch SourceText.decode(Data(text.utf8), name: path) {
    case .success, .failure(.empty): nil
    case .failure(let problem): problem.sentence
    }
  }()

  /// Findings, and what keeps the file from being analysed.
  private lazy var result: AnalysisResult = {
    guard problem == nil, !text.isEmpty else { return AnalysisResult() }
    var configurations = Configurations()
    let file = AnalysisRequest.File(
      path: path, text: text, configuration: configurations.configuration(for: path).rules,
      mayBeEmpty: true)
    let request = AnalysisRequest(files: [file], isOneProgram: true)
    return analyze(request.joined(by: companions(path))).only([file])
  }()

  /// With counts and suggestions, which take a simulation.
  private lazy var report: ExplainReport = {
    let plain = ExplainReport(result)
    let sources = result.sources
    guard result.unchecked.isEmpty, !sources.isEmpty else { return plain }
    return withDeepStack {
      var report = plain
      report.addCounts(of: sources, named: 1)
      report.addSuggestions(in: sources)
      return report
    } ?? plain
  }()

  var diagnostics: [Diagnostic] {
    result.findings.map(Diagnostic.init) + result.unchecked.map(Diagnostic.init)
      + (problem.map { [Diagnostic(unreadable: $0)] } ?? [])
  }

  /// How often views ran, beside their declarations.
  var lenses: [CodeLens] {
    guard let counts = report.counts else { return [] }
    let sources = result.sources
    let outlines = withDeepStack { typeOutlines(of: sources) } ?? []
    return outlines.filter { $0.kind == .view && $0.file == path }.compactMap { outline in
      counts.lens(outline.name).map { title in
        let start = Position(line: outline.line - 1, character: 0)
        return CodeLens(
          range: TextRange(start: start, end: start), command: CodeLens.Command(title: title))
      }
    }
  }

  /// What is known of the view that is named at a place, or of the finding there.
  func hover(at position: Position) -> Hover? {
    if let word = word(at: position), let text = report.counts?.hover(word) {
      return Hover(contents: Hover.Markup(value: text))
    }
    let place = TextRange(start: position, end: position)
    let found = result.findings.first { Diagnostic($0).range.overlaps(place) }
    guard let found, let rule = Rule.known.first(where: { $0.id == found.rule }) else { return nil }
    return Hover(contents: Hover.Markup(value: RuleReport(rule).markdownHelp))
  }

  /// The structs to extract for the findings at a range.
  func actions(in range: TextRange) -> [CodeAction] {
    (report.suggestions ?? []).compactMap { suggestion in
      guard suggestion.file == path else { return nil }
      let mended = result.findings.filter {
        suggestion.findings.contains("\($0.rule):\($0.line)")
      }.map(Diagnostic.init)
      guard mended.contains(where: { $0.range.overlaps(range) }) else { return nil }
      let edits = suggestion.edits.map(TextEdit.init)
      return CodeAction(
        title: FindingWords.extract(suggestion.name), diagnostics: mended,
        edit: CodeAction.WorkspaceEdit(changes: [uri: edits]))
    }
  }

  private func word(at position: Position) -> String? {
    let lines = text.rowParts
    guard lines.indices.contains(position.line) else { return nil }
    let units = Array(lines[position.line].utf16)
    guard (0...units.count).contains(position.character) else { return nil }
    func isPart(_ index: Int) -> Bool {
      guard units.indices.contains(index), let scalar = Unicode.Scalar(units[index]) else {
        return false
      }
      return scalar.properties.isAlphabetic || scalar == "_" || ("0"..."9").contains(scalar)
    }
    var start = position.character
    var end = position.character
    while isPart(start - 1) { start -= 1 }
    while isPart(end) { end += 1 }
    return start < end ? String(decoding: units[start..<end], as: UTF16.self) : nil
  }
}

extension Diagnostic {
  init(_ finding: FindingReport) {
    let line = finding.line - 1
    let frame = finding.frame
    let start = Position(line: line, character: (frame?.startColumn ?? 1) - 1)
    let end = frame.map { Position(line: $0.endLine - 1, character: $0.endColumn - 1) }
    range = TextRange(start: start, end: end ?? start)
    severity = finding.severity == "error" ? 1 : finding.severity == "warning" ? 2 : 3
    code = finding.rule
    message = finding.message.visible
  }

  /// - Parameter sentence: why the whole text is not read.
  init(unreadable sentence: String) {
    let start = Position(line: 0, character: 0)
    range = TextRange(start: start, end: start)
    (severity, code, message) = (1, "unchecked", sentence.visible)
  }

  init(_ file: UncheckedFile) {
    let place = Position(line: (file.line ?? 1) - 1, character: (file.column ?? 1) - 1)
    range = TextRange(start: place, end: place)
    severity = 1
    code = "unchecked"
    message = file.reason.visible
  }
}

extension TextEdit {
  init(_ edit: SuggestionReport.Edit) {
    range = TextRange(
      start: Position(line: edit.line - 1, character: edit.column - 1),
      end: Position(line: edit.endLine - 1, character: edit.endColumn - 1))
    newText = edit.text
  }
}
