/// A group of the interpreter's functions that has one subject.
protocol InterpreterPart {
  /// The interpreter whose state the functions read and write.
  var interpreter: Interpreter { get }
}

/// Each part by its name, for the interpreter and for the other parts.
extension InterpreterPart {
  var conversions: Conversions { Conversions(interpreter: interpreter) }
  var initializers: Initializers { Initializers(interpreter: interpreter) }
  var valueVariation: ValueVariation { ValueVariation(interpreter: interpreter) }
  var placeAccess: PlaceAccess { PlaceAccess(interpreter: interpreter) }
  var operators: Operators { Operators(interpreter: interpreter) }
  var library: Library { Library(interpreter: interpreter) }
  var sequenceLibrary: SequenceLibrary { SequenceLibrary(interpreter: interpreter) }
  var scalarLibrary: ScalarLibrary { ScalarLibrary(interpreter: interpreter) }
  var declaredTypes: DeclaredTypes { DeclaredTypes(interpreter: interpreter) }
  var comparison: ValueComparison { ValueComparison(interpreter: interpreter) }
  var viewMaker: ViewMaker { ViewMaker(interpreter: interpreter) }
  var optionalMembers: OptionalMembers { OptionalMembers(interpreter: interpreter) }
  var recorder: Recorder { Recorder(interpreter: interpreter) }
  var descriptions: Descriptions { Descriptions(interpreter: interpreter) }
}
