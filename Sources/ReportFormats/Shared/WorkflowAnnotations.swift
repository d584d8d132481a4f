import TutorKit

/// Workflow commands that GitHub shows as annotations of a change. It shows ten of each kind a step:
/// the most severe come first, and what is above that stands in the summary alone.
struct WorkflowAnnotations {
  /// One remark at a place.
  struct Annotation {
    enum Kind: String, CaseIterable { case error, warning, notice }

    var kind: Kind
    var file: String?
    var line: Int?
    var column: Int?
    var endLine: Int?
    var endColumn: Int?
    var title: String
    var message: String
  }

  static let mostOfAKind = 10

  private let annotations: [Annotation]

  init(_ annotations: [Annotation]) { self.annotations = annotations }

  /// A command a row.
  var text: String {
    var rows: [String] = []
    var left = 0
    for kind in Annotation.Kind.allCases {
      let all = annotations.filter { $0.kind == kind }
      rows += all.prefix(Self.mostOfAKind).map(\.command)
      left += max(0, all.count - Self.mostOfAKind)
    }
    if left > 0 { rows.append(FormatWords.more(left)) }
    return rows.map { $0 + "\n" }.joined()
  }
}

extension WorkflowAnnotations.Annotation {
  init(kind: Kind, file: String?, line: Int?, title: String, message: String) {
    (self.kind, self.file, self.line) = (kind, file, line)
    (self.title, self.message) = (title, message)
  }

  /// `::warning file=…,line=…,title=…::message`
  fileprivate var command: String {
    let places: [(String, String?)] = [
      ("file", file), ("line", line.map(String.init)), ("col", column.map(String.init)),
      ("endLine", endLine.map(String.init)), ("endColumn", endColumn.map(String.init)),
      ("title", title),
    ]
    let written = places.compactMap { name, value -> String? in
      guard let value else { return nil }
      let text = escaped(value.cut(to: 500), inProperty: true)
      return "\(name)=\(text)"
    }
    let text = escaped(message.cut(to: 4_000), inProperty: false)
    return "::\(kind.rawValue) \(written.joined(separator: ","))::\(text)"
  }

  private func escaped(_ text: String, inProperty: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where inProperty: result += "%3A"
      case "," where inProperty: result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result.visible.withoutWorkflowCommands
  }
}
