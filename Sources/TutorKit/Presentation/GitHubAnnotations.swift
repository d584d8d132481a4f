extension ExplainReport {
  /// Workflow commands that GitHub shows as annotations of a change.
  package var githubText: String {
    let problems = unchecked.map { file in
      annotation(
        "error",
        [
          "file": file.file, "line": file.line.map(String.init),
          "title": FindingWords.uncheckedTitle(),
        ],
        file.message)
    }
    return (problems + findings.map(\.githubLine)).map { $0 + "\n" }.joined()
  }
}

extension FindingReport {
  fileprivate var githubLine: String {
    let isOneLine = frame.map { $0.endLine == line } ?? false
    return annotation(
      severity == "note" ? "notice" : severity,
      [
        "file": file, "line": String(line), "endLine": String(frame?.endLine ?? line),
        "col": frame.map { String($0.startColumn) },
        "endColumn": isOneLine ? frame.map { String($0.endColumn) } : nil, "title": rule,
      ], message)
  }
}

/// `::warning file=…,line=…,title=…::message`
private func annotation(
  _ command: String, _ properties: [String: String?], _ message: String
) -> String {
  let order = ["file", "line", "col", "endLine", "endColumn", "title"]
  let written = order.compactMap { name in
    (properties[name] ?? nil).map { "\(name)=\(escaped($0, inProperty: true))" }
  }
  return "::\(command) \(written.joined(separator: ","))::\(escaped(message, inProperty: false))"
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
  return result.visible
}
