package import Analysis

/// Which files to analyse, and by what.
package struct AnalysisRequest: Sendable {
  package var files: [File]
  /// Whether the files are one program, every one in sight of every other. Otherwise they are
  /// a folder's: see ``FileLinks``.
  package var isOneProgram: Bool
  /// Whether reports hold the code that findings stand in.
  package var wantsCode = true
  /// Files at work at a time; nil: one a processor, and eight at most.
  package var jobs: Int?

  /// A file to analyse.
  package struct File: Hashable, Sendable {
    /// As it is named in reports.
    package var path: String
    /// The text, where it does not come from the path.
    package var text: String?
    package var configuration: RuleConfiguration
    /// Whether an empty file is worth a word.
    package var mayBeEmpty: Bool

    package init(
      path: String, text: String? = nil, configuration: RuleConfiguration = RuleConfiguration(),
      mayBeEmpty: Bool = false
    ) {
      self.path = path
      self.text = text
      self.configuration = configuration
      self.mayBeEmpty = mayBeEmpty
    }
  }

  package init(files: [File], isOneProgram: Bool) {
    self.files = files
    self.isOneProgram = isOneProgram
  }
}

extension AnalysisRequest {
  /// The request with other files of the program, which are read as the named ones are.
  package func joined(by paths: [String]) -> AnalysisRequest {
    guard let first = files.first, !paths.isEmpty else { return self }
    var result = self
    result.files += paths.map {
      File(path: $0, configuration: first.configuration, mayBeEmpty: true)
    }
    return result
  }
}

extension AnalysisResult {
  /// What was found in some of the files. All sources stay: the others tell what the named ones use.
  package func only(_ files: [AnalysisRequest.File]) -> AnalysisResult {
    let named = Set(files.map(\.path))
    var result = self
    result.findings = findings.filter { named.contains($0.file) }
    result.suppressed = suppressed.filter { named.contains($0.file) }
    result.unchecked = unchecked.filter { named.contains($0.file) }
    result.files = files.count
    return result
  }
}

/// What the analysis of files found.
package struct AnalysisResult: Sendable {
  /// In order of file, place and rule.
  package var findings: [FindingReport] = []
  /// What comments in the code switch off, in the same order.
  package var suppressed: [FindingReport] = []
  /// In order of file.
  package var unchecked: [UncheckedFile] = []
  /// How many files were asked for.
  package var files = 0
  /// The parsed files, when they are one program.
  package var sources: [ParsedSource] = []

  package init() {}
}

/// A file that could not be analysed, and why.
package struct UncheckedFile: Codable, Hashable, Sendable {
  package var file: String
  /// nil: the whole file is meant.
  package var line: Int?
  package var column: Int?
  package var message: String

  /// The message without the word that says how bad it is, where that is said otherwise.
  package var reason: String {
    message.hasPrefix("error: ") ? String(message.dropFirst("error: ".count)) : message
  }

  /// As compilers print it.
  package var sentence: String {
    guard let line else { return "\(file): \(message)" }
    return "\(file):\(line):\(column ?? 1): \(message)"
  }
}
