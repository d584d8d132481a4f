import Catalog
import Words

extension Rule {
  /// Seed 003. The thresholds are Airbnb's published ones for a body's composed views.
  static let bodyComplexity = Rule(
    id: "body-complexity", words: BodyComplexityWords.self,
    summary: "A body composes too many views.",
    severity: .warning,
    explanation: """
      A body of many views is hard to read, slow to preview and impossible to reuse in parts. \
      Named subviews say what the sections are.
      """,
    thresholds: [
      "warning": Threshold(10, unit: "composed views"),
      "note": Threshold(7, unit: "composed views"),
      "body-lines": Threshold(50, unit: "lines", isOn: false),
      "closure-nesting": Threshold(5, unit: "levels", isOn: false),
    ],
    exceptions: [
      "modifiers, which are not counted",
      "the inside of subviews, which count once each",
      "up to `warning` views, where all are subviews and containers",
      "the options of a picker",
      "content of charts, maps, tables and toolbars that is no view",
    ],
    example: .bodyComplexity
  ) { context in
    context.index.views.flatMap { view -> [Finding] in
      guard let body = view.body else { return [] }
      let extent = BodyComplexity.extentMessages(view.name, body, context).map {
        Finding("body-complexity", body, view: view.name, message: $0)
      }
      return extent + [BodyComplexity.composition(view, body, context)].compactMap { $0 }
    }
  }
}

/// The messages of `body-complexity`.
enum BodyComplexityWords: String, Words {
  static let area = "rule.body-complexity"

  case composed = """
    Name the sections of `{1}.body` as views of their own: it composes {2} views, and {3} is the \
    limit.
    """
  case many = """
    Name the sections of `{1}.body` as views of their own: it composes {2} views, and more than {3} are many for \
    a body that does not only arrange sections.
    """
  case long = """
    Name the sections of `{1}.body` as views of their own: it is {2} lines long, and {3} is the \
    limit.
    """
  case deep = """
    Name the sections of `{1}.body` as views of their own: it is {2} closures deep, and {3} is the \
    limit.
    """
}

/// The evidence of `body-complexity`.
private enum BodyComplexity {
  static func composition(
    _ view: ViewType, _ body: ViewMember, _ context: RuleContext
  ) -> Finding? {
    // What is written is no more than what is built.
    guard view.tree.nodes.count > min(context.limit("warning"), context.limit("note")) else {
      return nil
    }
    let count = written(view.tree)
    let isWarning = count > context.limit("warning")
    guard isWarning || count > context.limit("note") && hasOwnParts(view.tree) else { return nil }
    return Finding(
      "body-complexity", body, view: view.name, severity: isWarning ? .warning : .note,
      message: isWarning
        ? BodyComplexityWords.composed(view.name, count, context.limit("warning"))
        : BodyComplexityWords.many(view.name, count, context.limit("note")))
  }

  /// Whether it holds more than declared views and what is around them.
  private static func hasOwnParts(_ tree: ViewTree) -> Bool {
    tree.nodes.contains {
      $0.children.isEmpty && !$0.isCustom && !Catalog.view($0.name, is: .space)
    }
  }

  /// How many views are written: a member that is used twice counts once, and a picker's options are
  /// values of the picker.
  private static func written(_ tree: ViewTree) -> Int {
    // Code that no member adds stands at a place of its own.
    let isRepeated = tree.nodes.contains(where: \.isInMember)
    var places: [String: Set<SourcePosition>] = [:]
    var count = 0
    var place = 0
    while place < tree.nodes.count {
      let node = tree.nodes[place]
      if !isRepeated || places[node.file, default: []].insert(node.position).inserted { count += 1 }
      place = Catalog.view(node.name, is: .options) ? tree.ends[place] : place + 1
    }
    return count
  }

  /// Length and nesting, where a project has set limits for them.
  static func extentMessages(
    _ view: String, _ body: ViewMember, _ context: RuleContext
  ) -> [String] {
    let measures: [(String, BodyComplexityWords, KeyPath<ViewMember, Int>)] = [
      ("body-lines", .long, \.lineCount),
      ("closure-nesting", .deep, \.closureNesting),
    ]
    return measures.compactMap { name, words, measure in
      guard let limit = context.limits[name] else { return nil }
      let count = body[keyPath: measure]
      guard count > limit else { return nil }
      return words(view, count, limit)
    }
  }
}
