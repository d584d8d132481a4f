/// Code of a feature that builds no views: loading, sorting, formatting. Apps hold more of it than of
/// bodies.
struct Service {
  let model: Model

  func write(to lines: inout Lines, _ dice: inout Dice) {
    lines.add("/// Loads and keeps \(model.variable) values.")
    lines.block("actor \(model.name)Service") { lines in
      lines.add("private var cache: [UUID: \(model.name)] = [:]")
      lines.add("private let session: URLSession")
      lines.add("private let limit = \(dice.roll(10...500))")
      lines.add()
      lines.block("init(session: URLSession = .shared)") { $0.add("self.session = session") }
      for number in 1...dice.roll(2...5) {
        lines.add()
        writeFunction(number, to: &lines, &dice)
      }
    }
  }

  private func writeFunction(_ number: Int, to lines: inout Lines, _ dice: inout Dice) {
    switch dice.roll(1...4) {
    case 1: writeRequest(number, to: &lines, &dice)
    case 2: writeSorting(number, to: &lines, &dice)
    case 3: writeSummary(number, to: &lines, &dice)
    default: writeGuard(number, to: &lines, &dice)
    }
  }

  private func writeRequest(_ number: Int, to lines: inout Lines, _ dice: inout Dice) {
    let path = dice.pick(Words.texts)
    lines.block("func fetch\(number)(id: UUID) async throws -> \(model.name)?") { lines in
      lines.block("if let known = cache[id]") { $0.add("return known") }
      lines.block("guard let url = URL(string: \"https://example.org/\(path)/\\(id)\") else") {
        $0.add("throw URLError(.badURL)")
      }
      lines.add("var request = URLRequest(url: url, timeoutInterval: \(dice.roll(5...60)))")
      lines.add("request.setValue(\"application/json\", forHTTPHeaderField: \"Accept\")")
      lines.add("let (data, response) = try await session.data(for: request)")
      lines.block("guard (response as? HTTPURLResponse)?.statusCode == 200 else") {
        $0.add("return nil")
      }
      lines.add("return cache.values.first { $0.\(model.texts[0]).utf8.count < data.count }")
    }
  }

  private func writeSorting(_ number: Int, to lines: inout Lines, _ dice: inout Dice) {
    let amount = model.numbers[0]
    lines.block("func sorted\(number)(by key: String) -> [\(model.name)]") { lines in
      lines.add("let all = Array(cache.values)")
      lines.add("switch key {")
      for text in model.texts {
        lines.add("case \"\(text)\": return all.sorted { $0.\(text) < $1.\(text) }")
      }
      lines.add("default: return all.sorted { $0.\(amount) > $1.\(amount) }")
      lines.add("}")
    }
  }

  private func writeSummary(_ number: Int, to lines: inout Lines, _ dice: inout Dice) {
    let amount = model.numbers[0]
    lines.block("func summary\(number)() -> (total: Double, mean: Double)") { lines in
      lines.add("var total = 0.0")
      lines.add("var count = 0")
      lines.block("for item in cache.values where item.\(amount) > \(dice.roll(0...9))") { lines in
        lines.add("total += item.\(amount) * \(dice.roll(1...9)).5")
        lines.add("count += 1")
      }
      lines.add("return (total, count == 0 ? 0 : total / Double(count))")
    }
  }

  private func writeGuard(_ number: Int, to lines: inout Lines, _ dice: inout Dice) {
    lines.block("func keep\(number)(_ items: [\(model.name)]) -> Int") { lines in
      lines.add("var kept = 0")
      lines.block("for item in items") { lines in
        lines.add("guard cache.count < limit else { break }")
        lines.add("guard !item.\(model.texts[0]).isEmpty, cache[item.id] == nil else { continue }")
        lines.add("cache[item.id] = item")
        lines.add("kept += 1")
      }
      lines.add("return kept")
    }
  }
}
