/// Reads a compiler's output line by line, and finds the places of errors in what macros make.
struct CompilerOutput {
  /// The name under which the file was given to the compiler.
  private let file: String
  private var found: [Found] = []
  /// By the file that a macro made: where in the file the macro is used.
  private var uses: [String: CompilerDiagnostic] = [:]
  /// By the file that a macro made: the file with its use, which a macro made too.
  private var outer: [String: String] = [:]

  /// An error with what is told of its place.
  private struct Found {
    var error: CompilerDiagnostic
    /// The file that a macro made, in which the error is; nil: it has a place, or none at all.
    var made: String?
    /// The first place in the file that a note names.
    var note: CompilerDiagnostic?
    /// Notes belong to it.
    var isPending = true
  }

  init(file: String) { self.file = file }

  /// The errors so far, in the compiler's order, each once.
  var errors: [CompilerDiagnostic] {
    let placed = found.map { found in
      guard found.error.line == nil, let place = found.made.flatMap(place) ?? found.note else {
        return found.error
      }
      return CompilerDiagnostic(
        message: found.error.message, line: place.line, column: place.column)
    }
    // Where a macro cannot be applied, what is wrong in the code that it made follows from that.
    let isMisapplied = placed.contains { $0.line != nil && $0.isOfMisappliedMacro }
    let told = placed.filter { !isMisapplied || $0.line != nil }
    return told.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// Where the macro is used that made a file.
  private func place(_ made: String) -> CompilerDiagnostic? {
    var made = made
    // Macros stand in what macros make, some levels deep at most.
    for _ in 0..<8 {
      if let use = uses[made] { return use }
      guard let next = outer[made] else { return nil }
      made = next
    }
    return nil
  }

  mutating func take(_ line: String) {
    if let (place, message) = line.splitOnce(by: ": error: ") {
      let error = CompilerDiagnostic(place: place, message: message, file: file)
      let made = error.line == nil ? Self.madeFile(place) : nil
      found.append(Found(error: error, made: made))
    } else if let (place, _) = line.splitOnce(by: ": note: in expansion of macro") {
      note(place, isUse: true)
    } else if let (place, _) = line.splitOnce(by: ": note: ") {
      note(place, isUse: false)
    } else if line.hasPrefix("error: "), found.isEmpty {
      found.append(Found(error: CompilerDiagnostic(message: String(line.dropFirst(7)))))
    }
  }

  /// - Parameter isUse: it says where the macro is used that made the file of the error before.
  private mutating func note(_ place: String, isUse: Bool) {
    let note = CompilerDiagnostic(place: place, message: "", file: file)
    guard let last = found.indices.last, found[last].error.line == nil, found[last].made != nil
    else { return }
    if isUse, found[last].isPending {
      // An error in a macro's expansion belongs to the line that uses the macro.
      found[last].isPending = false
      guard let made = found[last].made else { return }
      if note.line != nil { uses[made] = note } else { outer[made] = Self.madeFile(place) }
    } else if note.line != nil, found[last].note == nil {
      found[last].note = note
    }
  }

  /// The file of `path:line:column`, where a macro made it.
  static func madeFile(_ place: String) -> String? {
    let parts = place.split(separator: ":")
    guard parts.count >= 3 else { return nil }
    let name = String(parts[parts.count - 3])
    return name.contains("@__swiftmacro_") ? name : nil
  }
}
