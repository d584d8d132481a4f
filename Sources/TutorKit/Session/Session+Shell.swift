import Analysis
import Foundation

/// Commands of the shell that work at the prompt too, so that a text may tell people to type them.
extension Session {
  /// A line without a `tutor` in front, and without the prompt that was copied with it.
  static func withoutProgramName(_ line: String) -> String {
    var rest = line
    for prompt in ["$ ", "tutor› "] where rest.hasPrefix(prompt) {
      rest = String(rest.dropFirst(prompt.count)).trimmed
    }
    let words = rest.split(separator: " ", maxSplits: 1).map(String.init)
    return words.count == 2 && words[0].lowercased() == "tutor" ? words[1].trimmed : rest
  }

  /// `rule NAME`
  func showRule(_ name: String) -> Response {
    if name.isEmpty { return Response(RulesReport(lessons: lessons.lessons).text(options)) }
    guard let rule = Rule.known.first(where: { $0.id == name.lowercased() }) else {
      let nearest = nearestName(to: name, among: Rule.known.map(\.id))
      return say(
        nearest.map { SessionWords.noRuleButNear(name, $0) } ?? SessionWords.noRule(name))
    }
    return Response(RuleReport(rule, lessons: lessons.lessons).text(options))
  }

  /// `explain`: the findings and counts of the text at hand, or of a file.
  func explainText(_ argument: String) -> Response {
    if let text = textOrFile(argument) {
      switch text {
      case .success(let sources):
        guard let report = withDeepStack({ explain(sources, named: 1) }) else {
          return say(SessionWords.didNotEnd(SessionWords.theSimulation()))
        }
        return Response(report.text(options: options, isToRead: true))
      case .failure(let problem): return say(problem.sentence)
      }
    }
    return say(SessionWords.choosePlace())
  }

  /// `simulate`: the counts of the text at hand, or of a file.
  mutating func simulateText(_ argument: String) -> Response {
    if argument.isEmpty || !argument.contains(".swift") { return tree() }
    guard case .success(let sources)? = textOrFile(argument) else {
      return say(SourceProblem.missing(Self.path(in: argument)).sentence)
    }
    var request = SimulationRequest(sources: sources)
    request.named = 1
    let sent = request
    switch withDeepStack({ simulate(sent) }) {
    case .success(let run)?: return Response(SimulationReport(run).text(options))
    case .failure(let problem)?: return say(problem.sentence)
    case nil: return say(SessionWords.didNotEnd(SessionWords.theSimulation()))
    }
  }

  /// `grade FILE`: takes the file's text for the exercise, or grades it against all rules.
  mutating func gradeFile(_ argument: String) -> Response {
    let named = Self.path(in: argument)
    let path = SubmissionFinder.file(ofExercise: named) ?? named
    switch SourceText.read(path) {
    case .failure(let problem):
      guard let meant = exercises.exercise(named) else { return say(problem.sentence) }
      // Without a file, the number of the exercise that is open means its text.
      return meant.id == exercise?.id
        ? gradeCurrent() : say(SessionWords.gradeOther(meant.shownName, meant.label))
    case .success(let text):
      if let exercise {
        let work = ExerciseWork(exercise, text: text, exercises: exercises, store: store, now: now)
        if case .failure(let refusal) = work.ownText { return say(refusal.sentence) }
        return text == store.draft(of: exercise.id) ? gradeCurrent() : edited(text)
      }
      let request = GradeRequest(submission: parse(text, file: path))
      guard let report = grade(request, compiling: compileCheck) else {
        return say(SessionWords.didNotEnd(SessionWords.grading()))
      }
      return Response(report.text(options: options))
    }
  }

  /// `grade`: says besides where the folder holds another text under the name that the report has.
  mutating func gradeHere() -> Response {
    let other = otherFile
    var answer = gradeCurrent()
    if let other { answer.body = options.prose(SessionWords.fileHoldsOther(other)) + answer.body }
    return answer
  }

