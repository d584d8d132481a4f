import Simulation

extension PredictionQuestion {
  /// The longest program that is shown with its question, in lines.
  private static let mostLines = 70

  /// The question as a person reads it.
  /// - Parameter showsCode: Whether the program is shown first.
  func text(_ options: RenderOptions, showsCode: Bool = true) -> String {
    var lines: [String] = []
    let code = options.code(program.text)
    if showsCode, code.count <= Self.mostLines {
      lines += code + [""]
    } else {
      lines += options.wrap("(`show` shows \(program.title).)") + [""]
    }
    lines += options.wrap(situation)
    lines += options.wrap("Which of these run because of that, and how often?")
      .map { options.paint($0, .strong) }
    lines += options.wrap(choices, indent: 2)
    lines += options.wrap("Answer with \(exampleAnswer), or `none`. `?` helps, `skip` goes on.")
    return lines.joined(separator: "\n").visibleKeepingStyle(options) + "\n"
  }

  private var situation: String {
    let all = actions.map { ActionText($0).happening }
    let start = "`\(program.shownRoot)` is on screen."
    guard let last = all.last, all.count > 1 else {
      return "\(start) Now \(all.last ?? "nothing happens")."
    }
    return "\(start) First \(all.dropLast().joined(separator: ", then ")). Now \(last)."
  }

  private var choices: String {
    pieces.map { piece in
      guard piece.helper != nil else {
        let count = instances[piece] ?? 0
        return name(of: piece) + ".body" + (count > 1 ? " (\(count) of them)" : "")
      }
      return "\(name(of: piece)) in \(piece.view)"
    }.joined(separator: ", ")
  }

  private var exampleAnswer: String {
    let first = pieces.first.map(name) ?? ""
    guard pieces.count > 1, let last = pieces.last.map(name) else {
      return "a number, a name (`\(first)`)"
    }
    return "a total, names (`\(first)`), names with counts (`\(first) 1, \(last) 2`)"
  }

  /// What an answer may look like.
  func help(_ options: RenderOptions) -> String {
    let lines =
      options.wrap("Type what you expect; nothing depends on being right.")
      + options.wrap("The names here: \(pieces.map(name).joined(separator: ", ")).", indent: 2)
      + options.wrap("\(exampleAnswer); `none` and `all` are answers too.", indent: 2)
      + options.wrap(
        "`show` shows the code, `skip` leaves the question, Ctrl-C drops it. "
          + "Any other verb works as always.", indent: 2)
    return lines.joined(separator: "\n").visible + "\n"
  }

  /// What happened, piece by piece, each with its cause.
  func facts(_ options: RenderOptions, _ report: SimulationReport?) -> [String] {
    pieces.flatMap { piece -> [String] in
      let count = truth[piece] ?? 0
      let head = "\(name(of: piece)) \(count.timesRun)"
      if piece.helper != nil {
        let owner = truth[Piece(view: piece.view)] ?? 0
        let why =
          count > 0
          ? "it is a part of \(piece.view).body"
          : owner > 0
            ? "the body did not come to it" : "\(piece.view).body did not run"
        return options.wrap("\(head): \(why)", hanging: 4, first: 2)
      }
      return options.wrap("\(head): \(cause(of: piece, report))", hanging: 4, first: 2)
    }
  }

  private func cause(of piece: Piece, _ report: SimulationReport?) -> String {
    guard let report, report.steps.indices.contains(step) else { return "" }
    let own = report.steps[step].evaluations.filter { $0.view == piece.view }
    guard let telling = own.first(where: { $0.ran > 0 }) ?? own.first else {
      return "it is not on screen"
    }
    let cause =
      telling.ran > 0
      ? telling.chain.joined(separator: ", since ") : telling.cause.withoutSkipped
    let resting = own.filter { $0.ran == 0 }
    guard telling.ran > 0, let other = resting.first else { return cause }
    return "\(cause). \(resting.count) others did not: \(other.cause.withoutSkipped)"
  }
}

extension PredictionProgram {
  /// The root without its arguments.
  var shownRoot: String {
    guard let root, !root.isEmpty else { return "the view" }
    return String(root.prefix { $0 != "(" })
  }
}

extension Int {
  /// `ran once`, `did not run`
  var timesRun: String {
    switch self {
    case 0: "did not run"
    case 1: "ran once"
    case 2: "ran twice"
    default: "ran \(self) times"
    }
  }
}

extension String {
  /// A reason without the word in front of it.
  fileprivate var withoutSkipped: String {
    hasPrefix("skipped: ") ? String(dropFirst(9)) : self
  }
}

extension ActionText {
  /// The step as something that happens: `Water` is tapped.
  var happening: String {
    let value = value.map { "`\($0)`" } ?? ""
    switch verb {
    case .tap?: return "`\(target)` is tapped"
    case .toggle?: return "`\(target)` is switched"
    case .type?: return "\(value) is typed into `\(target)`"
    case .select?: return "`\(target)` is set to \(value)"
    case .set?: return "`\(target)` becomes \(value)"
    case .append?: return "\(value) is appended to `\(target)`"
    case .remove?: return "element \(value) of `\(target)` is removed"
    case .appear?: return "`\(target)` appears"
    case .call?: return "`\(target)` is called"
    case .change?: return "`\(target)` changes"
    case .perform?: return "`\(target)` is performed"
    case .present?: return "`\(target)` is presented"
    case nil: return "`\(target)` happens"
    }
  }
}
