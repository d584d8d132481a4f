import Simulation

/// Functions of either program in which something stands that the other program has nowhere, or not as often.
/// A difference between two programs is in one of these, or in what the views are made of.
struct OwnFunctions {
  let before: Set<FunctionID>
  let after: Set<FunctionID>

  init(_ before: LoweredProgram, _ after: LoweredProgram) {
    let (old, new) = (FunctionPieces(before.program), FunctionPieces(after.program))
    self.before = Self.rest(old, new)
    self.after = Self.rest(new, old)
  }

  var isEmpty: Bool { before.isEmpty && after.isEmpty }

  private static func rest(_ own: FunctionPieces, _ other: FunctionPieces) -> Set<FunctionID> {
    own.functions.reduce(into: []) { result, piece in
      if piece.value.count > other.functions[piece.key, default: []].count {
        result.formUnion(piece.value)
      }
    }
  }
}
