import ArgumentParser
import Foundation
import LineEditor
import TutorKit

/// `tutor present`
struct Present: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "present", abstract: OptionWords.present(),
    discussion: OptionWords.presentDetails())
  @OptionGroup var common: CommonOptions
  @Argument(help: .init(OptionWords.showLessonName())) var name: String

  func run() throws {
    let library = try common.lessonLibrary()
    let lesson = try library.required(name)
    guard
      let talk = LessonTalk(
        lesson: lesson, lessons: library, exercises: try common.exerciseLibrary(),
        program: "tutor" + common.placeOption)
    else {
      complain(PresentWords.failed())
      throw ExitCode.fault
    }
    let environment = ProcessInfo.processInfo.environment
    if !common.render.plain, isInteractive(environment: environment) {
      var presenter = KeyPresenter(talk, common)
      presenter.run()
    } else {
      var presenter = LinePresenter(talk, common)
      presenter.run()
    }
  }
}

/// Presents by keys, a screen at a time.
private struct KeyPresenter {
  private var talk: LessonTalk
  private let common: CommonOptions
  /// What is said below the screen once.
  private var remark = ""

  init(_ talk: LessonTalk, _ common: CommonOptions) { (self.talk, self.common) = (talk, common) }

  mutating func run() {
    while pressKeys() { takeHands() }
    printNow("\n")
  }

  /// Goes by keys. True: hands are to be taken, for which the terminal edits a line; false: it is over.
  private mutating func pressKeys() -> Bool {
    guard let keys = Keys() else { return false }
    while true {
      show()
      switch keys.next() {
      case .character(" "), .character("n"), .right, .down, .pageDown, .enter:
        _ = talk.next(screen)
      case .character("b"), .character("p"), .left, .up, .pageUp:
        if !talk.back(screen) { remark = PresentWords.atFirst() }
      case .character("h"):
        if talk.asksForHands { return true }
        remark = PresentWords.noQuestion()
      case .character("q"), .stop: return false
      case .home: while talk.back(screen) {}
      case .end: while talk.next(screen) {}
      case .character, .escape, .other, .resized: break
      }
    }
  }

  private var screen: LessonTalk.Screen {
    let rows = TerminalSize.of(STDOUT_FILENO, environment: ProcessInfo.processInfo.environment).rows
    return LessonTalk.Screen(options: common.render, rows: rows)
  }

  private mutating func show() {
    let screen = screen
    let help = talk.asksForHands ? PresentWords.keys() : PresentWords.keysWithoutQuestion()
    let below = remark.isEmpty ? help : remark
    printNow(
      "\u{1B}[2J\u{1B}[H" + talk.text(screen) + "\n" + talk.placeText(screen) + "  " + below)
    remark = ""
  }

  /// Reads a line as the terminal edits it.
  private mutating func takeHands() {
    printNow("\n" + PresentWords.hands())
    var reader = PlainReader()
    guard case .line(let line) = reader.next(prompt: Prompt([])),
      !line.allSatisfy(\.isWhitespace)
    else { return }
    remark = talk.raise(line) ?? ""
  }
}

/// Presents line by line: for a pipe, a screen reader, and a terminal that cannot move its cursor.
private struct LinePresenter {
  private var talk: LessonTalk
  private let common: CommonOptions

  init(_ talk: LessonTalk, _ common: CommonOptions) { (self.talk, self.common) = (talk, common) }

  mutating func run() {
    let screen = LessonTalk.Screen(options: common.render, rows: nil)
    var reader = PlainReader()
    show(screen)
    while case .line(let line) = reader.next(prompt: Prompt([])) {
      let word = line.trimmingCharacters(in: .whitespaces).lowercased()
      switch word {
      case "q", "quit", "exit": return
      case "", "n", "next":
        guard talk.next(screen) else { return }
        show(screen)
      case "b", "back":
        if talk.back(screen) { show(screen) } else { complain(PresentWords.atFirst()) }
      default:
        guard talk.asksForHands else {
          complain(PresentWords.noSuchLine(word))
          continue
        }
        if let problem = talk.raise(line) { complain(problem) } else { show(screen) }
      }
    }
  }

  private func show(_ screen: LessonTalk.Screen) {
    let help = talk.asksForHands ? PresentWords.linesAtQuestion() : PresentWords.lines()
    printNow(talk.text(screen) + "\n" + talk.placeText(screen) + ". " + help + "\n\n")
  }
}
