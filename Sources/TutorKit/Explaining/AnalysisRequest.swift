package import Analysis

/// Which files to analyse, and by what.
package struct AnalysisRequest: Sendable {
  package var files: [File]
  /// Whether the files are one program, every one in sight of every other. Otherwise they are
  /// a folder's: see ``FileLinks``.
  package var isOneProgram: Bool
  /// Whether reports hold the code that findings stand in.
  package var wantsCode = true

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

/// What the analysis of files found.
package struct AnalysisResult: Sendable {
  /// In order of file, place and rule.
  package var findings: [FindingReport] = []
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

  /// As compilers print it.
  package var sentence: String {
    guard let line else { return "\(file): \(message)" }
    return "\(file):\(line):\(column ?? 1): \(message)"
  }
}
