import Analysis
import Testing

@testable import TutorKit

/// Values of the system's types, the environment of the system's modifiers, and identities.
struct SystemValueTests {
  /// How often the body of a view ran in the last step, and whether all of it is known.
  private func runs(
    of view: String, in text: String, _ steps: String...
  ) throws -> (ran: Int, isKnown: Bool) {
    let request = SimulationRequest(
      sources: [parse("import SwiftUI\n" + text, file: "Page.swift")], root: "Page",
      steps: steps.map(ActionText.init))
    let run = try #require(withDeepStack { simulate(request) }).get()
    let step = try #require(SimulationReport(run).steps.last)
    #expect(step.problem == nil)
    let ran = step.evaluations.filter { $0.view == view }.reduce(0) { $0 + $1.ran }
    return (ran, step.unchecked?.isEmpty ?? true)
  }

  private func page(_ state: String, _ shown: String, _ action: String) -> String {
    """
    struct Page: View {
      @State private var value = \(state)
      var body: some View { VStack { Text("\\(\(shown))"); Button("Go") { \(action) } } }
    }
    """
  }

  @Test(arguments: [
    ("Date(timeIntervalSince1970: 0)", "value.timeIntervalSince1970", "value.addTimeInterval(60)"),
    ("URL(fileURLWithPath: \"/a/b\")", "value.path", "value.deleteLastPathComponent()"),
    ("Decimal(2)", "value.description", "value.negate()"), ("\"a\"", "value", "value.write(\"b\")"),
    ("CGPoint(x: 1, y: 2)", "value.x", "value.x += 5"),
    ("CGSize.zero", "value.width", "value = CGSize(width: 3, height: 0)"),
  ])
  func whatChangesItselfIsNoSilence(state: String, shown: String, action: String) throws {
    let found = try runs(of: "Page", in: page(state, shown, action), "tap:Go")
    #expect(found.ran == 1 || !found.isKnown)
  }

  @Test(arguments: [
    ("CGPoint(x: 1, y: 2)", "value.x", "value.x += 0"),
    ("CGSize.zero", "value.width", "value = CGSize(width: 0, height: 0)"),
    (
      "CGRect(x: 0, y: 0, width: 4, height: 4)", "value.maxX",
      "value = value.union(CGRect(x: 1, y: 1, width: 2, height: 2))"
    ),
    ("NSMutableString(string: \"a\")", "value", "value.append(\"b\")"),
    ("Date(timeIntervalSince1970: 0)", "value.timeIntervalSince1970", "value += 0"),
    (
      "Date(timeIntervalSince1970: 30)", "value.timeIntervalSince1970",
      "value = max(value, Date(timeIntervalSince1970: 90) - 60)"
    ),
    (
      "Date(timeIntervalSinceReferenceDate: 0)", "value.timeIntervalSince1970",
      "value = Date(timeIntervalSince1970: 978_307_200)"
    ),
    ("EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)", "value.top", "value.top = 1"),
  ])
  func whatIsEqualIsNoChange(state: String, shown: String, action: String) throws {
    let found = try runs(of: "Page", in: page(state, shown, action), "tap:Go")
    #expect(found.ran == 0)
    #expect(found.isKnown)
  }

  /// What a type of the system computes may be as it was.
  @Test(arguments: [
    ("Data([1])", "value.count", "value.append(contentsOf: [])"),
    ("DateComponents(year: 2020)", "value.year ?? 0", "value.year = 2020"),
    ("Decimal(2)", "value.description", "value = value * 1"),
  ])
  func whatMayBeEqualIsUnchecked(state: String, shown: String, action: String) throws {
    let found = try runs(of: "Page", in: page(state, shown, action), "tap:Go")
    #expect(!found.isKnown)
  }

  /// Without a preference the scheme of the system is read, and with one it is not.
  @Test(arguments: [("nil", 1), (".light", 0)])
  func aSchemeThatNobodyPrefersIsTheSystems(preferred: String, ran: Int) throws {
    let text = """
      struct Page: View {
        @State private var scheme: ColorScheme? = \(preferred)
        var body: some View {
          VStack { Leaf(); Other().colorScheme(.dark) }.preferredColorScheme(scheme)
        }
      }
      struct Leaf: View {
        @Environment(\\.colorScheme) private var scheme
        var body: some View { Text(scheme == .dark ? "dark" : "light") }
      }
      struct Other: View { var body: some View { Leaf() } }
      """
    let request = SimulationRequest(
      sources: [parse("import SwiftUI\n" + text, file: "Page.swift")], root: "Page",
      steps: [ActionText("change:\\.colorScheme")])
    let run = try #require(withDeepStack { simulate(request) }).get()
    let step = try #require(SimulationReport(run).steps.last)
    #expect(step.evaluations.filter { $0.view == "Leaf" }.reduce(0) { $0 + $1.ran } == ran)
  }

