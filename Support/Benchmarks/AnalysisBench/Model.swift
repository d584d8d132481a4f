/// The data of one generated feature: a value type, an enumeration and a store.
struct Model {
  var name: String
  var texts: [String]
  var numbers: [String]
  var switches: [String]
  var cases: [String]
  /// `@Observable`, else an ObservableObject.
  var isObservable: Bool

  /// `order` for `Order`.
  var variable: String { name.prefix(1).lowercased() + name.dropFirst() }
  var store: String { name + "Store" }
  var kind: String { name + "Kind" }

  init(_ number: Int, _ dice: inout Dice) {
    name = dice.pick(Words.things) + dice.pick(["", "Item", "Entry", "Record"]) + "\(number)"
    texts = dice.pick(dice.roll(2...4), of: Words.texts)
    numbers = dice.pick(dice.roll(1...3), of: Words.numbers)
    switches = dice.pick(dice.roll(1...3), of: Words.switches)
    cases = dice.pick(dice.roll(3...6), of: Words.things).map { $0.lowercased() }
    isObservable = dice.oneIn(2)
  }

  func write(to lines: inout Lines, _ dice: inout Dice) {
    lines.add("/// What the screens about \(variable) show.")
    writeValue(to: &lines, &dice)
    lines.add()
    writeKind(to: &lines, &dice)
    lines.add()
    writeStore(to: &lines, &dice)
    lines.add()
    Service(model: self).write(to: &lines, &dice)
  }

  private func writeValue(to lines: inout Lines, _ dice: inout Dice) {
    let amount = numbers[0]
    let text = texts[0]
    let limit = dice.roll(2...90)
    lines.block("struct \(name): Identifiable, Hashable") { lines in
      lines.add("let id: UUID")
      for text in texts { lines.add("var \(text): String") }
      for number in numbers { lines.add("var \(number) = 0.0") }
      for name in switches { lines.add("var \(name) = false") }
      lines.add("var kind = \(kind).\(cases[0])")
      lines.add("var date = Date.now")
      lines.add()
      lines.block("var isLarge: Bool") { $0.add("\(amount) > \(limit) && !\(text).isEmpty") }
      lines.add()
      lines.block("var displayName: String") { lines in
        lines.block("guard !\(text).isEmpty else") { $0.add("return \"Unnamed \\(id)\"") }
        lines.add("return \"\\(\(text)) · \\(\(amount))\"")
      }
    }
  }

  private func writeKind(to lines: inout Lines, _ dice: inout Dice) {
    let symbols = cases.map { _ in dice.pick(Words.symbols) }
    lines.block("enum \(kind): String, CaseIterable, Codable") { lines in
      lines.add("case \(cases.joined(separator: ", "))")
      lines.add()
      lines.block("var symbol: String") { lines in
        lines.add("switch self {")
        for (name, symbol) in zip(cases, symbols) { lines.add("case .\(name): \"\(symbol)\"") }
        lines.add("}")
      }
    }
  }

  private func writeStore(to lines: inout Lines, _ dice: inout Dice) {
    let published = isObservable ? "var" : "@Published var"
    let flag = switches[0]
    let amount = numbers[0]
    let seconds = dice.roll(1...9)
    if isObservable { lines.add("@Observable") }
    lines.block("final class \(store)\(isObservable ? "" : ": ObservableObject")") { lines in
      lines.add("\(published) items: [\(name)] = []")
      lines.add("\(published) query = \"\"")
      lines.add("\(published) isLoading = false")
      lines.add()
      lines.block("var visible: [\(name)]") { lines in
        lines.add("query.isEmpty ? items : items.filter { $0.\(texts[0]).contains(query) }")
      }
      lines.add()
      lines.block("func load() async throws") { lines in
        lines.add("isLoading = true")
        lines.add("defer { isLoading = false }")
        lines.add("try await Task.sleep(for: .seconds(\(seconds)))")
        lines.block("for index in items.indices where items[index].\(flag)") { lines in
          lines.add("items[index].\(amount) += Double(index) * 1.5")
        }
      }
      lines.add()
      lines.block("func toggle(_ item: \(name))") { lines in
        lines.add("guard let index = items.firstIndex(where: { $0.id == item.id }) else { return }")
        lines.add("items[index].\(flag).toggle()")
      }
    }
  }
}
