package import Analysis
package import Simulation

/// A row of a table of expected counts.
package struct TableRow: Hashable, Sendable {
  package var file: String
  package var scenario: String
  package var root: String
  package var step: Int
  package var action: String
  /// A probe's or a view's name.
  package var probe: String
  package var count: Int?
  /// Shown, but not counted as wrong: the column `graded` says `no`.
  package var isGraded = true
  /// The row as it stood, for output.
  package var line: String

  /// What is wrong with a table.
  package struct Problem: Error, Hashable, Sendable {
    package var line: Int
    package var reason: String
  }

  private static let columns = ["file", "scenario", "root", "step", "action", "probe", "count"]

  /// Reads tab-separated text with a header line.
  package static func parse(_ text: String) -> Result<[TableRow], Problem> {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(
      String.init)
    let header = lines.first.map(cells) ?? []
    var index: [String: Int] = [:]
    for column in columns {
      guard let position = header.firstIndex(of: column) else {
        return .failure(Problem(line: 1, reason: SimulationWords.noColumn(column)))
      }
      index[column] = position
    }
    var rows: [TableRow] = []
    for (number, line) in lines.enumerated().dropFirst() where !line.trimmed.isEmpty {
      let parts = cells(line)
      func cell(_ name: String) -> String {
        guard let position = index[name], position < parts.count else { return "" }
        return parts[position]
      }
      guard let step = Int(cell("step")) else {
        return .failure(
          Problem(line: number + 1, reason: SimulationWords.noStepNumber(cell("step"))))
      }
      rows.append(
        TableRow(
          file: cell("file"), scenario: cell("scenario"), root: cell("root"), step: step,
          action: cell("action"), probe: cell("probe"), count: Int(cell("count")),
          isGraded: isGraded(header, parts), line: line))
    }
    return .success(rows)
  }

  private static func isGraded(_ header: [String], _ cells: [String]) -> Bool {
    guard let position = header.firstIndex(of: "graded"), position < cells.count else {
      return true
    }
    return cells[position] != "no"
  }

  private static func cells(_ line: String) -> [String] {
    line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
  }

  /// The files that the rows name, in order.
  package static func files(_ rows: [TableRow]) -> [String] {
    var seen: Set<String> = []
    return rows.map(\.file).filter { seen.insert($0).inserted }
  }
}

/// A table with the simulated counts.
package struct TableResults: Codable, Hashable, Sendable {
  package var format = 1
  package var rows: [Row]
  package var equal = 0
  package var wrong = 0
  package var unchecked = 0

  package struct Row: Codable, Hashable, Sendable {
    package var file: String
    package var scenario: String
    package var root: String
    package var step: Int
    package var action: String
    package var probe: String
    package var expected: Int?
    /// nil: unchecked.
    package var count: Int?
    /// equal, wrong, unchecked, or differs (a row that is not graded).
    package var status: String
    /// Why it is unchecked.
    package var reason: String?
  }

  /// Tab-separated: the rows with `simulated` and `status`, then a line of totals.
  package var text: String {
    var lines = ["file\tscenario\troot\tstep\taction\tprobe\tcount\tsimulated\tstatus"]
    for row in rows {
      lines.append(
        [
          row.file, row.scenario, row.root, String(row.step), row.action, row.probe,
          row.expected.map(String.init) ?? "", row.count.map(String.init) ?? "",
          row.status + (row.reason.map { ": " + $0 } ?? ""),
        ].joined(separator: "\t"))
    }
    return lines.joined(separator: "\n")
      + "\n# " + SimulationWords.tableTotals(equal, wrong, unchecked) + "\n"
  }
}

