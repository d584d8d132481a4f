/// Makes views of parts of generated screens.
struct ScreenPrinter {
  /// How a part becomes a view of its own.
  enum Way: CaseIterable, Sendable {
    /// Values as `let`, what is written as `@Binding`.
    case inputs
    /// Actions as closures, values as `let`.
    case closures
    /// In a generic container, made by the screen.
    case content
    /// The view once more split: its first child with children of its own is a view too.
    case twoLevels
  }

  var declarations: [String] = []
  private var count = 0

  /// The whole program, with the screen as it is.
  static func source(_ screen: Piece) -> String { ScreenPrinter().source(screen) }

  /// The whole program, with the piece at a place made a view.
  static func source(_ screen: Piece, extracting place: [Int], _ way: Way) -> String {
    var printer = ScreenPrinter()
    var changed = screen
    if way == .twoLevels,
      let inner = screen[place].places.first(where: { path in
        path.count == 1 && !screen[place][path].children.isEmpty
      })
    {
      let scope = Scope(screen, place + inner)
      changed[place + inner] = printer.extract(screen[place + inner], .inputs, scope)
    }
    changed[place] = printer.extract(changed[place], way, Scope(screen, place))
    return printer.source(changed)
  }

  private func source(_ screen: Piece) -> String {
    let states = ScreenGenerator.states.map {
      "  @State private var \($0.name)\($0.type == "Item?" ? ": Item?" : "") = \($0.value)\n"
    }.joined()
    return ScreenGenerator.declarations + declarations.joined()
      + "struct Screen: View {\n\(states)  var body: some View {\n" + screen.code()
      + "  }\n}\nfunc next(_ phase: Phase) -> Phase {\n  switch phase {\n  case .idle: .loaded(7)\n"
      + "  case .loaded: .failed\n  case .failed: .idle\n  }\n}\n"
  }

  /// Names that a row or a case binds around a place.
  struct Scope {
    var locals: [(name: String, type: String)] = []

    init(_ screen: Piece, _ place: [Int]) {
      var current = screen
      for index in place {
        if current.kind == .rows { locals.append(("item", "Item")) }
        if current.kind == .phases, index == 1 { locals.append(("value", "Int")) }
        current = current.children[index]
      }
    }
  }

  private mutating func extract(_ piece: Piece, _ way: Way, _ scope: Scope) -> Piece {
    count += 1
    let name = "Part\(count)"
    if way == .content {
      declarations.append(
        "struct \(name)<Content: View>: View {\n  @ViewBuilder var content: () -> Content\n"
          + "  var body: some View { content() }\n}\n")
      return Piece(kind: .container(name), children: [piece])
    }
    var body = piece
    var inputs: [(declaration: String, argument: String)] = []
    if way == .closures { inputs = body.takeActions() }
    let code = body.code()
    for state in ScreenGenerator.states where code.mentions(state.name) {
      if state.name == "model" {
        inputs.append(("@Bindable var model: Model", "model: model"))
      } else if body.writes(state.name) {
        inputs.append(
          ("@Binding var \(state.name): \(state.type)", "\(state.name): $\(state.name)"))
      } else {
        inputs.append(("let \(state.name): \(state.type)", "\(state.name): \(state.name)"))
      }
    }
    for local in scope.locals where code.mentions(local.name) {
      inputs.append(("let \(local.name): \(local.type)", "\(local.name): \(local.name)"))
    }
    declarations.append(
      "struct \(name): View {\n" + inputs.map { "  \($0.declaration)\n" }.joined()
        + "  var body: some View {\n" + code + "  }\n}\n")
    return Piece(kind: .leaf("\(name)(\(inputs.map(\.argument).joined(separator: ", ")))"))
  }
}

extension Piece {
  /// Whether an action or a control below writes a state.
  fileprivate func writes(_ state: String) -> Bool {
    switch kind {
    case .action(_, let code):
      if code.mentions(state), !code.hasPrefix("act") { return true }
    case .control(_, let bound): if bound == state { return true }
    case .leaf(let text):
      if text.mentions("$" + state) || text.contains("$\(state)") { return true }
    default: break
    }
    return children.contains { $0.writes(state) }
  }

  /// Puts calls of closures in the place of the actions, and gives the closures.
  fileprivate mutating func takeActions() -> [(declaration: String, argument: String)] {
    var taken: [(String, String)] = []
    for place in places {
      guard case .action(let view, let code) = self[place].kind else { continue }
      let name = "act\(taken.count)"
      taken.append(("let \(name): () -> Void", "\(name): { \(code) }"))
      self[place].kind = .action(view, code: name + "()")
    }
    return taken
  }
}