  /// The name of the exercise's file, where this folder holds it with another text than the one that is worked
  /// on here; nil: it does not.
  var otherFile: String? {
    guard let exercise, !exercise.isOwn else { return nil }
    let file = exercise.starterFile.lastPathComponent
    guard file.hasSuffix(".swift"), StreamFile.isPlain(file),
      case .success(let text) = SourceText.read(file),
      text != store.draft(of: exercise.id) ?? exercise.starterText
    else { return nil }
    return file
  }

  /// A text, and after it the files of its program that it uses.
  private func textOrFile(_ argument: String) -> Result<[ParsedSource], SourceProblem>? {
    let path = Self.path(in: argument)
    guard !path.isEmpty else { return programAtHand.map { .success($0.sources) } }
    return SourceText.read(path).map {
      [parse($0, file: path)] + ProgramFiles.sources(usedBy: path)
    }
  }

  /// The first word that is no option.
  private static func path(in argument: String) -> String {
    argument.split(separator: " ").first { !$0.hasPrefix("-") }.map(String.init) ?? ""
  }

  // MARK: Words

  /// `help`, and `help WORD`: a word of the course, a verb, or both.
  func help(on word: String) -> Response {
    let help = HelpText(options: options)
    guard !word.isEmpty else { return Response(help.text(whatNow)) }
    let isVerb = SessionVerb.all.contains { $0.name == word.lowercased() }
    guard let meaning = glossary(word) else {
      if let verb = help.verb(word) { return Response(verb) }
      return Rule.known.contains { $0.id == word.lowercased() }
        ? showRule(word.lowercased()) : noSuchWord(word)
    }
    return Response(meaning.text + (isVerb ? help.verb(word) ?? "" : ""))
  }

  private var whatNow: String {
    if let exercise { return HelpWords.atExercise(exercise.shownName) }
    return lesson == nil ? HelpWords.begin() : HelpWords.inLesson() + "\n" + nextWords
  }

  /// `glossary`, `glossary WORD`. nil: there is no such word.
  func glossary(_ word: String) -> Response? {
    if word.isEmpty { return list(GlossaryEntry.all.map(\.line)) }
    return GlossaryEntry.named(word).map { list([$0.line]) }
  }

  /// There is no such word, and no such verb.
  func noSuchWord(_ word: String) -> Response {
    let names = GlossaryEntry.all.flatMap(\.names)
    if let near = nearestName(to: word.lowercased(), among: names) {
      return say(GlossaryWords.unknownButNear(word, near))
    }
    return say(
      GlossaryWords.unknown(word, GlossaryEntry.all.map { $0.names[0] }.joined(separator: ", ")))
  }

  // MARK: Entries in everyday words

  /// What is asked in words, or about a verb: what the word or the verb means, or where to look. nil: nothing
  /// is asked so.
  func answer(toQuestion entered: EnteredWords) -> Response? {
    if let verb = entered.verbInQuestion { return help(on: verb.name) }
    guard entered.isQuestion else { return nil }
    return entered.wordInQuestion.map { list([$0.line]) } ?? say(SessionWords.askInVerbs())
  }

  /// Words behind a verb that takes none; nil: it takes them, or there are none.
  func refusal(of argument: String, behind verb: SessionVerb) -> Response? {
    guard !argument.isEmpty, verb.traits.isDisjoint(with: [.takesWords, .endsSession]) else {
      return nil
    }
    // `tree 8` is about a step.
    let isOfCourse = verb.group == .course || Int(argument) == nil
    let begins = (isOfCourse ? exercises.exercise(argument) : nil).map { _ in
      ["exercise", argument].joined(separator: " ")
    }
    return say(
      (verb.meant(by: argument) ?? begins).map { SessionWords.standsAloneBut(verb.name, $0) }
        ?? SessionWords.standsAlone(verb.name))
  }
}