/// Simulates every scenario of a table. The files are one program.
package func simulate(
  _ rows: [TableRow], sources: [ParsedSource], options: SimulationOptions = .init()
) -> TableResults {
  var order: [String] = []
  var groups: [String: [TableRow]] = [:]
  for row in rows {
    let key = row.file + "\t" + row.scenario + "\t" + row.root
    if groups[key] == nil { order.append(key) }
    groups[key, default: []].append(row)
  }
  let prepared = PreparedTable(
    groups: order.map { groups[$0] ?? [] }, sources: sources, options: options)
  var results: [TableRow: TableResults.Row] = [:]
  for index in prepared.groups.indices {
    for (row, result) in zip(prepared.groups[index], prepared.results(of: index)) {
      results[row] = result
    }
  }
  var table = TableResults(rows: rows.compactMap { results[$0] })
  table.equal = table.rows.filter { $0.status == "equal" }.count
  table.wrong = table.rows.filter { $0.status == "wrong" }.count
  table.unchecked = table.rows.filter { $0.status == "unchecked" }.count
  return table
}

/// The table's program, lowered once for all scenarios.
private struct PreparedTable {
  let groups: [[TableRow]]
  let lowering: Lowering
  let options: SimulationOptions
  /// The steps of each group, in order.
  let steps: [[ActionText]]
  /// Lowered expressions by their text.
  let functions: [String: LoweredExpression]

  init(groups: [[TableRow]], sources: [ParsedSource], options: SimulationOptions) {
    self.groups = groups
    self.options = options
    steps = groups.map(Self.steps)
    var texts: [String] = []
    var seen: Set<String> = []
    for group in groups {
      if let root = group.first?.root, seen.insert(root).inserted { texts.append(root) }
    }
    for step in steps.joined() {
      if let text = step.expression, seen.insert(text).inserted { texts.append(text) }
    }
    lowering = lower(sources, expressions: texts)
    functions = Dictionary(uniqueKeysWithValues: zip(texts, lowering.expressions))
  }

  private static func steps(_ rows: [TableRow]) -> [ActionText] {
    let last = rows.map(\.step).max() ?? 0
    guard last > 0 else { return [] }
    return (1...last).map { number in
      ActionText(rows.first { $0.step == number }?.action ?? "")
    }
  }

  func results(of group: Int) -> [TableResults.Row] {
    let rows = groups[group]
    guard let root = rows.first?.root, case .function(let function)? = functions[root] else {
      return rows.map { row($0, count: nil, SimulationWords.rootIsNone()) }
    }
    let simulator = Simulator(program: lowering.program, root: function, options: options)
    var traces = [simulator.start()]
    var failures: [Int: String] = [:]
    for step in steps[group] {
      let (trace, problem) = perform(step, simulator)
      if let problem { failures[traces.count] = problem }
      traces.append(trace)
    }
    return rows.map { row in
      guard traces.indices.contains(row.step) else {
        return self.row(row, count: nil, SimulationWords.noSuchStep())
      }
      let trace = traces[row.step]
      if let reason = failures[row.step] ?? doubt(traces[...row.step]) {
        return self.row(row, count: nil, reason)
      }
      let runs = trace.runs.filter { $0.isBody && $0.view == row.probe }.count
      return self.row(row, count: trace.probes[row.probe] ?? runs, nil)
    }
  }

  /// What is unchecked in a step or before it leaves its counts uncertain.
  private func doubt(_ traces: ArraySlice<StepTrace>) -> String? {
    traces.lazy.compactMap(\.unchecked.first?.words).first
  }

  private func perform(
    _ step: ActionText, _ simulator: Simulator
  ) -> (StepTrace, String?) {
    var action: Action? = .registered(step.text)
    if !simulator.registeredActions.contains(step.text) {
      var value: FunctionID?
      if let text = step.expression, case .function(let id)? = functions[text] { value = id }
      action = step.action(value: value)
    }
    guard let action else {
      return (StepTrace(action: step.text), ActionProblem.notPossible(step.text).sentence)
    }
    let (trace, problem) = simulator.perform(action, named: step.text)
    return (trace, problem?.sentence)
  }

  private func row(_ row: TableRow, count: Int?, _ reason: String?) -> TableResults.Row {
    let isEqual = row.count == nil || row.count == count
    let status = count == nil ? "unchecked" : isEqual ? "equal" : row.isGraded ? "wrong" : "differs"
    return TableResults.Row(
      file: row.file, scenario: row.scenario, root: row.root, step: row.step, action: row.action,
      probe: row.probe, expected: row.count, count: count, status: status, reason: reason)
  }
}
