import Analysis
import Foundation

/// What `own` did not find.
package enum OwnLack: Hashable, Sendable {
  /// A view of the name that was given, and any Swift code with a view.
  case view, code
}

/// `own`: a view of the learner's own code becomes an exercise.
extension Session {
  /// `own [FILE|FOLDER] [VIEW]`
  mutating func own(_ argument: String) -> Response {
    let (path, view) = Self.placeAndView(argument)
    ownLack = nil
    inquiry.answered = nil
    guard exercises.own != nil else { return say(OwnWords.noPlace()) }
    if path == ".", Self.isWide(FileManager.default.currentDirectoryPath) {
      return say(OwnWords.tooWide() + " " + OwnWords.whatToDo())
    }
    guard FileManager.default.fileExists(atPath: path) else {
      return say(SourceProblem.missing(path).sentence)
    }
    let rules = lessons.lesson(Lesson.ownScreens)?.rules
    let search = OwnSearch(path: path, view: view, rules: rules.map { Set($0) })
    guard let best = search.views.first else {
      ownLack = search.files > 0 && view != nil ? .view : .code
      return say(noOwnView(search, view))
    }
    guard best.canBeBettered else {
      if let lesson = lessons.lesson(Lesson.ownScreens) { self.path.markRead(lesson) }
      return Response(options.prose(leaveIt(best) + search.brokenWords), end: nextText + "\n")
    }
    return begin(search)
  }

  /// What is given may be a path with blanks, a path and a view, or a view of this folder.
  static func placeAndView(_ argument: String) -> (path: String, view: String?) {
    func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
    if argument.isEmpty { return (".", nil) }
    if exists(argument) { return (argument, nil) }
    guard let blank = argument.lastIndex(of: " ") else {
      let isPath = argument.contains("/") || argument.contains(".")
      return isPath ? (argument, nil) : (".", argument)
    }
    let path = String(argument[..<blank]).trimmed
    return (path, String(argument[argument.index(after: blank)...]))
  }

  /// At the end of lesson 16; one may finish the course without any code of one's own.
  mutating func ownAtTheEnd(_ lesson: Lesson) -> Response {
    let answer = own("")
    guard exercise == nil else { return answer }
    let end = path.sentence(path.place(after: lesson))
    return Response(answer.body, end: options.prose(end))
  }

  /// Whether a folder holds all that a person has: nobody means to search it.
  private static func isWide(_ folder: String) -> Bool {
    ["/", FileManager.default.homeDirectoryForCurrentUser.path].contains(folder)
  }

  /// How many views are tried when what decides about the first ones is not modelled.
  private static let mostTried = 4

  /// Makes an exercise of the first view about which nothing is in doubt, and asks about it.
  private mutating func begin(_ search: OwnSearch) -> Response {
    guard let shelf = exercises.own else { return say(OwnWords.noPlace()) }
    var left: [String] = []
    for view in search.views.filter(\.canBeBettered).prefix(Self.mostTried) {
      guard let made = view.exercise(on: shelf, file: view.copyName) else {
        return say(OwnWords.noPlace())
      }
      let untouched = OwnView.untouched(made)
      if untouched?.verdict == .passed {
        left.append(leaveIt(view, needsCaller: true))
        continue
      }
      let doubts = OwnView.doubts(of: untouched)
      guard doubts.isEmpty else {
        left.append(OwnWords.unchecked(view.name, view.source.file, doubts[0].text))
        continue
      }
      _ = start(made)
      let why = [picked(view, search)] + left + [search.othersWords(than: view)]
      return ask(
        made, about: view.dearest,
        after: why.filter { !$0.isEmpty }.joined(separator: "\n") + search.brokenWords)
    }
    return Response(
      options.prose(left.joined(separator: "\n")), end: options.prose(OwnWords.another()))
  }

  /// The question on it, if it can be about the event that was told, or what runs where it has none.
  private mutating func ask(
    _ exercise: Exercise, about event: OwnView.Event?, after why: String
  ) -> Response {
    let start = options.prose(why) + "\n"
    let program = exercise.starterText.map(exercise.program)
    let questions = program?.allQuestions ?? []
    let onEvent = questions.filter { $0.actions.last == event?.action }
    let chosen = QuestionChoice.best(onEvent) ?? onEvent.first
    guard let question = chosen ?? QuestionChoice.best(questions) else {
      return shownOwn(start + tree().text + "\n")
    }
    let other = chosen == nil ? options.prose(OwnWords.otherEvent()) + "\n" : ""
    let asked = self.ask(question)
    return Response(start + other + asked.body, end: asked.end)
  }

  /// After the answer: what is found, and the copy to work on.
  func shownOwn(_ answer: String) -> Response {
    guard let exercise else { return Response(answer) }
    let file = exercise.starterFile.lastPathComponent
    if let own = ownFile, own.draft != own.text {
      return Response(
        answer + "\n" + options.prose(goesOn(exercise, file)), end: nextText + "\n", effect: ownCopy
      )
    }
    let source = parse(exercise.starterText ?? "", file: file)
    let told = withDeepStack { () -> (found: String, goal: String) in
      let request = exercise.request(for: source)
      let demanded = request.demanded(of: request.findings(in: source))
      let shown = request.allFindings(in: source)
        .filter { $0.severity >= .warning || demanded.contains($0) }
      let report = ExplainReport(findings: shown.map(FindingReport.init))
      return (
        report.text(options: options, isToRead: true),
        Self.ownGoal(file, demanded, left: shown.filter { !demanded.contains($0) })
      )
    }
    return Response(
      answer + (told?.found ?? "") + "\n" + options.prose(told?.goal ?? OwnWords.copy(file)),
      end: nextText + "\n", effect: ownCopy)
  }

