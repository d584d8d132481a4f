import Analysis
import Testing

@testable import TutorKit

@Suite struct CompareTests {
  private func compared(_ before: String, _ after: String) throws -> CompareReport {
    let old = parse(before, file: "before.swift")
    let new = parse(after, file: "after.swift")
    return try #require(withDeepStack { compare([old], [new], root: nil) })
  }

  private func screen(_ link: String) -> String {
    """
    struct Detail: View { var body: some View { Text("Detail") } }
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        VStack {
          \(link)
          Button("Add \\(1)") { count += 1 }
          Text("\\(count)")
        }
      }
    }
    """
  }

  @Test func aLinkThatOpensSomethingElseRendersDifferently() throws {
    let before = screen(#"NavigationLink("Open") { Detail() }"#)
    let same = try compared(before, screen(#"NavigationLink("Open") { Detail() }"#))
    #expect(same.checks[0].status == .passed)
    let other = try compared(before, screen(#"NavigationLink("Open") { Text("Gone") }"#))
    #expect(other.checks[0].id == .rendersTheSame)
    #expect(other.checks[0].status == .failed)
  }

  /// Of several equal views one is lost or too many: nothing stands in another place.
  @Test(arguments: [
    (
      #"Text("A"); Text("A"); Divider()"#, #"Text("A"); Divider()"#,
      "one `Text(\"A\")` of 2 is missing"
    ),
    (
      #"Divider(); Text("B"); Divider()"#, #"Divider(); Text("B")"#, "one `Divider` of 2 is missing"
    ),
    (
      #"Text("B"); Divider()"#, #"Text("B"); Divider(); Divider()"#, "one `Divider` more than the 1"
    ),
    (
      #"Text("A"); Text("B")"#, #"Text("B"); Text("A")"#, "`Text(\"A\")` stands after `Text(\"B\")`"
    ),
  ])
  func ofEqualViewsTheirNumberIsTold(before: String, after: String, told: String) throws {
    let report = try compared(screen(before), screen(after))
    #expect(report.checks[0].evidence.first?.contains(told) == true, "\(report.checks[0].evidence)")
  }

  @Test func whatDoesNotCompileDoesNotPass() throws {
    let text = screen(#"NavigationLink("Open") { Detail() }"#)
    let report = try compared(text, text)
    let source = parse(text, file: "after.swift")
    let error = CompilerDiagnostic(message: "cannot find 'x' in scope", line: 3, column: 1)
    let failed = report.adding(compile: [(source, .passed), (source, .failed([error]))])
    #expect(failed.verdict == .notPassed)
    // What does not compile builds nothing.
    #expect(failed.checks.map(\.status) == [.failed, .unchecked, .unchecked, .unchecked])
    #expect(failed.checks[0].evidence == ["after.swift:3:1: cannot find 'x' in scope"])
    let open = CompileOutcome.unchecked(.noCompiler)
    #expect(report.adding(compile: [(source, .passed), (source, open)]) == report)
  }

  @Test func aProgramIsNotLessThanItself() throws {
    let source = """
      struct Screen: View {
        @State private var count = 0
        var body: some View { Text("\\(count)"); Button("More") { count += 1 } }
      }
      """
    let report = try compared(source, source)
    #expect(report.checks.map(\.status) == [.passed, .passed, .failed])
    #expect(report.verdict == .notPassed)
    // Where nothing ever runs, there is nothing to save.
    let still = #"struct Screen: View { var body: some View { Text("Nothing") } }"#
    #expect(try compared(still, still).checks.map(\.status) == [.passed, .passed, .unchecked])
  }

  /// A label that echoes its value is another one the second time: such a step is not done, so it
  /// has no counts.
  @Test func stepsThatNobodyAnswersHaveNoCounts() throws {
    let source = """
      struct Screen: View {
        @State private var guests = 8
        var body: some View { Stepper("Guests: \\(guests)", value: $guests) }
      }
      """
    let report = try compared(source, source)
    #expect(report.steps.map(\.action) == ["initial", "change:Guests: 8"])
    #expect(report.steps.map(\.before.bodies) == [1, 1])
  }

  /// What a view must be given decides on what it shows, so it cannot be compared by itself.
  @Test func aViewThatTakesOtherInputsIsUnchecked() throws {
    func row(_ input: String) -> String {
      """
      struct Row: View { let \(input); var body: some View { Text("Row") } }
      struct Other: View { var body: some View { Text("Other") } }
      """
    }
    let report = try compared(row("item: Item"), row("title: String"))
    #expect(report.checks.prefix(2).map(\.status) == [.unchecked, .unchecked])
    #expect(report.checks[0].evidence == [GradeWords.otherInputs("Row")])
  }

  /// A program that never comes to an end of its states, and that is not proved, is tried. The report
  /// says so.
  @Test func whatIsNotTriedIsNamedInTheBasis() throws {
    let source = """
      struct Screen: View {
        @State private var count = 0
        var body: some View { VStack { \((1...120).map { "Button(\"B\($0)x\") { count += \($0) }" }
        .joined(separator: "; ")) }.onAppear { count = 1 } }
      }
      """
    let basis = try #require(compared(source, source).checks[0].basis)
    #expect(basis.kind == .tried)
    #expect(!basis.isComplete)
    #expect(basis.states > 100)
  }

  /// Steps go by place, values are those that the controls can give, and repeats are counted.
  @Test func aDifferenceManyStepsAwayIsFound() throws {
    func screen(_ action: String) -> String {
      """
      struct Screen: View {
        @State private var count = 0
        var body: some View { Text("\\(count)"); Button("Water") { \(action) } }
      }
      """
    }
    let report = try compared(screen("count += 1"), screen("if count < 10 { count += 1 }"))
    #expect(report.checks[0].status == .failed)
    #expect(report.checks[0].evidence.first?.contains("tap:Water (11 times)") == true)
  }

  /// What a name would build that nothing declares is no gain.
  @Test func aNameThatIsDeclaredNowhereSavesNothing() throws {
    func screen(_ part: String) -> String {
      """
      struct Screen: View {
        @State private var isOn = false
        var body: some View {
          VStack { Toggle("On", isOn: $isOn); \(part); Text(isOn ? "On" : "Off") }
        }
      }
      struct Hall: View { var body: some View { Text("Hall") } }
      """
    }
    let report = try compared(screen("Text(\"Hall\").bold().italic()"), screen("Hal()"))
    #expect(report.checks.last?.status == .unchecked)
    #expect(report.checks.last?.evidence.first?.contains("`Hal` is declared nowhere") == true)
    #expect(report.steps.isEmpty)
    let both = try compared(screen("VStack { Hal().bold() }"), screen("Hal().bold()"))
    #expect(!both.steps.isEmpty)
  }

  /// What nobody declares is unchecked: neither the same nor different.
  @Test func aNameThatIsDeclaredNowhereIsUnchecked() throws {
    func screen(_ title: String) -> String {
      "struct Screen: View { var body: some View { Text(\(title)) } }"
    }
    let report = try compared(screen("Strings.title"), screen("\"Title\""))
    #expect(report.checks[0].status == .unchecked)
  }

  private func lamp(_ head: String, limit: Int) -> String {
    """
    import SwiftUI
    struct Lamp: View {
      \(head)
      @State private var n = 0
      var body: some View {
        VStack { Text(level > \(limit) ? "Bright" : "Dim"); Button("Add \\(n)") { n += 1 } }
      }
    }
    """
  }

  /// What another initializer, or a method that changes a copy, gives a view is compared too: what comes of it is
  /// not known, so nothing is passed and nothing is failed.
  @Test(arguments: [
    "private let level: Int; init() { level = 0 }; init(loud: Bool) { level = loud ? 9 : 1 }",
    "@State private var level: Int; init() { _level = State(initialValue: 0) }; init(level: Int) { _level = State(initialValue: level) }",
    "private var level = 0; init() {}; func at(_ level: Int) -> Lamp { var copy = self; copy.level = level; return copy }",
    "private var level = 0; init() {}; static let bright: Lamp = { var lamp = Lamp(); lamp.level = 9; return lamp }()",
  ])
  func aRootThatIsMadeInOtherWaysIsHeldAgainstThem(head: String) throws {
    let same = try compared(lamp(head, limit: 4), lamp(head, limit: 4))
    #expect(same.checks.prefix(2).map(\.status) == [.passed, .passed])
    let other = try compared(lamp(head, limit: 4), lamp(head, limit: 6))
    #expect(other.checks[0].status == .unchecked || other.checks[1].status == .unchecked)
    #expect(!other.checks.prefix(2).contains { $0.status == .failed })
  }

  /// Who makes a view may hand it another value than the one that is left out.
  @Test(arguments: ["Int", "Int?"])
  func aRootOfWhichAnInputMayBeLeftOutIsHeldAgainstOthers(type: String) throws {
    let head = "private let given: \(type); init(given: \(type) = 0) { self.given = given }"
    func lamp(_ more: Int) -> String {
      """
      struct Lamp: View {
        \(head)
        var level: Int { let level: Int? = given; guard let level, level > 0 else { return 0 }; return level + \(more) }
        var body: some View { Text("\\(level)") }
      }
      """
    }
    let same = try compared(lamp(1), lamp(1))
    #expect(same.checks.prefix(2).map(\.status) == [.passed, .passed])
    let other = try compared(lamp(1), lamp(2))
    #expect(other.checks[0].status != .passed)
  }

  /// What other builds and other systems have is held against what they had, to the word.
  @Test(arguments: [
    ("#if DEBUG\nText(\"on\")\n#else\nText(\"shipped\")\n#endif", "shipped"),
    ("#if !DEBUG\nText(\"shipped\")\n#endif", "shipped"),
    ("#if os(macOS)\nText(\"Mac\")\n#endif", "Mac"),
    ("if #available(iOS 18, *) { Text(\"new\") } else { Text(\"old\") }", "old"),
  ])
  func codeForOtherBuildsIsHeldAgainstTheirs(code: String, word: String) throws {
    let same = try compared(screen(code), screen(code.replacing(") }", with: ")\n}")))
    #expect(same.checks.prefix(2).map(\.status) == [.passed, .passed])
    let other = try compared(screen(code), screen(code.replacing(word, with: "gone")))
    #expect(other.checks.prefix(2).map(\.status) == [.unchecked, .unchecked])
  }

  /// What stands for a colour, a style or a picture and is declared elsewhere may be what stood there before.
  @Test(arguments: [
    (#"Text("a").foregroundStyle(.red)"#, #"Text("a").foregroundStyle(.brand)"#),
    (#"Text("a").padding()"#, #"Text("a").padding().cardStyle()"#),
    (#"Image("a")"#, "Image(.a)"),
  ])
  func whatIsDeclaredElsewhereIsNoDifference(before: String, after: String) throws {
    let report = try compared(screen(before), screen(after))
    #expect(report.checks[0].status == .unchecked, "\(report.checks[0].evidence)")
  }

  /// An action behind the call is the one that its label names elsewhere.
  @Test func anActionBehindTheCallHasItsLabel() throws {
    let labelled = #"Stepper("A", onIncrement: { count += 1 }, onDecrement: { count -= 1 })"#
    let behind = #"Stepper("A") { count += 1 } onDecrement: { count -= 1 }"#
    let report = try compared(screen(labelled), screen(behind))
    #expect(report.checks.prefix(2).map(\.status) == [.passed, .passed])
  }

  /// A copy that is filled as the screen appears stays behind: that says more than the `onAppear`.
  @Test func whatDiffersBesideAHandlerIsTold() throws {
    func shelf(_ head: String, _ count: String, _ tail: String) -> String {
      """
      struct Shelf: View {
        @State private var records = [3, 1]
        \(head)
        var body: some View {
          VStack {
            Button("Deliver") { records.append(2) }
            Text("\\(\(count)) on the shelf")
          }
          \(tail)
        }
      }
      """
    }
    let report = try compared(
      shelf("", "records.count", ""),
      shelf("@State private var copy: [Int] = []", "copy.count", ".onAppear { copy = records }"))
    let evidence = report.checks[0].evidence
    #expect(report.checks[0].status == .failed)
    #expect(evidence.first?.contains("after tap:Deliver") == true, "\(evidence)")
    #expect(evidence.last?.contains("onAppear") == true, "\(evidence)")
  }

  /// Which end of a range a value is beyond is looked for, and a control is taken to its ends though others are
  /// repeated a hundred times and more before.
  @Test(arguments: [
    ("15..<180 ~= azimuth", true), ("(15...179).contains(azimuth)", true),
    ("{ switch azimuth { case 15..<180: true; default: false } }()", true),
    ("(azimuth + 345) % 360 < 165", true), ("(0..<180).contains(azimuth)", false),
  ])
  func bothEndsOfARangeAreLookedFor(condition: String, differs: Bool) throws {
    func dome(_ condition: String) -> String {
      """
      struct Dome: View {
        @State private var isOpen = false
        @State private var azimuth = 90
        @State private var object = ""
        @State private var log = ["Moon"]
        var body: some View {
          Button("Open") { isOpen = true }.disabled(isOpen)
          Button("Close") { isOpen = false; azimuth = 90 }.disabled(!isOpen)
          Stepper("Azimuth", value: $azimuth, in: 0...345, step: 15).disabled(!isOpen)
          Text(\(condition) ? "East" : "West")
          TextField("Object", text: $object)
          Button("Log") { log.append(object); object = "" }.disabled(object.isEmpty)
          Text("\\(log.count) entries")
        }
      }
      """
    }
    let report = try compared(dome("azimuth < 180"), dome(condition))
    #expect(report.checks[0].status == (differs ? .failed : .passed))
  }

  /// A gesture of taps alone is what `onTapGesture` adds.
  @Test(arguments: [
    ("{ count += 1 }", "TapGesture().onEnded { count += 1 }", true),
    ("(count: 2) { count += 1 }", "TapGesture(count: 2).onEnded { _ in count += 1 }", true),
    ("(count: 2) { count += 1 }", "TapGesture().onEnded { count += 1 }", false),
    ("{ count += 1 }", "TapGesture().onEnded { count += 2 }", false),
  ])
  func aGestureOfTapsIsTheModifier(tap: String, gesture: String, isSame: Bool) throws {
    let report = try compared(
      screen(#"Text("A \(count)").onTapGesture"# + tap),
      screen(#"Text("A \(count)").gesture("# + gesture + ")"))
    let statuses = report.checks.prefix(2).map(\.status)
    #expect(isSame ? statuses == [.passed, .passed] : statuses.contains(.failed))
  }

  /// A text that is handed on is the same text, whatever stands for what is not known of it.
  @Test func aTextThatIsHandedOnIsTheSame() throws {
    let before =
      #"struct Hello: View { let name: String; var body: some View { Text("Hi \(name)!") } }"#
    let after = #"""
      struct Hello: View { let name: String; var body: some View { Line(text: "Hi \(name)!") } }
      struct Line: View { let text: String; var body: some View { Text(text) } }
      """#
    #expect(try compared(before, after).checks[0].status == .passed)
  }

  @Test func rowsWithTheHashOfATextForTheirIdAreRepeated() throws {
    func list(_ id: String) -> String {
      """
      struct Note: Identifiable { let id: Int; let text: String }
      struct Board: View {
        @State private var notes = [Note(id: \(id == "n" ? "0" : id), text: "a")]
        @State private var n = 1
        var body: some View {
          VStack {
            ForEach(notes) { note in Text(note.text) }
            Button("Add") { notes.append(Note(id: \(id), text: "a")); n += 1 }
          }
        }
      }
      """
    }
    let report = try compared(list("n"), list(#""a".hashValue"#))
    #expect(report.checks[0].status == .failed)
  }

  @Test func numbersInKnownFormatsAreTexts() throws {
    func label(_ text: String) -> String {
      """
      struct Fan: View {
        @State private var speed = 2.0
        var body: some View {
          VStack { Slider(value: $speed, in: 0...5, step: 1); Text(\(text)) }
        }
      }
      """
    }
    let plain = label(#""Fan \(Int(speed))""#)
    for other in [
      #""Fan \(speed, specifier: "%.0f")""#,
      #""Fan \(speed, format: .number.precision(.fractionLength(0)))""#,
      #""Fan \(speed.formatted())""#,
    ] {
      #expect(try compared(plain, label(other)).checks[0].status == .passed, "\(other)")
    }
    let wrong = label(#""Fan \(speed, specifier: "%.1f")""#)
    #expect(try compared(plain, wrong).checks[0].status == .failed)
  }
}
