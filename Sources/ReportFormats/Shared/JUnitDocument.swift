import XMLCoder

/// A JUnit report, as Jenkins, GitLab and others read it.
struct JUnitDocument: Encodable, DynamicNodeEncoding {
  var name = "tutor"
  var tests: Int
  var failures: Int
  var errors: Int
  var skipped: Int
  var time: String
  var suites: [Suite]

  init(_ suites: [Suite]) {
    tests = suites.reduce(0) { $0 + $1.tests }
    failures = suites.reduce(0) { $0 + $1.failures }
    errors = suites.reduce(0) { $0 + $1.errors }
    skipped = suites.reduce(0) { $0 + $1.skipped }
    time = seconds(suites.reduce(0) { $0 + $1.seconds })
    self.suites = suites
  }

  func text() throws -> String { try xmlDocument(self, root: "testsuites") }

  enum CodingKeys: String, CodingKey {
    case name, tests, failures, errors, skipped, time
    case suites = "testsuite"
  }

  static func nodeEncoding(for key: any CodingKey) -> XMLEncoder.NodeEncoding {
    key.stringValue == CodingKeys.suites.stringValue ? .element : .attribute
  }

  /// The cases of one submission or one file.
  struct Suite: Encodable, DynamicNodeEncoding {
    var name: String
    var tests: Int
    var failures: Int
    var errors: Int
    var skipped: Int
    var time: String
    var file: String?
    var cases: [Case]
    fileprivate var seconds: Double

    init(name: String, file: String?, seconds: Double, cases: [Case]) {
      self.name = name.harmlessLine()
      self.file = file?.harmlessLine()
      self.seconds = seconds
      self.cases = cases
      tests = cases.count
      failures = cases.count { $0.failure != nil }
      errors = cases.count { $0.error != nil }
      skipped = cases.count { $0.skipped != nil }
      time = ReportFormats.seconds(seconds)
    }

    enum CodingKeys: String, CodingKey {
      case name, tests, failures, errors, skipped, time, file
      case cases = "testcase"
    }

    static func nodeEncoding(for key: any CodingKey) -> XMLEncoder.NodeEncoding {
      key.stringValue == CodingKeys.cases.stringValue ? .element : .attribute
    }
  }

  /// One check or finding.
  struct Case: Encodable, DynamicNodeEncoding {
    var name: String
    var classname: String
    var time = "0.000"
    var file: String?
    var line: Int?
    var failure: Outcome?
    var error: Outcome?
    var skipped: Outcome?

    init(name: String, classname: String, file: String? = nil, line: Int? = nil) {
      self.name = name.harmlessLine()
      self.classname = classname.harmlessLine()
      self.file = file?.harmlessLine()
      self.line = line
    }

    static func nodeEncoding(for key: any CodingKey) -> XMLEncoder.NodeEncoding {
      ["failure", "error", "skipped"].contains(key.stringValue) ? .element : .attribute
    }
  }

  /// Why a case did not pass.
  struct Outcome: Encodable, DynamicNodeEncoding {
    var message: String
    var type: String
    var text: String

    /// - Parameter sentences: the first is the message, all of them are the text.
    init(type: String, _ sentences: [String]) {
      self.type = type.harmlessLine()
      message = (sentences.first ?? "").harmlessLine()
      text = sentences.prefix(20).map { $0.harmless() }.joined(separator: "\n")
    }

    enum CodingKeys: String, CodingKey {
      case message, type
      case text = ""
    }

    static func nodeEncoding(for key: any CodingKey) -> XMLEncoder.NodeEncoding {
      key.stringValue.isEmpty ? .element : .attribute
    }
  }
}

/// Seconds with three places, as JUnit has them.
private func seconds(_ value: Double) -> String {
  let thousandths = Int((max(0, value) * 1_000).rounded())
  let rest = String(thousandths % 1_000)
  return "\(thousandths / 1_000)." + String(repeating: "0", count: 3 - rest.count) + rest
}
