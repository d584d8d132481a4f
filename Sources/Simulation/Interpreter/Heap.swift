/// What the code of a program has stored: its objects, its global and static variables.
struct Heap {
  private let objects: [Instance]
  private let globals: [Value?]
  private let statics: [StaticKey: Value]
  private let settings: [Int: [String: String]]
  private let freshCount: Int

  /// What an interpreter has stored now. It is copied only where it is written to.
  init(of interpreter: Interpreter) {
    objects = interpreter.objects
    globals = interpreter.globals
    statics = interpreter.statics
    settings = interpreter.settings
    freshCount = interpreter.freshCount
  }

  /// Stores it again.
  func restore(_ interpreter: Interpreter) {
    interpreter.objects = objects
    interpreter.globals = globals
    interpreter.statics = statics
    interpreter.settings = settings
    interpreter.freshCount = freshCount
  }
}
