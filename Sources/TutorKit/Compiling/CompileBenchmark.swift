import Foundation

/// What a check costs beside the compiler on a file of the same length that imports Foundation only.
package struct CompileBenchmark: Sendable {
  /// Seconds from start to end, the median of all rounds.
  package var check: Double
  package var foundation: Double

  package static let lines = 100

  /// Runs both in turn, warm. nil: there is no compiler, or a file did not pass.
  package static func measure(_ check: CompileCheck, rounds: Int = 7) -> CompileBenchmark? {
    var check = check
    check.keepsResults = false
    let views = parse(text("SwiftUI", view), file: "Views.swift")
    let plain = text("Foundation", structure)
    guard case .success(let workspace) = check.workspace(), check.check(views) == .passed else {
      return nil
    }
    var times: [(Double, Double)] = []
    for _ in 0..<rounds {
      let start = DispatchTime.now()
      guard check.check(views) == .passed else { return nil }
      let middle = DispatchTime.now()
      guard workspace.typecheck(plain) else { return nil }
      times.append((seconds(start, middle), seconds(middle, DispatchTime.now())))
    }
    return CompileBenchmark(
      check: median(times.map(\.0)), foundation: median(times.map(\.1)))
  }

  /// A row for people.
  package var line: String {
    String(
      format:
        "warm check of %d lines %.0f ms, swiftc -typecheck with Foundation %.0f ms: %.2f times",
      Self.lines, check * 1e3, foundation * 1e3, check / max(foundation, 1e-9))
  }

  private static func seconds(_ start: DispatchTime, _ end: DispatchTime) -> Double {
    Double(end.uptimeNanoseconds - start.uptimeNanoseconds) / 1e9
  }

  private static func median(_ values: [Double]) -> Double {
    values.isEmpty ? 0 : values.sorted()[values.count / 2]
  }

  /// A file of ``lines`` lines: an import and declarations of eleven lines each.
  private static func text(_ module: String, _ declaration: (Int) -> String) -> String {
    "import \(module)\n" + (1...9).map(declaration).joined(separator: "\n") + "\n"
  }

  private static func view(_ number: Int) -> String {
    """
    struct Row\(number): View {
      let title: String
      @State private var count = 0
      var body: some View {
        VStack(alignment: .leading) {
          Text(title).font(.headline)
          Text("\\(count) of \(number)").foregroundStyle(.secondary)
          Button("Add") { count += 1 }
        }.padding()
      }
    }
    """
  }

  private static func structure(_ number: Int) -> String {
    """
    struct Row\(number) {
      let title: String
      var count = 0
      var text: String {
        let date = Date(timeIntervalSince1970: Double(count))
        let parts = [title.uppercased(), "\\(count) of \(number)", "\\(date)"]
          .map { $0.trimmingCharacters(in: .whitespaces) }
          .filter { !$0.isEmpty }
        return parts.joined(separator: ", ")
      }
    }
    """
  }
}