  private func surroundings(_ key: String, _ around: String, _ inside: String = "") -> String {
    """
    struct Page: View {
      @State private var isLocked = false
      var body: some View {
        VStack {
          Toggle("Lock", isOn: $isLocked)
          VStack { Leaf()\(inside) }\(around)
        }
      }
    }
    struct Leaf: View {
      @Environment(\\.\(key)) private var found
      var body: some View { Text("\\(String(describing: found))") }
    }
    """
  }

  @Test(arguments: [
    ("isEnabled", ".disabled(isLocked)", ".disabled(false)"),
    ("isScrollEnabled", ".scrollDisabled(isLocked)", ""),
    ("symbolVariants", ".symbolVariant(isLocked ? .fill : .none)", ""),
    ("labelsVisibility", ".labelsVisibility(isLocked ? .hidden : .visible)", ""),
  ])
  func whatSurroundsIsRead(key: String, around: String, inside: String) throws {
    let text = surroundings(key, around, inside)
    #expect(try runs(of: "Leaf", in: text, "toggle:Lock").ran == 1)
  }

  @Test(arguments: [
    ("isEnabled", ".disabled(isLocked)", ".disabled(true)"),
    ("redactionReasons", ".redacted(reason: isLocked ? .placeholder : [])", ".unredacted()"),
  ])
  func whatIsSetBelowIsRead(key: String, around: String, inside: String) throws {
    let text = surroundings(key, around, inside)
    #expect(try runs(of: "Leaf", in: text, "toggle:Lock").ran == 0)
  }

  @Test func aTaskOfABodyRuns() throws {
    let text = """
      struct Page: View {
        @State private var names = ["a"]
        var body: some View {
          let _ = Task { names = await load() }
          Text("\\(names.count)")
        }
        private func load() async -> [String] { ["a", "b"] }
      }
      """
    let request = SimulationRequest(
      sources: [parse(text, file: "Page.swift")], root: "Page", steps: [])
    let run = try #require(withDeepStack { simulate(request) }).get()
    #expect(SimulationReport(run).steps[0].evaluations.map(\.ran) == [2])
  }

  @Test func elementsOfAnUnknownListAreToldApart() throws {
    let text = """
      struct Mail: Identifiable { let id: Int; let subject: String }
      struct Page: View {
        @State private var chosen: Int?
        let mails: [Mail]
        var body: some View {
          VStack {
            ForEach(mails) { mail in
              Button("Choose") { chosen = mail.id }
              Row(isChosen: chosen == mail.id)
            }
          }
        }
      }
      struct Row: View {
        let isChosen: Bool
        var body: some View { Text(isChosen ? "Chosen" : "Free") }
      }
      """
    #expect(try runs(of: "Row", in: text, "tap:Choose").ran == 1)
  }

  // MARK: Identities

  private func card(_ identity: String, _ further: String = "") -> String {
    """
    import SwiftUI
    struct Page: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Text("\\(count)")\(identity)
          Button("Add") { \(further.isEmpty ? "count += 1" : "withAnimation { count += 1 }") }
        }
      }
    }
    """
  }

  private func rendersTheSame(_ before: String, _ after: String) throws -> Bool {
    let sources = [before, after].map { parse($0, file: "Page.swift") }
    let report = try #require(
      withDeepStack { compare([sources[0]], [sources[1]], root: nil) })
    let check = try #require(report.checks.first { $0.id == .rendersTheSame })
    return check.status == .passed
  }

  @Test func anIdentityShowsNowhere() throws {
    #expect(try rendersTheSame(card(""), card(".id(count)")))
    #expect(try rendersTheSame(card(".id(count)"), card("")))
  }

  @Test func aNewIdentityAtEachRunIsNone() throws {
    #expect(try !rendersTheSame(card(""), card(".id(UUID())")))
  }

  @Test func whereThingsMoveAnIdentityIsSeen() throws {
    #expect(try !rendersTheSame(card("", "moves"), card(".id(count)", "moves")))
  }
}
