import Analysis

/// What a session's `picture` shows: texts, so that it can be an effect.
package struct PictureRequest: Hashable, Sendable {
  /// The page's name without its ending.
  package var name: String
  /// The text being worked on, or an example's.
  package var text: String
  var root: String?
  var steps: [String]?
  /// nil: an example, which stands alone.
  var exercise: Exercise?
  /// Whether the reference may be seen.
  var showsReference = false

  /// The programs of the picture. Use ``withDeepStack(_:)`` around it.
  package var sides: Result<[DrawnSide], SimulationProblem> {
    let source = ParsedSource(text: text, file: name + ".swift")
    if let exercise {
      var request = exercise.request(for: source)
      if !showsReference { request.reference = nil }
      return request.drawnSides
    }
    var request = SimulationRequest(
      sources: [source], root: root, steps: steps.map { $0.map(ActionText.init) })
    request.keepsDrawing = true
    return simulate(request).map { [DrawnSide(.only, $0, of: [source])] }
  }
}

extension PictureRequest {
  /// Of an example or a text, named after the view that it shows in letters that any file system takes.
  init(of program: PredictionProgram) {
    let name = program.shownView ?? ""
    let plain = name.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    self.init(
      name: plain.isEmpty ? ExampleProgram.viewName : plain, text: program.text,
      root: program.root, steps: program.steps)
  }
}
