import Testing

@testable import LineEditor

@Suite struct TextTests {
  @Test(
    "Columns of a text",
    arguments: [
      ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("👩‍👩‍👧", 2), ("🇩🇪", 2), ("❤️", 2),
      ("❤", 1),
      ("\u{200B}", 0), ("›", 1), ("│├", 2), ("ｆ", 2), ("한", 2), ("👍🏽", 2), ("\u{AD}", 1),
    ] as [(String, Int)])
  func width(text: String, columns: Int) {
    #expect(displayWidth(text) == columns)
  }

  @Test(
    "Prompts end in a character that is seen, and escapes do not touch",
    arguments: [
      (Prompt("tutor"), "tutor ", "tutor "),
      (
        Prompt([.init("tutor ", .bold), .init("✗2", .red), .init("› ")]), "tutor ✗2› ",
        "\u{1}\u{1B}[1m\u{1}tutor \u{1}\u{1B}[0;31m\u{1}✗2\u{1}\u{1B}[0m\u{1}› "
      ),
      (
        Prompt([.init("a", .green), .init("", .red), .init("  ", .green)]), "a ",
        "\u{1}\u{1B}[32m\u{1}a\u{1}\u{1B}[0m\u{1} "
      ),
      (Prompt("a\u{1B}[31m\u{1}b\n"), "a[31mb ", "a[31mb "),
    ])
  func prompt(prompt: Prompt, plain: String, colored: String) {
    #expect(prompt.marked(inColor: false) == plain)
    #expect(prompt.marked(inColor: true) == colored)
  }

  @Test(
    "What Tab puts in place",
    arguments: [
      ("le", ["lesson", "lessons"], "lesson"), ("lesson", ["lesson", "lessons"], nil),
      ("q", ["quit"], "quit "), ("é", ["été", "étude"], "ét"), ("x", [], nil),
    ] as [(String, [String], String?)])
  func replacement(typed: String, words: [String], expected: String?) {
    let completion = Completion(replacing: typed, with: words.map { .init($0) })
    #expect(completion.replacement == expected)
  }

  @Test("Candidates in columns and with summaries, at a width")
  func candidates() {
    func list(_ candidates: [Completion.Candidate], width: Int) -> CompletionList {
      CompletionList(candidates: candidates, width: width) { "\($0) more" }
    }
    let words = ["one", "two", "three", "日本", "five"].map { Completion.Candidate($0) }
    #expect(
      list(words, width: 20).text == "one    日本\ntwo    five\nthree\n")
    let described = [
      Completion.Candidate("grade", summary: "grade the submission at hand"),
      Completion.Candidate("go\u{1B}", summary: "leave"),
    ]
    #expect(
      list(described, width: 24).text
        == "grade  grade the submi…\ngo     leave\n")
    let many = (100..<150).map { Completion.Candidate("w\($0)", summary: "s") }
    #expect(list(many, width: 40).text.hasSuffix("30 more\n"))
  }

  @Test("Rows of a block", arguments: [("", 0), ("a", 1), ("a\n", 1), ("a\nb", 2), ("\n\n", 2)])
  func rows(text: String, count: Int) {
    #expect(PastedBlock(text: text).rowCount == count)
  }

  @Test(
    "The size of a window that is none",
    arguments: [
      ([:], 24, 80), (["COLUMNS": "100", "LINES": "30"], 30, 100), (["COLUMNS": "5"], 24, 20),
      (["COLUMNS": "many"], 24, 80),
    ] as [([String: String], Int, Int)])
  func size(environment: [String: String], rows: Int, columns: Int) {
    let size = TerminalSize.of(-1, environment: environment)
    #expect(size == TerminalSize(rows: rows, columns: columns))
  }

  @Test(
    "Which terminals can move their cursor",
    arguments: [
      (nil, false), ("", false), ("dumb", false), ("xterm", true),
    ] as [(String?, Bool)])
  func terminals(type: String?, canMove: Bool) {
    #expect(canMoveCursor(type) == canMove)
  }
}
