/// The views of a running program: which there are, what they show, and which bodies run again.
///
/// It owns the ``Interpreter`` that runs their code, and is the ``InterpreterHost`` of it.
final class ViewGraph: GraphPart {
  private let program: ViewProgram
  private let options: SimulationOptions
  /// Runs the code of bodies and actions.
  private(set) lazy var interpreter = Interpreter(program: program, options: options, host: self)
  /// The nodes, and the state of the running update.
  var engine = EngineState()
  /// What runs by itself when its view appears, on the screen that is drawn.
  var appearing: [RenderTree] = []
  /// Views that keep nothing and have another identity in each run, as a tree that is being made leaves that out.
  var freshIdentities: [String] = []
  /// What is set in the bars of the screen that is drawn.
  var bars: [RenderTree] = []
  /// What a step has put into a control, in words.
  var lastPut: String?
  /// The step changes a property that no control of that name changes.
  var changesDirectly = false
  /// The label of the control that shows what the step set by its name.
  var changedControl: String?
  /// The keys of SwiftUI's environment that the program has read.
  var environmentRead: Set<String> = []
  /// The keys of the environment that the program declares and has read.
  var ownKeysRead: Set<String> = []
  /// Objects that views read from the environment and that no ancestor supplies, by their types.
  var missingObjects: Set<String> = []
  /// What bodies read without being told of its changes. Only for comparing programs.
  var unfollowed: Set<UnfollowedRead> = []
  /// What bodies read of values that views hold in plain properties, and those of these values that are
  /// objects that announce their changes. Only for comparing programs.
  var plainReads: [HashKey: Set<UnfollowedRead>] = [:]
  var announcing: Set<HashKey> = []
  /// What is waited for, and the task that is taken up.
  var waits = WaitLog()
  /// Tasks that wait, by what they wait for. Only for comparing programs.
  var waiting: [WaitingTask] = []
  /// Types whose values open screens: of which a value was pushed, and of which none.
  var pushedTypes: Set<String> = []
  var unpushedTypes: Set<String> = []
  /// Whether a style was told if a finger is on its control.
  var tellsOfPressing = false

  /// How much was unchecked when the running step began.
  var uncheckedBefore = 0

  var graph: ViewGraph { self }

  init(program: ViewProgram, options: SimulationOptions) {
    self.program = program
    self.options = options
    engine.separatesWrites = options.mentalModel == .eachWriteRuns
  }
}