  /// That the copy was worked on before: what is found in the view's own file may be gone from it.
  private func goesOn(_ exercise: Exercise, _ file: String) -> String {
    store.summary()[exercise.id]?.isPassed == true
      ? OwnWords.passedCopy(file) : OwnWords.copyGoesOn(file)
  }

  /// When the copy passes.
  /// - Parameter left: what else is found.
  private static func ownGoal(_ file: String, _ demanded: [Finding], left: [Finding]) -> String {
    let may = left.isEmpty ? "" : " " + OwnWords.mayStay(enumerated(left.map(Self.place)))
    if demanded.isEmpty { return OwnWords.copyForCounts(file) + may }
    if left.isEmpty { return OwnWords.copy(file) }
    let lines = Set(demanded.map(\.range.start.line)).sorted()
    return OwnWords.copyForLines(file, enumerated(lines.map(String.init)), lines.count) + may
  }

  private static func place(_ finding: Finding) -> String {
    OwnWords.findingOfLine(finding.rule, finding.range.start.line)
  }

  /// The name of the copy of the own view at which the session is, the text that it had at first, and the one
  /// that is worked on. nil: it is at none.
  package var ownFile: (name: String, text: String, draft: String)? {
    guard let exercise, exercise.isOwn, let text = exercise.starterText else { return nil }
    return (exercise.starterFile.lastPathComponent, text, store.draft(of: exercise.id) ?? text)
  }

  /// The copy was saved with this text.
  package mutating func takeOwnFile(_ text: String) {
    guard let exercise, exercise.isOwn else { return }
    store.saveDraft(text, of: exercise.id, time: now())
  }

  /// Writes the copy of an own view, where one is at its exercise.
  var ownCopy: Response.Effect {
    ownFile.map { .write(file: $0.name, text: $0.text) } ?? .none
  }

  // MARK: Sentences

  private func picked(_ view: OwnView, _ search: OwnSearch) -> String {
    guard let event = view.dearest else { return "" }
    let happening = ActionText(event.action).happening
    let (name, file) = (view.name, view.source.file)
    let words =
      search.views.count > 1
      ? OwnWords.pickedOf(name, file, happening, event.rebuilt, event.needed, search.views.count)
      : OwnWords.picked(name, file, happening, event.rebuilt, event.needed)
    if event.rebuiltInAll == event.rebuilt { return words }
    return words + " " + OwnWords.withOthers(event.rebuiltInAll)
  }

  /// - Parameter needsCaller: what is found cannot be mended in the view's file alone.
  private func leaveIt(_ view: OwnView, needsCaller: Bool = false) -> String {
    let (name, file) = (view.name, view.source.file)
    if needsCaller, let finding = view.findings.first {
      let words = view.companions.isEmpty ? OwnWords.savesNothing : OwnWords.needsCaller
      return words(name, file, finding.line, finding.rule)
    }
    if let other = view.further.first {
      return OwnWords.otherFinding(name, file, other.line, other.rule, other.message)
    }
    if let doubt = view.doubts.first { return OwnWords.leaveItAsFarAsKnown(name, file, doubt.text) }
    guard let finding = view.findings.first else {
      return view.elsewhere.map {
        OwnWords.leaveItBut(name, file, $0.file, $0.line, $0.rule)
      } ?? OwnWords.leaveIt(name, file)
    }
    return view.isIdle
      ? OwnWords.costsElsewhere(name, file, finding.line, finding.rule)
      : OwnWords.nothingInVain(name, file)
  }

  private func noOwnView(_ search: OwnSearch, _ view: String?) -> String {
    let place = search.path == "." ? OwnWords.thisFolder() : search.path
    if search.files == 0, let first = search.copies.first {
      let names = enumerated(search.copies.prefix(3).map { "`\($0)`" })
      return OwnWords.onlyCopies(place, names, first.fileStem) + " " + OwnWords.whatToDo()
    }
    let start =
      view.map { OwnWords.noViewNamed(place, $0) }
      ?? (search.files == 0 ? OwnWords.noSwift(place) : OwnWords.noView(place, search.files))
    return start + " " + OwnWords.whatToDo() + search.brokenWords
  }
}

extension OwnSearch {
  /// Files that were not looked at, on lines of their own; empty: there are none.
  var brokenWords: String {
    broken.prefix(3).map { "\n" + OwnWords.broken($0.sentence) }.joined()
      + (broken.count > 3 ? "\n" + OwnWords.moreBroken(broken.count - 3) : "")
  }

  /// How to take another view; empty: there is no other.
  func othersWords(than view: OwnView) -> String {
    let others = views.filter { $0.canBeBettered && $0.place != view.place }
    guard !others.isEmpty else { return "" }
    let listed = others.prefix(3).map { "`own \($0.place)`" }.joined(separator: ", ")
    return OwnWords.others(listed)
  }
}
