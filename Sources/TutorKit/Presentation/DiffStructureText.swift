extension StructureDiff {
  /// One line a change, more where the window is narrow; a sign and the words that say the same.
  func lines(_ options: RenderOptions) -> [String] {
    guard !changes.isEmpty else {
      return options.wrap(DiffWords.noChange(), indent: 2)
    }
    return changes.flatMap { change in
      let sign =
        options.plain ? change.sign.word : options.paint(change.sign.mark, change.sign.style)
      return options.wrap(sign + " " + change.words(options).visible, hanging: 4, first: 2)
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
    case .added: DiffWords.added()
    case .removed: DiffWords.removed()
    case .changed: DiffWords.changed()
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
    case .viewAdded, .classAdded, .helperAdded, .propertyAdded, .composes,
      .equatable:
      .added
    case .viewRemoved, .classRemoved, .helperRemoved, .propertyRemoved, .composesNoMore,
      .equatableNoMore:
      .removed
    case .viewRenamed, .helperExtracted, .stateMoved, .propertyChanged: .changed
    }
  }

  fileprivate func words(_ options: RenderOptions) -> String {
    let name = name ?? ""
    let before = before ?? ""
    let after = after ?? ""
    let arrow = options.ascii || options.plain ? "->" : "→"
    return switch kind {
    case .viewAdded:
      takes.map { DiffWords.viewTakes(subject, $0) } ?? DiffWords.viewTakesNothing(subject)
    case .viewRemoved: DiffWords.view(subject)
    case .classAdded:
      takes.map { DiffWords.classTakes(subject, $0) } ?? DiffWords.classTakesNothing(subject)
    case .classRemoved: DiffWords.class(subject)
    case .viewRenamed: DiffWords.renamed(before, after)
    case .helperExtracted: DiffWords.extracted(before, name, subject)
    case .helperAdded: DiffWords.helperAdded(subject, name)
    case .helperRemoved: DiffWords.helperRemoved(subject, name)
    case .stateMoved: DiffWords.stateMoved(name, before, after)
    case .propertyAdded: "\(subject): \(after)"
    case .propertyRemoved: "\(subject): \(before)"
    case .propertyChanged: "\(subject): \(before) \(arrow) \(after)"
    case .composes: DiffWords.composes(subject, name)
    case .composesNoMore: DiffWords.composesNoMore(subject, name)
    case .equatable: DiffWords.equatable(subject)
    case .equatableNoMore: DiffWords.equatableNoMore(subject)
    }
  }

  /// The stored properties; nil: there are none.
  private var takes: String? {
    guard let properties, !properties.isEmpty else { return nil }
    return properties.joined(separator: ", ")
  }
}
