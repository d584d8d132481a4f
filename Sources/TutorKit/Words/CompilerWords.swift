/// Why the compiler has no say, and what to do about it.
package enum CompilerWords: String, Words {
  package static let area = "compiler"

  case noCompiler = "no Swift compiler found; put swiftc on PATH, or name it with TUTOR_SWIFTC"
  case noProgram = """
    TUTOR_SWIFTC names {1}, which is no program here; correct it, or unset it to use the swiftc on PATH
    """
  case noAnswer = "{1} does not answer like a Swift compiler; name another one with TUTOR_SWIFTC"
  case unfitVersion = "{1} cannot be used; the check needs Swift 6.2 or a later 6"
  case interfaceRejected = "{1} cannot read tutor's description of SwiftUI"
  case interfaceRejectedWith = "{1} cannot read tutor's description of SwiftUI: {2}"
  case noInterface = "the folder Support/Interfaces is not beside the lessons"
  case noCache = "{1} cannot be written; name another folder with TUTOR_CACHE"
  case unknownNames = "not in the interface: {1}; whether the file compiles is not known"
  case undeclared = "not declared in this file: {1}"
  case undescribed =
    "the compiler refuses line {2} ({3}), but not all of `{1}` is in the interface; whether the file compiles is not known"
  case surrender = "the compiler gave up on line {1} ({2}); whether the file compiles is not known"
  case failsAlready = """
    the compiler refuses line {1} ({2}), in your own file as well as here: see whether the app's other files are as it \
    needs them, then `own` reads them again
    """
  case noPlace = "the compiler names no place in the file ({1}); whether it compiles is not known"
  case timeLimit =
    "the compiler did not answer within {1} seconds; whether the file compiles is not known"
  case stopped = "the compiler ended without an answer; grade again"
  case placed = "`{1}` (line {2})"
  case andMore = "{1} and {2} more"
  case compilerAt = "{1} at {2}"
  case compilerAtWith = "{1} at {2}, with {3}"
}
