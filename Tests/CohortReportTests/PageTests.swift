import Foundation
import TerminalDriver
import Testing

@testable import CohortReport
@testable import TutorKit

/// The page in a browser that is not ours.
@Suite(
  .serialized, .timeLimit(.minutes(30)),
  .enabled(if: Chromium.found != nil, "needs Chromium; make test installs it"))
struct PageTests {
  /// A room with all that the page can show.
  private func page(reload: Int? = nil) throws -> String {
    let first = try #require(library.exercise("1"))
    var records = [
      graded("ada", first, try text(first, "mistakes/lost-padding.swift")),
      graded("bob", first, try text(first, "solution.swift")),
      graded("<img src=x onerror=answer('run')>", first, try text(first, "exercise1.swift")),
    ]
    records += (0..<12).map { number in
      record("p\(number)", "exercise\(number % 3 + 1)", .notPassed, score: number * 8) {
        $0.firstToFix = .behavesTheSame
        $0.structure = "000000000000000\(number % 2)"
      }
    }
    records += [record("p1", "exercise9", .unchecked, score: 0), record("eve", nil, .unchecked)]
    let request = request {
      $0.roster = Roster("ada\nbob\nmissing\n")
      $0.reload = reload
    }
    return try #require(WallPage(report(records, request), request).html)
  }

  /// The page's own script runs under its own policy, and nothing of a name does.
  @Test func theScriptRunsUnderThePolicy() throws {
    let shown = try page().replacing(
      "</html>", with: "<script>document.body.id = 'run';</script></html>")
    let dumped = try #require(Chromium.found).dump(shown, [])
    #expect(dumped.contains(/id="theme"[^>]*aria-pressed="(true|false)"/))
    #expect(!dumped.contains("id=\"run\""))
    #expect(dumped.contains("&lt;img src=x"))
  }

  /// WCAG 2.1 A and AA, in light and dark, with all that is folded opened.
  @Test(.enabled(if: Browser.axe != nil, "needs axe-core"), arguments: [false, true])
  func anybodyCanReadIt(isDark: Bool) throws {
    let axe = try #require(Browser.axe)
    let answer = try Browser.answer(
      try page(reload: 3_600), dark: isDark,
      script: """
        \(axe)
        document.querySelectorAll('details').forEach(function (part) { part.open = true; });
        axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'] })
          .then(function (result) {
            answer({
              dark: matchMedia('(prefers-color-scheme: dark)').matches, passes: result.passes.length,
              violations: result.violations.map(function (found) {
                return found.id + ': ' + found.nodes[0].html + ' ' + found.nodes[0].failureSummary;
              })
            });
          });
        """)
    let result = try JSONDecoder().decode(AxeResult.self, from: Data(answer.utf8))
    #expect(result.violations == [])
    #expect(result.dark == isDark)
    #expect(result.passes > 20)
  }

  private struct AxeResult: Decodable {
    var dark: Bool
    var passes: Int
    var violations: [String]
  }

  /// Arrows go from cell to cell and over empty ones; a cell leads to its details, which open.
  @Test func keysGoThroughTheTable() throws {
    let answer = try Browser.answer(
      try page(),
      script: """
        var seen = [];
        function press(key) {
          document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: key, bubbles: true }));
          var cell = document.activeElement.closest('td');
          seen.push(cell ? cell.parentElement.rowIndex + ',' + cell.cellIndex : 'none');
        }
        document.querySelector('table.heat td a').focus();
        ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight'].forEach(press);
        var link = document.activeElement;
        link.click();
        setTimeout(function () {
          var target = document.getElementById(link.hash.slice(1));
          seen.push(target.closest('details').open ? 'open' : 'closed');
          seen.push(document.activeElement === target ? 'focused' : 'elsewhere');
          document.getElementById('theme').click();
          seen.push(document.documentElement.getAttribute('data-theme'));
          answer(seen.join(' '));
        }, 500);
        """)
    #expect(answer == "\"2,1 3,1 2,1 2,1 2,1 open focused dark\"")
  }

  /// A page that loads itself again can be stopped.
  @Test func reloadingCanBeStopped() throws {
    let answer = try Browser.answer(
      try page(reload: 1),
      script: """
        var loads = Number(sessionStorage.getItem('loads') || 0) + 1;
        sessionStorage.setItem('loads', loads);
        if (loads === 3) {
          document.getElementById('pause').click();
          setTimeout(function () { answer({ loads: loads, label: document.getElementById('pause').textContent }); }, 4000);
        }
        """)
    #expect(answer.contains("\"loads\":3"))
    #expect(answer.contains(ReportWords.resume()))
  }
}
