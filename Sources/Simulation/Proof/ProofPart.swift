/// A group of the functions of a ``ProofRun`` that has one subject.
protocol ProofPart {
  /// The run whose state the functions read and write.
  var run: ProofRun { get }
}

/// Each part by its name, for the run and for the other parts.
extension ProofPart {
  var places: ProofPlaces { ProofPlaces(run: run) }
  var views: ProofViews { ProofViews(run: run) }
  var natives: ProofNatives { ProofNatives(run: run) }
  var initializers: ProofInitializers { ProofInitializers(run: run) }
}
