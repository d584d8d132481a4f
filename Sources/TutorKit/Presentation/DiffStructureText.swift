extension StructureDiff {
  /// One line a change, more where the window is narrow; a sign and the words that say the same.
  func lines(_ options: RenderOptions) -> [String] {
    guard !changes.isEmpty else {
      return ["  No view, property or state is another."]
    }
    return changes.flatMap { change in
      var rows = options.wrap(change.words(options).visible, indent: 4)
      guard let first = rows.first else { return rows }
      let sign =
        options.plain ? change.sign.word : options.paint(change.sign.mark, change.sign.style)
      rows[0] = "  " + sign + " " + first.dropFirst(4)
      return rows
    }
  }
}

/// What a change does to the new program.
private enum ChangeSign {
  case added, removed, changed

  var mark: String {
    switch self {
    case .added: "+"
    case .removed: "-"
    case .changed: "~"
    }
  }

  var word: String {
    switch self {
    case .added: "added:"
    case .removed: "removed:"
    case .changed: "changed:"
    }
  }

  var style: RenderOptions.Style {
    switch self {
    case .added: .success
    case .removed: .failure
    case .changed: .doubt
    }
  }
}

extension StructureDiff.Change {
  fileprivate var sign: ChangeSign {
    switch kind {
    case .viewAdded, .classAdded, .helperAdded, .propertyAdded, .composes: .added
    case .viewRemoved, .classRemoved, .helperRemoved, .propertyRemoved, .composesNoMore: .removed
    case .viewRenamed, .helperExtracted, .stateMoved, .propertyChanged: .changed
    }
  }

  fileprivate func words(_ options: RenderOptions) -> String {
    let name = name ?? ""
    let before = before ?? ""
    let after = after ?? ""
    let arrow = options.ascii || options.plain ? "->" : "→"
    return switch kind {
    case .viewAdded: "view \(subject)" + takes
    case .viewRemoved: "view \(subject)"
    case .classAdded: "class \(subject)" + takes
    case .classRemoved: "class \(subject)"
    case .viewRenamed: "view \(before) is named \(after); its body is the same"
    case .helperExtracted: "\(before).\(name) is the view \(subject) now"
    case .helperAdded: "\(subject).\(name) builds views inside of the body that uses it"
    case .helperRemoved: "\(subject).\(name), which built views inside of a body"
    case .stateMoved: "state `\(name)` moved from \(before) to \(after)"
    case .propertyAdded: "\(subject): \(after)"
    case .propertyRemoved: "\(subject): \(before)"
    case .propertyChanged: "\(subject): \(before) \(arrow) \(after)"
    case .composes: "\(subject) makes \(name)"
    case .composesNoMore: "\(subject) makes \(name) no more"
    }
  }

  private var takes: String {
    guard let properties, !properties.isEmpty else { return ", with no stored properties" }
    return ": " + properties.joined(separator: ", ")
  }
}
